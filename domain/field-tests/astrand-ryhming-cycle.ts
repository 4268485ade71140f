import { limits, type Gender } from '../cooper-run.ts'
import { estimateOf, pulseLimits, refused, type Estimate, type Refusal } from './outcome.ts'

/** Six minutes on a bicycle at one steady load. */
export interface AstrandRyhmingCycle {
  /** years; 29.5 is allowed */
  age: number
  gender: Gender
  /** body weight in kg */
  weight: number
  /** whole watts */
  watts: number
  /** whole beats/min */
  pulseAtMinute5: number
  /** whole beats/min */
  pulseAtMinute6: number
}

export const astrandLimits = {
  age: limits.age,
  weight: limits.weight,
  watts: { min: 10, max: 500 },
  pulseAtMinute5: pulseLimits,
  pulseAtMinute6: pulseLimits,
} as const

/** The pulses in beats/min that the nomogram describes, and how far apart the two may be to count as steady. */
const steadyPulse = { min: 125, max: 170, mostApart: 5 } as const

/** Factor on the uptake at an age in years, linear between. Source: I. Åstrand 1960. */
const ageFactors = [
  [15, 1.1],
  [25, 1],
  [35, 0.87],
  [40, 0.83],
  [45, 0.78],
  [50, 0.75],
  [55, 0.71],
  [60, 0.68],
  [65, 0.65],
] as const

/** Completed years that have a factor. */
const astrandAges = { from: 15, to: 65 } as const

/** The factor of an age whose completed years are in `astrandAges`; the year after 65 has that of 65. */
export function astrandAgeFactor(age: number): number {
  const above = ageFactors.findIndex(([years]) => age <= years)
  if (above === -1) return ageFactors.at(-1)![1]
  const [years, factor] = ageFactors[above]!
  const [youngerYears, youngerFactor] = ageFactors[Math.max(0, above - 1)]!
  if (years === youngerYears) return factor
  return youngerFactor + ((age - youngerYears) / (years - youngerYears)) * (factor - youngerFactor)
}

/** kgm/min in a watt. */
const workPerWatt = 6.118

/**
 * Oxygen uptake in L/min, before the age factor, from watts and a pulse in beats/min.
 * Source: equations of the nomogram of Åstrand and Ryhming 1954.
 */
export function astrandUptake(gender: Gender, watts: number, pulse: number): number {
  const work = watts * workPerWatt
  return gender === 'homme'
    ? ((0.00212 * work + 0.299) / (0.769 * pulse - 48.5)) * 100
    : ((0.00193 * work + 0.326) / (0.769 * pulse - 56.1)) * 100
}

/**
 * Standard error in ml/kg/min at a weight in kg: men 5.7 (Cink and Thomas 1981, 40 men); women 0.48 L/min (Björkman 2016,
 * men and women together, on four minutes at a load of their choice).
 */
function standardErrorOf({ gender, weight }: AstrandRyhmingCycle): number {
  return gender === 'homme' ? 5.7 : (0.48 * 1000) / weight
}

/** The pulse used is the mean of the two. */
export function astrandRyhmingCycle(ride: AstrandRyhmingCycle): Estimate | Refusal {
  const { age, gender, weight, watts, pulseAtMinute5, pulseAtMinute6 } = ride
  const years = Math.floor(age)
  if (years < astrandAges.from || years > astrandAges.to) return refused('age')
  if (Math.abs(pulseAtMinute6 - pulseAtMinute5) > steadyPulse.mostApart) return refused('notSteady')
  const pulse = (pulseAtMinute5 + pulseAtMinute6) / 2
  if (pulse < steadyPulse.min || pulse > steadyPulse.max) return refused('pulseRange')
  const litresPerMinute = astrandUptake(gender, watts, pulse) * astrandAgeFactor(age)
  return estimateOf({
    vo2max: (litresPerMinute * 1000) / weight,
    litresPerMinute,
    standardError: standardErrorOf(ride),
  })
}
