import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyRun } from '../../../domain/cooper-run.arbitrary.ts'
import { locales } from '../../../i18n/locales.ts'
import { calculatorAnchor } from '../../../i18n/pages.ts'
import { isSharedHash, parseSharedHash, sharedHash } from './share.ts'

const run = { age: 30, gender: 'homme', weight: 70.5, distance: 2400 } as const

test('a run travels in the fragment', () =>
  expect(sharedHash(run)).toBe('#age=30&gender=homme&weight=70.5&distance=2400'))

test.each(locales)('what is shared is read back the same (%s)', (locale) =>
  fc.assert(
    fc.property(anyRun, (any) => {
      // as people type: no power of ten
      fc.pre(Object.values(any).every((value) => !String(value).includes('e-')))
      expect(isSharedHash(sharedHash(any))).toBe(true)
      expect(parseSharedHash(sharedHash(any), locale).run).toEqual(any)
    }),
  ),
)

test.each(['', '#', `#${calculatorAnchor}`, '#tableaux', '#age', '#resultat', '#:~:text=age=30'])(
  '%j carries no run',
  (hash) => expect(isSharedHash(hash)).toBe(false),
)

test.each([
  ['#age=30&gender=homme&weight=70', 'distance required'],
  ['#age=9&gender=homme&weight=70&distance=2400', 'age tooSmall'],
  ['#age=30&gender=x&weight=70&distance=2400', 'gender notAnOption'],
  ['#age=30&gender=homme&weight=%zz&distance=2400', 'weight notANumber'],
  ['#distance=1e9', 'age required'],
])('%s is refused: %s', (hash, error) => {
  const { run, errors } = parseSharedHash(hash, 'fr')
  expect(isSharedHash(hash)).toBe(true)
  expect(run).toBeUndefined()
  expect(`${errors![0]!.field} ${errors![0]!.rule}`).toBe(error)
})
