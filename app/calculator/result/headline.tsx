import { ratingOf, type Measured } from '../../../domain/result.ts'
import { Dot } from '../../components/category-dot.tsx'
import { useMessages } from '../../messages.ts'
import { useCalculatorMessages } from '../messages.ts'
import styles from './result.module.css'

/** A VO2max in large, its category and its percentile. */
export function Verdict({ measured }: { measured: Measured }) {
  const { number } = useMessages()
  const { categories, result } = useCalculatorMessages()
  const { vo2max, category, percentile } = ratingOf(measured)
  return (
    <>
      <p className={styles.value}>
        {number(vo2max, 1)} <small>ml/kg/min</small>
      </p>
      <p className={styles.category}>
        <Dot category={category} />
        {categories[category]}
      </p>
      <p>{result.percentile(percentile)}</p>
    </>
  )
}

/** Tells screen readers an answer without taking the focus. */
export function Announcement({ measured }: { measured: Measured | undefined }) {
  const { number } = useMessages()
  const { categories, result: words } = useCalculatorMessages()
  const rating = measured && ratingOf(measured)
  return (
    <p className="visually-hidden" role="status">
      {rating && words.announcement(number(rating.vo2max, 1), categories[rating.category])}
    </p>
  )
}
