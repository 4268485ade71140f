import { comparisonFirstAge } from './norms/comparison.ts'
import { cooperDistance, corrections, estimate } from './tests/cooper-run/equation.ts'
import { rockportWalk } from './tests/rockport-walk/rockport-walk.ts'
import { normFor, thresholdsOf } from './norms/norms.ts'
import { categories } from './norms/rating.ts'
import { isBelowFormula } from './tests/cooper-run/result.ts'
import { runFields, type Run } from './tests/cooper-run/cooper-run.ts'

/**
 * The next category for the person who made a run, the ml/kg/min from which it begins, and the shortest distance in whole
 * metres whose displayed result reaches it; undefined for those who are Excellent, and when it would need more
 * metres than the form accepts. A property of the formula, never a goal to set an older adult (docs/physiology.md).
 */
export function nextStep({ age, gender, distance }: Run) {
  const vo2max = estimate({ age, gender, distance })
  const thresholds = thresholdsOf(normFor(gender, age))
  const next = thresholds.findIndex((threshold) => vo2max < threshold)
  const threshold = thresholds[next]
  if (threshold === undefined) return undefined
  const needed = shortestRunTo(threshold, { age, gender })
  return needed > runFields.distance.max ? undefined : { category: categories[next + 1]!, threshold, distance: needed }
}

/**
 * What to do after a run: work towards the next category, repeat the test, or walk. From 50 on a distance to run is no goal to set (content brief, sections 5.4 and 6), and whoever ran less than the
 * formula can tell has no use for one either: both are shown the Rockport walk. `more` is in whole metres.
 */
export function nextAction(run: Run) {
  if (run.age >= comparisonFirstAge || isBelowFormula(run))
    return { kind: 'walk', isValidated: run.age < rockportWalk.studiedAges!.to + 1 } as const
  const step = nextStep(run)
  if (!step) return { kind: 'again' } as const
  return { kind: 'train', step, more: Math.ceil(step.distance - run.distance) } as const
}

/** The inverse of the formula, then corrected by trying whole metres, because the result is rounded. */
function shortestRunTo(threshold: number, { age, gender }: Pick<Run, 'age' | 'gender'>): number {
  const reaches = (distance: number) => estimate({ age, gender, distance }) >= threshold
  const factors = corrections({ age, gender })
  // half a tenth below the threshold is shown as the threshold
  let distance = Math.ceil(cooperDistance((threshold - 0.05) / (factors.age * factors.gender)))
  while (!reaches(distance)) distance++
  while (reaches(distance - 1)) distance--
  return distance
}
