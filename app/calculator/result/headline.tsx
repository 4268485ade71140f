import { ratingOf } from '../../../domain/norms/rating.ts'
import type { PersonVo2max } from '../../../domain/person.ts'
import type { Run } from '../../../domain/tests/cooper-run/cooper-run.ts'
import { outcomeOf, type AnyInputs, type TestEntry } from '../../../domain/tests/registry.ts'
import { CategoryDot } from '../../components/graphics/category-dot.tsx'
import { useMessages } from '../../messages.ts'
import { useCalculatorMessages } from '../messages.ts'
import styles from './result.module.css'

/** The number in large, with its category and its percentile where the site rates it; nothing of a refusal. */
export function Headline({ entry }: { entry: TestEntry }) {
  const { number } = useMessages()
  const outcome = outcomeOf(entry)
  const rated = ratedOf(entry)
  if (outcome.kind === 'refusal') return null
  if (outcome.kind === 'index') return <p className={styles.value}>{number(outcome.index, 1)}</p>
  return (
    <>
      <p className={styles.value}>
        {number(outcome.vo2max, 1)} <small>ml/kg/min</small>
      </p>
      {rated && <Rating personVo2max={rated} />}
    </>
  )
}

/** A category and a percentile, by the thresholds of the site. */
function Rating({ personVo2max }: { personVo2max: PersonVo2max }) {
  const { categories, result } = useCalculatorMessages()
  const { category, percentile } = ratingOf(personVo2max)
  return (
    <>
      <p className={styles.category}>
        <CategoryDot category={category} />
        {categories[category]}
      </p>
      <p className={styles.say}>{result.percentile(percentile)}</p>
    </>
  )
}

/** The same as it is announced. */
export function AnnouncedHeadline({ entry }: { entry: TestEntry }) {
  const { number } = useMessages()
  const { categories, result: words } = useCalculatorMessages()
  const outcome = outcomeOf(entry)
  const rated = ratedOf(entry)
  if (outcome.kind === 'refusal') return null
  if (outcome.kind === 'index') return words.announcedIndex(number(outcome.index, 1))
  const value = number(outcome.vo2max, 1)
  if (!rated) return words.announcedValue(value)
  const { category, percentile } = ratingOf(rated)
  return `${words.announcement(value, categories[category])} ${words.percentile(percentile).replace(/\.?$/, '.')}`
}

/** Whose run it is, and the way back to its form. */
export function Recap({ run }: { run: Run }) {
  const { number } = useMessages()
  const { result: words, genders } = useCalculatorMessages()
  const write = (value: number) => number(value, 0, 3)
  return (
    <p className={styles.recap}>
      {words.recap(write(run.age), genders[run.gender].toLowerCase(), write(run.distance))}{' '}
      <a href="#age">{words.edit}</a>
    </p>
  )
}

/** The VO2max that the site rates, and whose it is; undefined for tests that it does not rate. */
export function ratedOf(entry: TestEntry): PersonVo2max | undefined {
  const outcome = outcomeOf(entry)
  const { age, gender }: AnyInputs = entry.inputs
  const isRated = outcome.kind === 'estimate' && outcome.category && age !== undefined && gender
  return isRated ? { vo2max: outcome.vo2max, age, gender } : undefined
}
