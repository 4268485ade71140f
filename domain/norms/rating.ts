import type { PersonVo2max } from '../person.ts'
import { oneDecimal } from '../rounding.ts'
import { thresholdGroupOf } from './thresholds.ts'

/** The categories, lowest first. */
export const categories = ['Faible', 'Moyen', 'Bon', 'Très bon', 'Excellent'] as const
export type Category = (typeof categories)[number]

/** The percentile of each category. Source: product spec, section 9 */
const categoryPercentiles: Record<Category, number> = { Faible: 10, Moyen: 25, Bon: 50, 'Très bon': 75, Excellent: 95 }

/** Rates a VO2max in ml/kg/min by its value rounded to one decimal. Source: product spec, section 9 */
export function ratingOf({ vo2max, age, gender }: PersonVo2max) {
  const rounded = oneDecimal(vo2max)
  const reached = thresholdGroupOf(gender, age).thresholds.filter((threshold) => rounded >= threshold)
  const category = categories[reached.length]!
  return { vo2max: rounded, category, percentile: categoryPercentiles[category] }
}
