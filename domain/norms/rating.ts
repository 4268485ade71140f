import { thresholdsOf, type Norm } from './norms.ts'

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
