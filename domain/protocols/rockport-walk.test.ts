import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyInputs } from '#tests/support/any-entry.ts'
import type { InputsOf } from './field.ts'
import { rockportAbsoluteVo2max, rockportWalkFields, rockportWalkOutcome } from './rockport-walk.ts'

const anyWalk = anyInputs(rockportWalkFields)

const woman = { age: 60, gender: 'femme', weight: 70, time: 960, pulse: 140 } as const

test('a woman of 60, 70 kg, 16 min for the mile and 140 beats have 23.4 ± 4.6', () =>
  expect(rockportWalkOutcome(woman)).toEqual({ kind: 'estimate', vo2max: 23.4, standardError: 4.6 }))

test.each([
  [29.9, 'younger'],
  [30, undefined],
  [69.9, undefined],
  [70, 'older'],
] as const)('the study had people of 30 to 69, so %d is %s', (age, side) =>
  expect(rockportWalkOutcome({ ...woman, age })).toMatchObject({
    outsideStudiedAges: side && { side, ages: { from: 30, to: 69 } },
  }),
)

test('the error is of one person: the lighter, the larger in ml/kg/min', () => {
  expect(rockportWalkOutcome({ ...woman, weight: 50 })).toMatchObject({ standardError: 6.5 })
  expect(rockportWalkOutcome({ ...woman, weight: 100 })).toMatchObject({ standardError: 3.3 })
})

test('a VO2max that nobody has is refused', () =>
  expect(rockportWalkOutcome({ ...woman, age: 90, weight: 45, time: 2700 })).toEqual({
    kind: 'refusal',
    reason: 'implausible',
  }))

test('a VO2max lower than the walk itself takes is refused', () =>
  expect(rockportWalkOutcome({ age: 78, gender: 'femme', weight: 62, time: 1140, pulse: 118 })).toEqual({
    kind: 'refusal',
    reason: 'belowWalkingUptake',
    vo2max: 9.6,
    uptake: 12,
    kilometresPerHour: expect.closeTo(5.1, 1),
  }))

/** The equation as Kline 1987 prints it, in pounds, minutes and ml/min; in ten-thousandths, to add integers. */
function inPounds({ age, gender, weight, time, pulse }: InputsOf<typeof rockportWalkFields>): number {
  const tenThousandths = [
    69652,
    91 * (weight / 0.45359237),
    -257 * age,
    { homme: 5955, femme: 0 }[gender],
    (-2240 * time) / 60,
    -115 * pulse,
  ]
  return tenThousandths.reduce((sum, term) => sum + term) / 10_000
}

test("Kline's equation in pounds gives the same uptake", () =>
  fc.assert(
    // 0.0091 L/min a pound is 0.02006 a kilogram, which is written 0.0201: 200 kg make 0.01 L/min of it
    fc.property(anyWalk, (walk) => {
      expect(Math.abs(rockportAbsoluteVo2max(walk) - inPounds(walk))).toBeLessThan(0.01)
    }),
  ))
