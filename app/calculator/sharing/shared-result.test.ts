import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyRun } from '../../../domain/tests/entry.arbitrary.ts'
import { cooper } from '../../../domain/tests/cooper-run/equation.ts'
import { oneDecimal } from '../../../domain/rounding.ts'
import { calculatorAnchor } from '../../../i18n/pages.ts'
import { parseSharedHash, sharedHash } from './shared-result.tsx'
import { isSharedHash } from '../calculator-state.ts'

test('the number travels in the fragment, and nothing else of the run', () =>
  expect(sharedHash(40.2)).toBe('#vo2max=40.2'))

test('whatever was run, its number is read back the same', () =>
  fc.assert(
    fc.property(anyRun, (run) => {
      const vo2max = oneDecimal(cooper(run.distance))
      expect(isSharedHash(sharedHash(vo2max))).toBe(true)
      expect(parseSharedHash(sharedHash(vo2max))).toBe(vo2max)
    }),
  ))

test.each([
  '',
  '#',
  `#${calculatorAnchor}`,
  '#tableaux',
  '#vo2max',
  '#age=30&gender=homme&weight=70&distance=2400',
  '#resultat',
  '#:~:text=vo2max=30',
])('%j carries no result', (hash) => expect(isSharedHash(hash)).toBe(false))

test.each([
  '#vo2max=',
  '#vo2max=40,2',
  '#vo2max=40',
  '#vo2max=-40.2',
  '#vo2max=1e1.0',
  '#vo2max=100.6',
  '#vo2max=NaN',
  '#vo2max=٤٠.٢',
  '#vo2max=<b>40.2',
  '#vo2max=%zz',
  '#vo2max=40.2%00',
])('%s is refused', (hash) => {
  expect(isSharedHash(hash)).toBe(true)
  expect(parseSharedHash(hash)).toBeUndefined()
})
