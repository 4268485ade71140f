import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ratingOf } from '../../../domain/norms/rating.ts'
import { anyRun } from '../../../domain/protocols/entry.arbitrary.ts'
import { personVo2maxOf } from '../../../domain/protocols/cooper-run/cooper-run.ts'
import { calculatorAnchor } from '../../../i18n/pages.ts'
import { ageWithin, parseSharedHash, sharedHash, sharedPersonOf } from './shared-hash.ts'
import { isSharedHash } from '../state/calculator-state.ts'

test('the number travels in the fragment; decade and sex only if they are shared', () => {
  expect(sharedHash({ vo2max: 40.2 })).toBe('#vo2max=40.2')
  const person = sharedPersonOf({ age: 39.9, gender: 'femme' })
  expect(sharedHash({ vo2max: 40.2, person })).toBe('#vo2max=40.2&decade=30&gender=femme')
})

test('the hash of any run parses to what it shares, and the decade has the category of the age', () =>
  fc.assert(
    fc.property(anyRun, fc.boolean(), (run, isPersonShared) => {
      const { vo2max } = personVo2maxOf(run)
      const person = sharedPersonOf(run)
      const value = { vo2max, ...(isPersonShared && { person }) }
      expect(isSharedHash(sharedHash(value))).toBe(true)
      expect(parseSharedHash(sharedHash(value))).toEqual(value)
      const { gender, age } = run
      expect(ratingOf({ vo2max, gender, age: ageWithin(person.decade) })).toEqual(ratingOf({ vo2max, gender, age }))
    }),
  ))

const withoutResult = ['', '#', `#${calculatorAnchor}`, '#vo2max', '#resultat', '#:~:text=vo2max=30']
test.each(withoutResult)('%j carries no result', (hash) => expect(isSharedHash(hash)).toBe(false))

const refused = [
  '',
  '40,2',
  '40',
  '-40.2',
  '1e1.0',
  '100.6',
  'NaN',
  '٤٠.٢',
  '<b>40.2',
  '%zz',
  '40.2%00',
  '40.2&decade=30',
  '40.2&gender=homme',
]
const strangers = ['35', '0', '110', '30.0', ''].map((decade) => `40.2&decade=${decade}&gender=homme`)
// more than a man of 90, or a woman, can reach
const tooHigh = ['40.0&decade=90&gender=homme', '100.5&decade=20&gender=femme', '40.2&decade=30&gender=autre']
test.each([...refused, ...strangers, ...tooHigh])('#vo2max=%s is refused', (number) => {
  expect(isSharedHash(`#vo2max=${number}`)).toBe(true)
  expect(parseSharedHash(`#vo2max=${number}`)).toBeUndefined()
})
