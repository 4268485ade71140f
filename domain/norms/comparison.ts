import { capacityOf } from '../tests/cooper-run/result.ts'
import type { Run } from '../tests/cooper-run/cooper-run.ts'
import type { Gender, PersonVo2max } from '../person.ts'
import { measuredAges, standingOf, type Standing } from './measured-people.ts'

/** How many of the people tested at that age, in completed years, and gender have a lower VO2max. */
export interface Comparison {
  ages: { from: number; to: number }
  gender: Gender
  standing: Standing
}

/** Compares a VO2max in ml/kg/min with people tested in a laboratory; undefined under 20 and from 90 on. */
export function comparisonOf(person: PersonVo2max): Comparison | undefined {
  const [ages, standing] = [measuredAges(person.age), standingOf(person)]
  return ages && standing && { ages, gender: person.gender, standing }
}

/** Compares a run by its distance alone; undefined of a distance that was walked too. */
export function comparisonOfRun(run: Run): Comparison | undefined {
  const vo2max = capacityOf(run)
  return vo2max === undefined ? undefined : comparisonOf({ ...run, vo2max })
}
