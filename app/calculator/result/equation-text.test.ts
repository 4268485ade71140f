import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyEntry } from '../../../domain/tests/entry.arbitrary.ts'
import { equationOf, outcomeOf, type TestEntry } from '../../../domain/tests/registry.ts'
import { formatNumber } from '../../../i18n/number.ts'
import { equationText } from './equation-text.ts'

const written = (entry: TestEntry, result: string) =>
  equationText(equationOf(entry)!, result, (value, decimals, most) => formatNumber(value, 'fr', decimals, most))

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

test('what is written gives what is shown', () =>
  fc.assert(
    fc.property(anyEntry, (entry) => {
      const outcome = outcomeOf(entry)
      fc.pre(equationOf(entry) !== undefined && outcome.kind !== 'refusal')
      const result = outcome.kind === 'index' ? outcome.index : outcome.vo2max
      // half a tenth of rounding, and what the written decimals leave out
      expect(Math.abs(workedOut(written(entry, '')) - result)).toBeLessThan(0.05 + 0.003 * Math.max(20, result))
    }),
  ))
