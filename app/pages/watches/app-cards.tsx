import { apps, type AppId, type AppPlan } from '../../../content/data/apps.ts'
import styles from './watches.module.css'

/** The apps of the tools page: what each costs and what it is for. */
export function AppCards({ plans, texts }: { plans: Record<AppPlan, string>; texts: Record<AppId, string> }) {
  return (
    <ul className={`columns ${styles.apps}`}>
      {apps.map(({ id, name, plan }) => (
        <li key={id} className={styles.app}>
          <h3>{name}</h3>
          <p className={styles.plan}>{plans[plan]}</p>
          <p>{texts[id]}</p>
        </li>
      ))}
    </ul>
  )
}
