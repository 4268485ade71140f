import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyRun } from '../../../domain/tests/entry.arbitrary.ts'
import { resultOf } from '../../../domain/tests/cooper-run/result.ts'
import { calculatorAnchor } from '../../../i18n/pages.ts'
import { parseSharedHash, sharedHash } from './share-link.ts'
import { isSharedHash } from './shared-hash.ts'

test('the number travels in the fragment, and nothing else of the run', () =>
  expect(sharedHash(40.2)).toBe('#vo2max=40.2'))

test('whatever was run, its number is read back the same', () =>
  fc.assert(
    fc.property(anyRun, (run) => {
      const { vo2max } = resultOf(run)
      expect(isSharedHash(sharedHash(vo2max))).toBe(true)
      expect(parseSharedHash(sharedHash(vo2max))).toBe(vo2max)
    }),
  ))

test.each([
  ['#age=30&gender=homme&weight=70&distance=2400', 40.2],
  ['#age=30&gender=femme&weight=62.5&distance=2400', 34.2],
  ['#age=63.5&gender=femme&weight=70.25&distance=1800.5', 15.1],
])('of a link of before, %s, only the number is read', (hash, vo2max) => {
  expect(isSharedHash(hash)).toBe(true)
  expect(parseSharedHash(hash)).toBe(vo2max)
})

test.each(['', '#', `#${calculatorAnchor}`, '#tableaux', '#vo2max', '#age', '#resultat', '#:~:text=vo2max=30'])(
  '%j carries no result',
  (hash) => expect(isSharedHash(hash)).toBe(false),
)

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
  '#age=30&gender=homme&weight=70',
  '#age=9&gender=homme&weight=70&distance=2400',
  '#age=30&gender=x&weight=70&distance=2400',
  '#age=30&gender=homme&weight=%zz&distance=2400',
  '#distance=1e9',
])('%s is refused', (hash) => {
  expect(isSharedHash(hash)).toBe(true)
  expect(parseSharedHash(hash)).toBeUndefined()
})
