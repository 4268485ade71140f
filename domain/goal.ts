import { normFor, thresholdsOf } from './norms/thresholds.ts'
import { categories, type Category } from './norms/rating.ts'
import { resultOf, type Run, runFields } from './protocols/cooper-run/cooper-run.ts'
import { cooperDistance, siteFactors, siteVo2max, isWalked } from './protocols/cooper-run/equation.ts'

interface Goal {
  /** metres in 12 minutes, a multiple of ten */
  distance: number
  /** metres more than today, at least one; 0 if the goal is to stay in the category */
  more: number
  /** the category that the goal reaches */
  category?: Category
}

/**
 * Returns the shortest multiple of 10 m that reaches a run's next category. Undefined in the highest category, or if
 * that distance is above the form's maximum.
 */
export function nextCategoryOf(run: Run): { distance: number; category: Category } | undefined {
  const rank = categories.indexOf(resultOf(run).category)
  const start = categoryStartsOf(run)[rank]
  if (start === undefined) return undefined
  const distance = roundUpToTen(start)
  return distance > runFields.distance.max ? undefined : { distance, category: categories[rank + 1]! }
}

/**
 * Returns the goal of eight weeks: the next category's distance, or 7 % more than today, rounded up to 10 m, if that is
 * shorter. In the highest category, the goal is the category's start, rounded up to 10 m; rounded down if rounding up
 * would exceed today's distance. Undefined for a distance that was walked, or if the goal is above the form's maximum.
 */
export function goalOf(run: Run): Goal | undefined {
  const { distance } = run
  if (isWalked(distance)) return undefined
  const today = resultOf(run).category
  if (today === categories.at(-1)) {
    const start = roundUpToTen(categoryStartsOf(run).at(-1)!)
    return { distance: start > distance ? start - 10 : start, more: 0 }
  }
  const goal = Math.min(nextCategoryOf(run)?.distance ?? Infinity, roundUpToTen((distance * 107) / 100))
  if (goal > runFields.distance.max) return undefined
  const { category } = resultOf({ ...run, distance: goal })
  return { distance: goal, more: Math.ceil(goal - distance), ...(category !== today && { category }) }
}

/** Rounds metres up to a multiple of ten. */
const roundUpToTen = (metres: number) => Math.ceil(metres / 10) * 10

/** Returns the shortest distances, in whole metres, at which a person's categories after the first begin. */
export function categoryStartsOf({ age, gender }: Pick<Run, 'age' | 'gender'>): number[] {
  return thresholdsOf(normFor(gender, age)).map((threshold) => shortestRunTo(threshold, { age, gender }))
}

/**
 * Returns the shortest distance, in whole metres, that reaches a threshold. Tries metre by metre, because values are
 * rounded.
 */
function shortestRunTo(threshold: number, { age, gender }: Pick<Run, 'age' | 'gender'>): number {
  const reaches = (distance: number) => siteVo2max({ age, gender, distance }) >= threshold
  const factors = siteFactors({ age, gender })
  // a value half a tenth below the threshold is rounded up to it
  let distance = Math.ceil(cooperDistance((threshold - 0.05) / (factors.age * factors.gender)))
  while (!reaches(distance)) distance++
  while (reaches(distance - 1)) distance--
  return distance
}
