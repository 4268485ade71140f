import type { Norm } from './norms.ts'

/** From the lowest to the highest. */
export const categories = ['Faible', 'Moyen', 'Bon', 'Très bon', 'Excellent'] as const
export type Category = (typeof categories)[number]

export type Percentile = 10 | 25 | 50 | 75 | 95

/** Category of a rounded VO2max in ml/kg/min. Source: product spec, section 9. */
export function category(vo2max: number, norm: Norm): Category {
  if (vo2max < norm.poor) return 'Faible'
  if (vo2max < norm.fair) return 'Moyen'
  if (vo2max < norm.good) return 'Bon'
  return vo2max < norm.excellent ? 'Très bon' : 'Excellent'
}

/** Percentile step (10, 25, 50, 75 or 95) of a rounded VO2max in ml/kg/min. Source: product spec, section 9. */
export function percentile(vo2max: number, norm: Norm): Percentile {
  if (vo2max >= norm.excellent) return 95
  if (vo2max >= norm.good) return 75
  if (vo2max >= norm.fair) return 50
  return vo2max >= norm.poor ? 25 : 10
}
