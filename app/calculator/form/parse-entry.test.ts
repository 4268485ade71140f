import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyEntry } from '../../../domain/tests/entry.arbitrary.ts'
import { textsOf } from './field-text.ts'
import { parseEntry } from './parse-entry.ts'

const typed = (text: string) => new URLSearchParams(text)
const run = { age: '30', gender: 'homme', weight: '70', distance: '2400' }
const parseRun = (values: Record<string, string>, locale: 'fr' | 'en' = 'fr') =>
  parseEntry('cooper-run', new URLSearchParams(values), locale)

test('a form filled in rightly is an entry, with what was typed', () =>
  expect(parseRun(run)).toEqual({
    values: run,
    entry: { test: 'cooper-run', inputs: { age: 30, gender: 'homme', weight: 70, distance: 2400 } },
  }))

test('a field that we do not know is ignored, as a newer page may have sent the form', () =>
  expect(parseRun({ ...run, wind: 'strong' })).toEqual(parseRun(run)))

test('both decimal signs are read, whatever the language', () => {
  expect(parseRun({ ...run, weight: '70,5' }, 'en').entry?.inputs).toMatchObject({ weight: 70.5 })
  expect(parseRun({ ...run, weight: '70.5' }, 'fr').entry?.inputs).toMatchObject({ weight: 70.5 })
})

test.each(['\u200e2400', '２４００', '٢٤٠٠', '۲۴۰۰'])('other digits and marks of direction are read: %j', (distance) =>
  expect(parseRun({ ...run, distance }).entry?.inputs).toMatchObject({ distance: 2400 }),
)

test('what was typed comes back with the errors, in the order of the fields', () => {
  const values = { age: '9', gender: 'x', weight: '', distance: 'abc' }
  expect(parseRun(values)).toEqual({
    values,
    errors: [
      { field: 'age', rule: 'tooSmall', limit: 10 },
      { field: 'gender', rule: 'notAnOption', expected: "'homme' | 'femme'", received: "'x'" },
      { field: 'weight', rule: 'required' },
      { field: 'distance', rule: 'notANumber', received: 'nan' },
    ],
  })
})

test('a form without its fields lacks every one of them', () =>
  expect(parseRun({}).errors?.map(({ field, rule }) => `${field} ${rule}`)).toEqual([
    'age required',
    'gender required',
    'weight required',
    'distance required',
  ]))

const walk = 'age=60&gender=femme&weight=70,5&seconds=16:00&pulse=140'

test('a walk as typed: the time in minutes and seconds, the weight with a decimal comma', () =>
  expect(parseEntry('rockport-walk', typed(walk), 'fr')).toMatchObject({
    values: { weight: '70,5', seconds: '16:00' },
    entry: { test: 'rockport-walk', inputs: { age: 60, gender: 'femme', weight: 70.5, seconds: 960, pulse: 140 } },
  }))

test.each([
  ['seconds=16,5', { field: 'seconds', rule: 'notANumber', received: 'nan' }],
  ['seconds=5:59', { field: 'seconds', rule: 'tooSmall', limit: 360 }],
  ['seconds=46', { field: 'seconds', rule: 'tooLarge', limit: 2700 }],
  ['seconds=', { field: 'seconds', rule: 'required' }],
  ['pulse=140,5', { field: 'pulse', rule: 'notAnInteger' }],
  ['gender=', { field: 'gender', rule: 'required' }],
])('a walk with %s is refused by its rule, and what was typed is kept', (wrong, error) => {
  const form = typed(walk)
  for (const [name, value] of typed(wrong)) form.set(name, value)
  const { errors, values, entry } = parseEntry('rockport-walk', form, 'fr')
  expect(errors).toEqual([error])
  expect(entry).toBeUndefined()
  expect(values).toMatchObject(Object.fromEntries(typed(wrong)))
})

test('the age of a step test may be left empty', () =>
  expect(parseEntry('queens-college-step', typed('gender=homme&pulse=140&age='), 'en').entry).toEqual({
    test: 'queens-college-step',
    inputs: { gender: 'homme', pulse: 140 },
  }))

test('a known value is read between its limits', () => {
  expect(parseEntry('known-value', typed('vo2max=41,5&age=45&gender=femme'), 'fr').entry?.inputs).toEqual({
    vo2max: 41.5,
    age: 45,
    gender: 'femme',
  })
  expect(parseEntry('known-value', typed('vo2max=410&age=45&gender=femme'), 'fr').errors).toEqual([
    { field: 'vo2max', rule: 'tooLarge', limit: 100 },
  ])
})

test('what is written of any entry is read back the same', () =>
  fc.assert(
    fc.property(anyEntry, (entry) => {
      const written = new URLSearchParams(textsOf(entry.test, entry.inputs, 'fr'))
      expect(parseEntry(entry.test, written, 'fr').entry).toEqual(entry)
    }),
  ))
