import { useMessages } from '../messages.ts'
import styles from './how-to.module.css'

/** Stands where the result will be: the test in short. */
export function HowTo() {
  const { howTo } = useMessages().calculator
  return (
    <div className={styles.howTo}>
      <h3>{howTo.title}</h3>
      <ol>
        {howTo.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{howTo.help}</p>
    </div>
  )
}
