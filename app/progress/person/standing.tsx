import { use } from 'react'
import { outcomeOf } from '../../../domain/tests/registry.ts'
import { savedComparison, type Subject } from '../../calculator/result/comparison/comparison-texts.ts'
import { useRunMessages } from '../../calculator/messages.ts'
import { useMessages } from '../../messages.ts'
import type { ShownRecord } from '../records/records.ts'
import styles from './person.module.css'

/** A result among the people who were measured, in the words that it was first shown with; it suspends until they are loaded. */
export default function Standing({ latest }: { latest: ShownRecord }) {
  const details = use(useRunMessages().details())
  const { number } = useMessages()
  const subject = subjectOf(latest)
  if (!details || !subject) return null
  const { measuredPeople: words } = details
  const { texts, why } = savedComparison(subject, latest.category !== null, { words, number })
  const [first, ...more] = texts
  return (
    <>
      {first && <p>{first}</p>}
      {more.map((text) => (
        <p key={text} className={styles.quiet}>
          {text}
        </p>
      ))}
      {why.length > 0 && (
        <details className={styles.why}>
          <summary>{words.why.title}</summary>
          <p>{why.join(' ')}</p>
        </details>
      )}
    </>
  )
}

/** Who is compared; nobody where age, gender or VO2max are unknown, or where no age enters the test and flatters who is older. */
function subjectOf(record: ShownRecord): Subject | undefined {
  if (record.test === 'cooper-run') return { run: record.inputs }
  const { vo2max, person } = record
  const { age, gender } = person
  const outcome = outcomeOf(record)
  if (vo2max === null || age === undefined || !gender) return undefined
  return outcome.kind === 'estimate' && outcome.caution === 'ageless' ? undefined : { known: { vo2max, age, gender } }
}
