import { cooper, isWalked } from '../tests/cooper-run/equation.ts'
import type { Run } from '../tests/cooper-run/cooper-run.ts'
import { measuredAges, measuredPosition, nearestPercentile, type MeasuredPercentile } from './measured-people.ts'
import { ratingOf, type Percentile } from './rating.ts'
import { vo2maxOf } from '../tests/cooper-run/result.ts'
import type { PersonVo2max } from '../person.ts'
import { oneDecimal } from '../rounding.ts'

/** From this age on, measured people are compared first: the site's categories have only one group from here to 100. */
export const comparisonFirstAge = 50

/** A position among measured people as it is said: the nearest percentile of the registry, or beyond all of them. */
export type Standing = MeasuredPercentile | 'below' | 'above'

/** A VO2max in ml/kg/min, shown with one decimal, and where it stands. */
interface Compared {
  vo2max: number
  standing: Standing
}

/** What is said beside a result: how many of the people measured at that age and gender score lower. */
export interface Comparison {
  ages: NonNullable<ReturnType<typeof measuredAges>>
  /** the value that the site shows */
  shown: Compared
  /** of a run: the value of Cooper's equation alone */
  cooper: Compared | undefined
  /** whether Cooper's equation alone puts the runner 20 percentiles or more away from the value that is shown */
  differs: boolean
  /** how the site's category differs from the value's place among measured people; undefined where it does not */
  site: 'stricter' | 'looser' | undefined
}

/**
 * What a runner can take up at most, in ml/kg/min, as a run is compared, drawn and read: the site's value, and from 50
 * on that of Cooper's equation alone; undefined of a distance that was walked.
 */
export function capacityOf(run: Run): number | undefined {
  if (isWalked(run.distance)) return undefined
  return run.age < comparisonFirstAge ? vo2maxOf(run).vo2max : oneDecimal(cooper(run.distance))
}

/** Compares a run with measured people; undefined under 20, from 90 on, and of a distance that was walked. */
export function comparisonOfRun(run: Run): Comparison | undefined {
  if (capacityOf(run) === undefined) return undefined
  return comparisonOf(vo2maxOf(run), oneDecimal(cooper(run.distance)))
}

/** Compares a VO2max with measured people, and beside it that of Cooper's equation alone, both in ml/kg/min. */
export function comparisonOf(person: PersonVo2max, cooperAlone?: number): Comparison | undefined {
  const { vo2max, percentile } = ratingOf(person)
  const ages = measuredAges(person.age)
  const standing = percentileAmongTested({ ...person, vo2max })
  if (!ages || !standing) return undefined
  const cooper =
    cooperAlone === undefined
      ? undefined
      : { vo2max: cooperAlone, standing: percentileAmongTested({ ...person, vo2max: cooperAlone })! }
  return {
    ages,
    shown: { vo2max, standing },
    cooper,
    differs: cooper !== undefined && Math.abs(inPercent(cooper.standing) - inPercent(standing)) >= 20,
    site: biasOfCategory(percentile, standing),
  }
}

/** Whether a standing is in the lowest quarter, which nothing should flatter. */
export function isInLowestQuarter(standing: Standing): standing is 'below' | 5 | 10 | 20 {
  return inPercent(standing) < 25
}

/** Where a VO2max stands among measured people, as it is said. */
export function percentileAmongTested(person: PersonVo2max): Standing | undefined {
  const position = measuredPosition(person)
  return typeof position === 'number' ? nearestPercentile(position) : position
}

/** A category stands for the people from its percentile to that of the next; the first begins at 0, the last ends at 100. */
function biasOfCategory(percentile: Percentile, standing: Standing): Comparison['site'] {
  const steps: Percentile[] = [10, 25, 50, 75, 95]
  const next = steps[steps.indexOf(percentile) + 1]
  const measured = inPercent(standing)
  if (next !== undefined && measured >= next) return 'stricter'
  return percentile > 10 && measured < percentile ? 'looser' : undefined
}

function inPercent(standing: Standing): number {
  if (standing === 'below') return 0
  return standing === 'above' ? 100 : standing
}
