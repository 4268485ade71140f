import { ratingOf } from '../../../domain/norms/rating.ts'
import type { PersonVo2max } from '../../../domain/person.ts'
import { outcomeOf, type AnyInputs, type TestEntry } from '../../../domain/tests/registry.ts'
import { CategoryDot } from '../../components/graphics/category-dot.tsx'
import { useMessages } from '../../messages.ts'
import { useCalculatorMessages } from '../messages.ts'
import styles from './result.module.css'

/** A VO2max in large. */
export function Value({ vo2max }: { vo2max: number }) {
  const { number } = useMessages()
  return (
    <p className={styles.value}>
      {number(vo2max, 1)} <small>ml/kg/min</small>
    </p>
  )
}

/** Its category and its percentile, by the thresholds of the site. */
export function Rating({ personVo2max }: { personVo2max: PersonVo2max }) {
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

/** The VO2max that the site rates, and whose it is; undefined for tests that it does not rate. */
export function ratedOf(entry: TestEntry): PersonVo2max | undefined {
  const outcome = outcomeOf(entry)
  const { age, gender }: AnyInputs = entry.inputs
  const isRated = outcome.kind === 'estimate' && outcome.category && age !== undefined && gender
  return isRated ? { vo2max: outcome.vo2max, age, gender } : undefined
}
