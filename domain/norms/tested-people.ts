import type { Gender, Person, PersonVo2max } from '../person.ts'
import type { NumberRange } from '../range.ts'
import { oneDecimal } from '../rounding.ts'

/** The percentiles of the FRIEND registry (below), lowest first. */
export const registryPercentiles = [5, 10, 20, 25, 30, 40, 50, 60, 70, 75, 80, 90, 95] as const

/**
 * VO2max in ml/kg/min measured by gas analysis: a row for each decade of age, a value for each of
 * `registryPercentiles`. From 16,278 treadmill tests of apparently healthy adults in 34 laboratories of the United
 * States, all with a respiratory exchange ratio of 1.10 or more. Source: FRIEND registry, Kaminsky 2022,
 * doi:10.1016/j.mayocp.2021.08.020, as the R package FRIENDanalysis of its co-authors gives it.
 */
export const registryVo2max: Record<Gender, Record<Decade, readonly number[]>> = {
  homme: {
    20: [24.8, 28.8, 34.8, 37.3, 39.2, 42.8, 45.4, 48.2, 50.9, 52.6, 54.2, 57.8, 62.1],
    30: [20.6, 25.0, 29.4, 31.3, 32.8, 35.9, 38.6, 41.9, 45.1, 46.5, 48.7, 54.3, 57.9],
    40: [19.7, 22.9, 26.9, 28.4, 29.7, 32.1, 34.8, 37.2, 40.0, 41.8, 44.0, 49.5, 53.2],
    50: [16.5, 19.2, 22.7, 23.9, 25.3, 27.2, 29.4, 31.8, 34.1, 35.5, 37.5, 42.7, 46.8],
    60: [13.8, 16.1, 18.6, 19.7, 20.8, 22.8, 24.4, 26.5, 28.7, 29.9, 31.6, 36.4, 40.2],
    70: [11.6, 13.6, 16.0, 16.8, 17.6, 19.3, 20.6, 22.3, 23.9, 25.0, 26.3, 29.6, 35.2],
    80: [12.2, 13.2, 15.3, 15.9, 16.1, 16.7, 17.7, 18.8, 20.4, 20.9, 21.8, 23.6, 25.6],
  },
  femme: {
    20: [19.3, 22.2, 26.6, 28.6, 29.9, 32.7, 35.6, 38.0, 41.2, 42.2, 44.1, 47.3, 50.1],
    30: [16.6, 19.2, 22.1, 23.1, 24.3, 26.4, 28.3, 30.7, 33.3, 34.5, 36.2, 41.1, 45.5],
    40: [15.3, 17.4, 20.0, 21.3, 22.2, 24.2, 25.9, 27.7, 29.8, 30.9, 32.8, 37.5, 40.7],
    50: [14.5, 16.6, 18.7, 19.5, 20.3, 21.7, 23.1, 24.7, 26.4, 27.3, 28.4, 31.8, 35.3],
    60: [12.0, 13.5, 15.5, 16.4, 17.0, 18.3, 19.4, 20.8, 22.2, 23.1, 24.1, 27.3, 29.7],
    70: [11.3, 12.3, 14.1, 14.8, 15.3, 16.1, 17.1, 18.2, 19.2, 20.0, 20.6, 22.8, 24.2],
    80: [10.7, 11.4, 12.4, 12.8, 13.4, 14.3, 15.1, 15.5, 16.6, 17.2, 18.0, 19.9, 20.7],
  },
}

const decades = [20, 30, 40, 50, 60, 70, 80] as const
type Decade = (typeof decades)[number]

/** The ages of the registry. */
export const testedAges: NumberRange = { from: decades[0], to: decades.at(-1)! + 9 }

/**
 * Returns the age group to compare with, in completed years, both included. Undefined below 20 and from 90: nobody was
 * measured.
 */
export function testedGroupAgesOf(age: number) {
  const from = decades.find((decade) => decade === Math.floor(age / 10) * 10)
  return from && { from, to: from + 9 }
}

/**
 * Returns the percentile of a group that is nearest to a VO2max, given the group's `values`; of two equally near, the
 * lower; 0 below the lowest value. A percentile is the share of people with a lower VO2max.
 */
function percentileRankOf(vo2max: number, values: readonly number[]): number {
  const reached = values.filter((value, index) => {
    const lower = values[index - 1]
    // rounded to tenths, because the sum of two decimals is not exact
    return lower === undefined ? vo2max >= value : 2 * vo2max > oneDecimal(lower + value)
  })
  return [0, ...registryPercentiles][reached.length]!
}

/** The percentiles that charts draw. */
export type DrawnPercentile = 5 | 25 | 50 | 75 | 95

/** Returns the drawn percentiles of each group, youngest first, in ml/kg/min. */
export const testedGroups = (gender: Gender) => decades.map((decade) => testedGroupFrom(gender, decade))

/** Returns the drawn percentiles of a person's group; undefined below 20 and from 90. */
export function testedGroupOf({ age, gender }: Person) {
  const ages = testedGroupAgesOf(age)
  return ages && testedGroupFrom(gender, ages.from)
}

function testedGroupFrom(gender: Gender, decade: Decade) {
  const at = (percentile: DrawnPercentile) => registryVo2max[gender][decade][registryPercentiles.indexOf(percentile)]!
  const values = { 5: at(5), 25: at(25), 50: at(50), 75: at(75), 95: at(95) }
  return { ages: { from: decade, to: decade + 9 }, values }
}

/** A comparison with the people tested at an age, in completed years, and gender. */
export interface Comparison {
  ages: NumberRange
  gender: Gender
  /** about how many percent of them have a lower VO2max: a percentile of the registry, or 0 */
  percentileRank: number
}

/** Compares a VO2max in ml/kg/min with people tested in a laboratory; undefined below 20 and from 90. */
export function comparisonOf({ age, gender, vo2max }: PersonVo2max): Comparison | undefined {
  const ages = testedGroupAgesOf(age)
  return ages && { ages, gender, percentileRank: percentileRankOf(vo2max, registryVo2max[gender][ages.from]) }
}
