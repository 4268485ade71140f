import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyPulses, anyRide, anyStep, anyWalk } from '../../../domain/field-tests/field-test.arbitrary.ts'
import { outcomeOf, type FieldTest } from '../../../domain/field-tests/field-test.ts'
import { formatNumber } from '../../../i18n/number.ts'
import { equationOf } from './equation.ts'

const written = (fieldTest: FieldTest, result: string) =>
  equationOf(fieldTest, result, (value, decimals, most) => formatNumber(value, 'fr', decimals, most))

test('the equation of a walk, with the numbers of the person', () =>
  expect(
    written(
      { test: 'rockport-walk', inputs: { age: 60, gender: 'homme', weight: 70.5, seconds: 990, pulse: 140 } },
      '32,1',
    ),
  ).toBe(
    '(6,9652 +~0,0201 ×~70,5 −~0,0257 ×~60 −~0,224 ×~16,5 −~0,0115 ×~140 +~0,5955) ×~1~000 ÷~70,5 =~32,1'.replaceAll(
      '~',
      '\u00a0',
    ),
  ))

/** What the written equation makes, worked out as arithmetic: numbers, signs and brackets are all that it holds. */
function workedOut(equation: string): number {
  const [left] = equation.split(' =')
  const plain = left!.replaceAll(/[\s\u00a0\u202f]/g, '').replaceAll(',', '.')
  const arithmetic = plain.replaceAll('×', '*').replaceAll('÷', '/').replaceAll('−', '-')
  expect(arithmetic).toMatch(/^[\d.+\-*/()[\]]+$/)
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- digits and signs alone, as the line above has it
  return Number(new Function(`return ${arithmetic.replaceAll('[', '(').replaceAll(']', ')')}`)())
}

const any: fc.Arbitrary<FieldTest> = fc.oneof(
  anyWalk.map((inputs) => ({ test: 'rockport-walk' as const, inputs })),
  anyStep.map((inputs) => ({ test: 'queens-college-step' as const, inputs })),
  anyRide.map((inputs) => ({ test: 'astrand-ryhming-cycle' as const, inputs })),
  anyPulses.map((inputs) => ({ test: 'ruffier-dickson-index' as const, inputs })),
)

test('what is written gives what is shown', () =>
  fc.assert(
    fc.property(any, (fieldTest) => {
      const outcome = outcomeOf(fieldTest.test, fieldTest.inputs)
      fc.pre(outcome.kind !== 'refusal')
      const result = outcome.kind === 'index' ? outcome.index : outcome.vo2max
      // half a tenth of rounding, and what the written decimals leave out
      expect(Math.abs(workedOut(written(fieldTest, '')) - result)).toBeLessThan(0.05 + 0.003 * Math.max(20, result))
    }),
  ))
