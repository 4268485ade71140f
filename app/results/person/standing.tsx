import { use } from 'react'
import { standingOf } from '../../../domain/norms/comparison.ts'
import { isPastStudents } from '../../../domain/field-tests/queens-college-step.ts'
import { measuredAges } from '../../../domain/norms/measured-people.ts'
import { useRunMessages } from '../../calculator/messages.ts'
import type { ShownRecord } from '../records/records.ts'
import styles from './person.module.css'

/** Where a result stands among people of that age and gender who were measured; it suspends until its strings are loaded. */
export default function Standing({ latest }: { latest: ShownRecord }) {
  const details = use(useRunMessages().details())
  const { vo2max, test, person } = latest
  const { age, gender } = person
  if (!details || vo2max === null || age === undefined || !gender) return null
  const [standing, ages] = [standingOf({ vo2max, age, gender }), measuredAges(age)]
  if (!standing || !ages || (test === 'queens-college-step' && isPastStudents(age))) return null
  const { groups, lower } = details.measuredPeople
  return <p className={styles.quiet}>{lower(standing, groups[gender](ages.from, ages.to))}</p>
}
