import { expect, test } from 'vitest'
import { plainEstimate } from '../entry.arbitrary.ts'
import { astrandAgeFactor, astrandRyhmingCycle, astrandUptake } from './astrand-ryhming-cycle.ts'

const woman = { age: 55, gender: 'femme', weight: 70, watts: 75, pulseAtMinute5: 140, pulseAtMinute6: 140 } as const
const man = { age: 25, gender: 'homme', weight: 75, watts: 150, pulseAtMinute5: 150, pulseAtMinute6: 150 } as const

test('a woman of 55 and 70 kg who holds 75 watts at 140 beats: 24 ml/kg/min, give or take 0.48 L/min', () =>
  expect(astrandRyhmingCycle.outcome(woman)).toEqual({
    ...plainEstimate,
    ...{ vo2max: 23.8, litresPerMinute: 1.67, standardError: 6.9, caution: 'borrowedError' },
  }))

test('900 kgm/min at 150 beats give a man of 25 3.3 L/min, as the nomogram does; 150 watts are a little more', () => {
  expect(astrandUptake('homme', 900 / 6.118, 150)).toBeCloseTo(3.3, 2)
  expect(astrandRyhmingCycle.outcome(man)).toEqual({
    ...plainEstimate,
    ...{ vo2max: 44.8, litresPerMinute: 3.36, standardError: 5.7 },
  })
})

test.each([
  [15, 1.1],
  [20, 1.05],
  [25, 1],
  [35, 0.87],
  [40, 0.83],
  [42.5, 0.805],
  [45, 0.78],
  [50, 0.75],
  [55, 0.71],
  [60, 0.68],
  [65.9, 0.65],
])('the age factor at %d is %d', (age, factor) => expect(astrandAgeFactor(age)).toBeCloseTo(factor, 12))

test.each([14.9, 66, 80])('there is no factor for %d years', (age) =>
  expect(astrandRyhmingCycle.outcome({ ...woman, age })).toEqual({ kind: 'refusal', reason: 'age' }),
)

const estimate = { kind: 'estimate' }
const notSteady = { kind: 'refusal', reason: 'notSteady' }
const pulseRange = { kind: 'refusal', reason: 'pulseRange' }

test.each([
  [145, 140, estimate],
  [140, 146, notSteady],
  [146, 140, notSteady],
  [124, 124, pulseRange],
  [124, 126, estimate],
  [170, 170, estimate],
  [170, 171, pulseRange],
])('pulses at most 5 apart, from 125 to 170 on average: %d and %d: %o', (pulseAtMinute5, pulseAtMinute6, made) =>
  expect(astrandRyhmingCycle.outcome({ ...woman, pulseAtMinute5, pulseAtMinute6 })).toMatchObject(made),
)
