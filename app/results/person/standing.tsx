import { use } from 'react'
import { isPastStudents } from '../../../domain/field-tests/queens-college-step.ts'
import { comparisonTexts, type Subject } from '../../calculator/result/comparison/comparison-texts.ts'
import { useRunMessages } from '../../calculator/messages.ts'
import { useMessages } from '../../messages.ts'
import type { ShownRecord } from '../records/records.ts'
import styles from './person.module.css'

/**
 * Where a result stands among people of that age and gender who were measured, in the words of its own page; it suspends
 * until its strings are loaded.
 */
export default function Standing({ latest }: { latest: ShownRecord }) {
  const details = use(useRunMessages().details())
  const { number } = useMessages()
  const subject = subjectOf(latest)
  if (!details || !subject) return null
  const words = details.measuredPeople
  const { lead, before, site, say, after, why } = comparisonTexts(subject, { words, number })
  // only who is shown a category is told how the site's thresholds differ
  const isRated = latest.category !== null
  const quiet = [...before, isRated && site, say, ...(say ? [] : after)].filter((text) => typeof text === 'string')
  return (
    <>
      {lead && <p>{lead}</p>}
      {quiet.map((text) => (
        <p key={text} className={styles.quiet}>
          {text}
        </p>
      ))}
      {isRated && why.length > 0 && (
        <details className={styles.quiet}>
          <summary>{words.why.title}</summary>
          <p>{why.join(' ')}</p>
        </details>
      )}
    </>
  )
}

/** A step test has its result from the pulses of students: older people are not compared by it. */
function subjectOf({ run, vo2max, test, person: { age, gender } }: ShownRecord): Subject | undefined {
  if (run) return { run }
  if (vo2max === null || age === undefined || !gender) return undefined
  return test === 'queens-college-step' && isPastStudents(age) ? undefined : { known: { vo2max, age, gender } }
}
