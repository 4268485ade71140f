import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyRun } from '../../../domain/protocols/entry.arbitrary.ts'
import { vo2maxOf } from '../../../domain/protocols/cooper-run/cooper-run.ts'
import { calculatorAnchor } from '../../../i18n/pages.ts'
import { parseSharedHash, sharedHash } from './shared-result.tsx'
import { isSharedHash } from '../state/calculator-state.ts'

test('the number travels in the fragment, and nothing else of the run', () =>
  expect(sharedHash(40.2)).toBe('#vo2max=40.2'))

test('the hash of any run parses to the same number', () =>
  fc.assert(
    fc.property(anyRun, (run) => {
      const { vo2max } = vo2maxOf(run)
      expect(isSharedHash(sharedHash(vo2max))).toBe(true)
      expect(parseSharedHash(sharedHash(vo2max))).toBe(vo2max)
    }),
  ))

const withoutResult = ['', '#', `#${calculatorAnchor}`, '#vo2max', '#resultat', '#:~:text=vo2max=30']
test.each(withoutResult)('%j carries no result', (hash) => expect(isSharedHash(hash)).toBe(false))

const refused = ['', '40,2', '40', '-40.2', '1e1.0', '100.6', 'NaN', '٤٠.٢', '<b>40.2', '%zz', '40.2%00']
test.each(refused)('#vo2max=%s is refused', (number) => {
  expect(isSharedHash(`#vo2max=${number}`)).toBe(true)
  expect(parseSharedHash(`#vo2max=${number}`)).toBeUndefined()
})
