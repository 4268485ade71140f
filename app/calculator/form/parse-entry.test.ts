import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyEntry } from '../../../domain/protocols/entry.arbitrary.ts'
import { protocols } from '../../../domain/protocols/registry.ts'
import { entry as en } from '../../../i18n/en/calculator/entry.ts'
import { entry as fr } from '../../../i18n/fr/calculator/entry.ts'
import { textsOf } from './field-text.ts'
import { errorText } from './field-messages.ts'
import { parseEntry } from './parse-entry.ts'

const typed = (text: string) => new URLSearchParams(text)
const run = { age: '30', gender: 'homme', weight: '70', distance: '2400' }
const parseRun = (values: Record<string, string>, locale: 'fr' | 'en' = 'fr') =>
  parseEntry('cooper-run', new URLSearchParams(values), locale)

test('a valid form gives an entry and the typed texts', () =>
  expect(parseRun(run)).toEqual({
    texts: run,
    entry: { protocol: 'cooper-run', inputs: { age: 30, gender: 'homme', weight: 70, distance: 2400 } },
  }))

test('an unknown field is ignored, since a newer page may have sent the form', () =>
  expect(parseRun({ ...run, wind: 'strong' })).toEqual(parseRun(run)))

test.each(['\u200e2400', '２４００', '٢٤٠٠', '۲۴۰۰'])('other digits and marks of direction are read: %j', (distance) =>
  expect(parseRun({ ...run, distance }).entry?.inputs).toMatchObject({ distance: 2400 }),
)

test.each([
  ['age', '30 ans', 30],
  ['age', '30 years', 30],
  ['weight', '70,5 KG', 70.5],
  ['weight', '150 lb', 68],
  ['weight', '150lbs', 68],
  ['weight', '６６.1 ｌｂ', 30],
  ['weight', '441 lb', 200],
  ['distance', '2400 m', 2400],
  ['distance', '2,4 km', 2400],
])('a unit typed with the number is read in both languages: %s of %j', (field, typed, value) => {
  expect(parseRun({ ...run, [field]: typed }).entry?.inputs).toMatchObject({ [field]: value })
  expect(parseRun({ ...run, [field]: typed }, 'en').entry?.inputs).toMatchObject({ [field]: value })
})

test.each([
  ['150', 'lb', 68],
  ['70', 'kg', 70],
  ['70 kg', 'lb', 70],
  ['150 lb', 'kg', 68],
  ['70', 'stone', 70],
])('%j with %s chosen is %d kg', (weight, weightUnit, kilograms) =>
  expect(parseRun({ ...run, weight, weightUnit }).entry?.inputs).toMatchObject({ weight: kilograms }),
)

test('a chosen unit is returned with the typed texts', () => {
  const texts = { ...run, weight: '20', weightUnit: 'lb' }
  expect(parseRun(texts)).toEqual({ texts, errors: [{ field: 'weight', rule: 'tooSmall', limit: 30 }] })
})

test('the typed texts are returned with the errors, in the order of the fields', () => {
  const texts = { age: '9', gender: 'x', weight: '', distance: 'abc' }
  expect(parseRun(texts)).toEqual({
    texts,
    errors: [
      { field: 'age', rule: 'tooSmall', limit: 10 },
      { field: 'gender', rule: 'notAnOption', expected: "'homme' | 'femme'", received: "'x'" },
      { field: 'weight', rule: 'required' },
      { field: 'distance', rule: 'notANumber', received: 'nan' },
    ],
  })
})

/** Refused values: the field, the typed text, and the message in each language. */
test.each([
  ['age', '9', 'Number must be greater than or equal to 10', 'La valeur doit être d’au moins 10.'],
  ['age', '100.1', 'Number must be less than or equal to 100', 'La valeur doit être d’au plus 100.'],
  ['weight', '7O', 'Expected number, received nan', 'Entrez un nombre.'],
  ['weight', '70²', 'Expected number, received nan', 'Entrez un nombre.'],
  ['weight', '70 m', 'Expected number, received nan', 'Entrez un nombre.'],
  ['distance', '5 lb', 'Expected number, received nan', 'Entrez un nombre.'],
  ['age', '30 constructor', 'Expected number, received nan', 'Entrez un nombre.'],
  ['weight', '66 lb', 'Number must be greater than or equal to 30', 'La valeur doit être d’au moins 30.'],
  ['weight', ' ', 'Required', 'Ce champ est obligatoire.'],
  ['distance', '5001', 'Number must be less than or equal to 5000', 'La valeur doit être d’au plus 5\u00a0000.'],
  ['gender', 'autre', "Invalid enum value. Expected 'homme' | 'femme', received 'autre'", 'Choisissez une option.'],
] as const)('%s of %j is refused: %s', (field, wrong, inEnglish, inFrench) => {
  for (const [locale, words, message] of [
    ['en', en, inEnglish],
    ['fr', fr, inFrench],
  ] as const) {
    const [error, ...others] = parseRun({ ...run, [field]: wrong }, locale).errors!
    expect([errorText(protocols['cooper-run'].fields[field], error!, words), others]).toEqual([message, []])
  }
})

const walk = 'age=60&gender=femme&weight=70,5&seconds=16:00&pulse=140'

test.each([
  ['seconds=16,5', { field: 'seconds', rule: 'notANumber', received: 'nan' }],
  ['seconds=5:59', { field: 'seconds', rule: 'tooSmall', limit: 360 }],
  ['seconds=', { field: 'seconds', rule: 'required' }],
  ['pulse=140,5', { field: 'pulse', rule: 'notAnInteger' }],
])('a walk with %s is refused by its rule, and the typed texts are returned', (wrong, error) => {
  const form = typed(walk)
  for (const [name, value] of typed(wrong)) form.set(name, value)
  const { errors, texts, entry } = parseEntry('rockport-walk', form, 'fr')
  expect(errors).toEqual([error])
  expect(entry).toBeUndefined()
  expect(texts).toMatchObject(Object.fromEntries(typed(wrong)))
})

test('the texts of any entry parse to the same entry', () =>
  fc.assert(
    fc.property(anyEntry, (entry) => {
      const written = new URLSearchParams(textsOf(entry.protocol, entry.inputs, 'fr'))
      expect(parseEntry(entry.protocol, written, 'fr').entry).toEqual(entry)
    }),
  ))
