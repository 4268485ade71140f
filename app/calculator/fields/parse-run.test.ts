import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runFields } from '#domain/protocols/cooper-run.ts'
import { anyRun } from '#domain/protocols/entry.arbitrary.ts'
import { en } from '#i18n/en/messages.ts'
import { fr } from '#i18n/fr/messages.ts'
import { errorText } from './fields.tsx'
import { parseRun, runTexts } from './parse-run.ts'

const texts = { age: '30', gender: 'homme', weight: '70', distance: '2400' }
const parse = (values: object, locale: 'fr' | 'en' = 'fr') =>
  parseRun(new URLSearchParams({ ...texts, ...values }), locale)

test('a valid form gives a run and the typed texts; unknown fields are ignored', () =>
  expect(parse({ wind: 'strong' })).toEqual({
    texts,
    run: { age: 30, gender: 'homme', weight: 70, distance: 2400 },
  }))

test.each(['\u200e2400', '２４００', '٢٤٠٠', '۲۴۰۰', '٢٬٤٠٠', '२४००', '2’400', '٢٫٤ km'])(
  'other digits and marks of direction are read: %j',
  (distance) => expect(parse({ distance }).run).toMatchObject({ distance: 2400 }),
)

test.each([
  ['age', '30 ans', 30],
  ['weight', '70,5 KG', 70.5],
  ['weight', '150lbs', 68],
  ['weight', '441 lb', 200],
  ['distance', '2,4 km', 2400],
  ['distance', '2400 mètres', 2400],
  ['distance', '2400 me\u0300tres', 2400],
  ['distance', '2.4 kilometres', 2400],
  ['weight', '70 kilos', 70],
  ['weight', '150 livres', 68],
  ['age', '30 années', 30],
])('a typed unit is read in both languages: %s of %j', (field, typed, value) => {
  expect(parse({ [field]: typed }).run).toMatchObject({ [field]: value })
  expect(parse({ [field]: typed }, 'en').run).toMatchObject({ [field]: value })
})

test.each([
  ['150', 'lb', 68],
  ['70 kg', 'lb', 70],
  ['150 lb', 'kg', 68],
  ['70', 'stone', 70],
])('%j with %s chosen is %d kg', (weight, weightUnit, kilograms) =>
  expect(parse({ weight, weightUnit }).run).toMatchObject({ weight: kilograms }),
)

test('errors come in the order of the fields, with the typed texts and the unit', () => {
  const wrong = { age: '9', gender: 'x', weight: '', weightUnit: 'lb', distance: 'abc' }
  expect(parse(wrong)).toEqual({
    texts: wrong,
    errors: [
      { field: 'age', rule: 'tooSmall', limit: 10 },
      { field: 'gender', rule: 'notAnOption', expected: "'homme' | 'femme'", received: "'x'" },
      { field: 'weight', rule: 'required' },
      { field: 'distance', rule: 'notANumber', received: 'nan' },
    ],
  })
})

test.each([
  ['age', '9', 'Number must be greater than or equal to 10', 'La valeur doit être d’au moins 10.'],
  ['age', '100.1', 'Number must be less than or equal to 100', 'La valeur doit être d’au plus 100.'],
  ['weight', '7O', 'Expected number, received nan', 'Entrez un nombre.'],
  ['weight', '70²', 'Expected number, received nan', 'Entrez un nombre.'],
  ['distance', '5 lb', 'Expected number, received nan', 'Entrez un nombre.'],
  ['distance', '2400 متر', 'Expected number, received nan', 'Entrez un nombre.'],
  ['distance', '٢،٤٠٠', 'Expected number, received nan', 'Entrez un nombre.'],
  ['distance', '٢٫٤', 'Number must be greater than or equal to 500', 'La valeur doit être d’au moins 500.'],
  ['age', '30 constructor', 'Expected number, received nan', 'Entrez un nombre.'],
  ['weight', '66 lb', 'Number must be greater than or equal to 30', 'La valeur doit être d’au moins 30.'],
  ['weight', ' ', 'Required', 'Ce champ est obligatoire.'],
  ['distance', '5001', 'Number must be less than or equal to 5000', 'La valeur doit être d’au plus 5\u00a0000.'],
  ['gender', 'autre', "Invalid enum value. Expected 'homme' | 'femme', received 'autre'", 'Choisissez une option.'],
] as const)('%s of %j is refused', (field, wrong, inEnglish, inFrench) => {
  const messagesOf = (messages: typeof fr) =>
    parse({ [field]: wrong }, messages.locale).errors!.map((error) =>
      errorText(runFields[field].kind, error, messages.calculator),
    )
  expect([messagesOf(en), messagesOf(fr)]).toEqual([[inEnglish], [inFrench]])
})

test.each([500, 5000])('a distance of %d m is accepted', (distance) =>
  expect(parse({ distance: String(distance) }).run).toMatchObject({ distance }),
)

test('the texts of any run parse to the same run', () =>
  fc.assert(
    fc.property(anyRun, (run) => {
      expect(parse(runTexts(run, 'fr')).run).toEqual(run)
    }),
  ))
