import type { PersonVo2max } from '../person.ts'
import { oneDecimal } from '../rounding.ts'
import { normFor, thresholdsOf, type Norm } from './thresholds.ts'

/** From the lowest to the highest. */
export const categories = ['Faible', 'Moyen', 'Bon', 'Très bon', 'Excellent'] as const
export type Category = (typeof categories)[number]

export type Percentile = 10 | 25 | 50 | 75 | 95

/** Each category has one percentile step. Source: product spec, section 9. */
const percentiles: Record<Category, Percentile> = { Faible: 10, Moyen: 25, Bon: 50, 'Très bon': 75, Excellent: 95 }

/** Category of a rounded VO2max in ml/kg/min. Source: product spec, section 9. */
export function category(vo2max: number, norm: Norm): Category {
  return categories[thresholdsOf(norm).filter((threshold) => vo2max >= threshold).length]!
}

/** Percentile step (10, 25, 50, 75 or 95) of a rounded VO2max in ml/kg/min. Source: product spec, section 9. */
export function percentile(vo2max: number, norm: Norm): Percentile {
  return percentiles[category(vo2max, norm)]
}

/** Rates a VO2max, rounded to one decimal first: the value that is shown is the one that is rated. */
export function ratingOf({ vo2max, age, gender }: PersonVo2max) {
  const norm = normFor(gender, age)
  const shown = oneDecimal(vo2max)
  return { vo2max: shown, category: category(shown, norm), percentile: percentile(shown, norm) }
}
