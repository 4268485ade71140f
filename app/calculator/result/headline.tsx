import { ratingOf, type PersonVo2max } from '../../../domain/result.ts'
import { CategoryDot } from '../../components/text/category-dot.tsx'
import { useMessages } from '../../messages.ts'
import { useCalculatorMessages } from '../messages.ts'
import styles from './result.module.css'

/** A VO2max in large, its category and its percentile. */
export function Headline({ personVo2max }: { personVo2max: PersonVo2max }) {
  const { number } = useMessages()
  const { categories, result } = useCalculatorMessages()
  const { vo2max, category, percentile } = ratingOf(personVo2max)
  return (
    <>
      <p className={styles.value}>
        {number(vo2max, 1)} <small>ml/kg/min</small>
      </p>
      <p className={styles.category}>
        <CategoryDot category={category} />
        {categories[category]}
      </p>
      <p>{result.percentile(percentile)}</p>
    </>
  )
}
