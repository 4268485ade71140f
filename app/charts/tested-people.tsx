import { measuredGroups } from '../../domain/norms/measured-people.ts'
import { genders } from '../../domain/person.ts'
import { useMessages } from '../messages.ts'
import styles from './age-chart.module.css'
import { PeopleChart } from './people-chart.tsx'

/** Renders two charts of the people tested in laboratories: men and women. */
export function TestedPeople() {
  const { number, charts } = useMessages()
  return (
    <div className={styles.chartPair}>
      {genders.map((gender) => {
        const groups = measuredGroups(gender)
        const [young, old] = [groups[0]!, groups.at(-1)!].map(({ values }) => number(values[50], 1)) as [string, string]
        return <PeopleChart key={gender} gender={gender} title={charts.people.title(gender, young, old)} />
      })}
    </div>
  )
}
