import { uptakeOf } from '../../effort.ts'
import type { Gender } from '../../person.ts'
import { defineProtocol, equation } from '../definition.ts'
import { age, effortPulse, gender, weight } from '../field.ts'
import { estimateOf, refused } from '../outcome.ts'

/** The pulses that the nomogram covers, and how far apart two steady ones may be, in beats/min. */
const steadyPulse = { min: 125, max: 170, maxDifference: 5 }

/** Factors of the uptake by age in years, linear in between. Source: I. Åstrand 1960 */
const ageFactors: readonly (readonly [years: number, factor: number])[] = [
  [15, 1.1],
  [25, 1],
  [35, 0.87],
  [40, 0.83],
  [45, 0.78],
  [50, 0.75],
  [55, 0.71],
  [60, 0.68],
  [65, 0.65],
]
/** The ages with a factor, in completed years. */
const agesWithFactor = { from: 15, to: 65 }

/** Returns the factor of an age from 15 to 65 completed years. The factor of 65 applies until the 66th birthday. */
export function astrandAgeFactor(age: number): number {
  const above = ageFactors.findIndex(([years]) => age <= years)
  if (above < 1) return ageFactors.at(above)![1]
  const [[youngerYears, youngerFactor], [years, factor]] = [ageFactors[above - 1]!, ageFactors[above]!]
  return youngerFactor + ((age - youngerYears) / (years - youngerYears)) * (factor - youngerFactor)
}

/** One watt in kgm/min. */
const workPerWatt = 6.118
/**
 * Uptake in L/min = (perWork × kgm/min + atRest) ÷ (perBeat × beats/min − offset) × 100. Source: the nomogram of
 * Åstrand and Ryhming 1954.
 */
const nomogram = {
  homme: { perWork: 0.00212, atRest: 0.299, offset: 48.5 },
  femme: { perWork: 0.00193, atRest: 0.326, offset: 56.1 },
}
const perBeat = 0.769

/** Returns the oxygen uptake in L/min, before the age factor, from watts and a pulse in beats/min. */
export function astrandUptake(gender: Gender, watts: number, pulse: number): number {
  const { perWork, atRest, offset } = nomogram[gender]
  return ((perWork * watts * workPerWatt + atRest) / (perBeat * pulse - offset)) * 100
}

/**
 * Standard errors: of men in ml/kg/min (Cink and Thomas 1981, 40 men), of women in L/min (Björkman 2016). The latter
 * comes from men and women together, in another bicycle test: four minutes at a chosen load.
 */
const standardErrors = { homme: { perKilogram: 5.7 }, femme: { litres: 0.48 } }

/** Six minutes on a bicycle at a steady load. The pulse is the mean of minutes 5 and 6. */
export const astrandRyhmingCycle = defineProtocol({
  fields: {
    age,
    gender,
    weight,
    watts: { kind: 'watts', min: 10, max: 500 },
    pulseAtMinute5: effortPulse,
    pulseAtMinute6: effortPulse,
  },
  saved: 'onDemand',
  outcome({ age, gender, weight, watts, pulseAtMinute5, pulseAtMinute6 }) {
    const years = Math.floor(age)
    if (years < agesWithFactor.from || years > agesWithFactor.to) return refused('age')
    if (Math.abs(pulseAtMinute6 - pulseAtMinute5) > steadyPulse.maxDifference) return refused('notSteady')
    const pulse = (pulseAtMinute5 + pulseAtMinute6) / 2
    if (pulse < steadyPulse.min || pulse > steadyPulse.max) return refused('pulseRange')
    const litresPerMinute = astrandUptake(gender, watts, pulse) * astrandAgeFactor(age)
    const isWoman = gender === 'femme'
    return estimateOf({
      vo2max: (litresPerMinute * 1000) / weight,
      litresPerMinute,
      standardError: isWoman ? (standardErrors.femme.litres * 1000) / weight : standardErrors.homme.perKilogram,
      caution: isWoman ? 'borrowedError' : null,
    })
  },
  effort: ({ weight, watts }) => ({ activity: 'cycling', uptake: uptakeOf.cycling(watts / weight), load: watts }),
  equation({ age, gender, weight, watts, pulseAtMinute5, pulseAtMinute6 }) {
    const { perWork, atRest, offset } = nomogram[gender]
    const pulse = (pulseAtMinute5 + pulseAtMinute6) / 2
    const factor = Math.round(astrandAgeFactor(age) * 1000) / 1000
    return equation`(${perWork} × ${watts} × ${workPerWatt} + ${atRest}) × ${100} ÷ (${perBeat} × ${pulse} − ${offset}) × ${factor} × ${1000} ÷ ${weight}`
  },
  phases: () => [
    { name: 'ready', seconds: 5 },
    { name: 'ride', seconds: 285 },
    { name: 'count', seconds: 15, fills: 'pulseAtMinute5' },
    { name: 'ride', seconds: 45 },
    { name: 'count', seconds: 15, fills: 'pulseAtMinute6' },
  ],
})
