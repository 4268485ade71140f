import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cooperRunFields } from '#domain/protocols/cooper-run.ts'
import { fieldsByProtocol } from '#domain/protocols/protocols.ts'
import { en } from '#i18n/en/messages.ts'
import { fr } from '#i18n/fr/messages.ts'
import { anyEntry } from '#tests/support/any-entry.ts'
import { formTextsOf } from './field-text.ts'
import { parseForm } from './parse-form.ts'
import { fieldErrorMessage } from './protocol-fields.tsx'

const typed = { age: '30', gender: 'homme', weight: '70', distance: '2400' }
const parse = (values: object, locale: 'fr' | 'en' = 'fr') =>
  parseForm('cooper-run', new URLSearchParams({ ...typed, ...values }), locale)

test('a valid form gives a run and the typed texts, without unknown fields', () =>
  expect(parse({ wind: 'strong' })).toEqual({
    texts: typed,
    entry: { protocol: 'cooper-run', inputs: { age: 30, gender: 'homme', weight: 70, distance: 2400 } },
  }))

test.each(['\u200e2400', '２４００', '٢٤٠٠', '۲۴۰۰', '٢٬٤٠٠', '२४००', '2’400', '٢٫٤ km'])(
  'other digits and marks of direction are read: %j',
  (distance) => expect(parse({ distance }).entry?.inputs).toMatchObject({ distance: 2400 }),
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
])('a typed unit is read in both languages: %s of %j', (field, text, value) => {
  expect(parse({ [field]: text }).entry?.inputs).toMatchObject({ [field]: value })
  expect(parse({ [field]: text }, 'en').entry?.inputs).toMatchObject({ [field]: value })
})

test.each([
  ['150', 'lb', 68],
  ['70 kg', 'lb', 70],
  ['150 lb', 'kg', 68],
  ['70', 'stone', 70],
])('%j with %s chosen is %d kg', (weight, weightUnit, kilograms) =>
  expect(parse({ weight, weightUnit }).entry?.inputs).toMatchObject({ weight: kilograms }),
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
      fieldErrorMessage(cooperRunFields[field].kind, error, messages.calculator),
    )
  expect([messagesOf(en), messagesOf(fr)]).toEqual([[inEnglish], [inFrench]])
})

test.each([
  ['kg', 'La valeur doit être d’au moins 30.'],
  ['lb', 'La valeur doit être d’au moins 66,1.'],
])('a weight that is too small is refused with the limit in %s', (weightUnit, message) => {
  const [error] = parse({ weight: '9', weightUnit }, 'fr').errors!
  expect(fieldErrorMessage('kilograms', error!, fr.calculator, weightUnit)).toBe(message)
})

const walk = 'age=60&gender=femme&weight=70,5&time=16:00&pulse=140'
const still = 'age=40&gender=homme&waist=90&restingPulse=60'

test.each([
  ['time=16,5', { field: 'time', rule: 'notANumber', received: 'nan' }],
  ['time=5:59', { field: 'time', rule: 'tooSmall', limit: 360 }],
  ['time=', { field: 'time', rule: 'required' }],
  ['pulse=140,5', { field: 'pulse', rule: 'notAnInteger' }],
])('a walk with %s is refused, and the typed texts are returned', (wrong, error) => {
  const form = new URLSearchParams(walk)
  for (const [name, value] of new URLSearchParams(wrong)) form.set(name, value)
  const { errors, texts, entry } = parseForm('rockport-walk', form, 'fr')
  expect([errors, entry]).toEqual([[error], undefined])
  expect(texts).toMatchObject(Object.fromEntries(new URLSearchParams(wrong)))
})

test('who exercises less than once a week need not say how', () => {
  const { entry, texts } = parseForm('no-exercise', new URLSearchParams(`${still}&frequency=rarely`), 'fr')
  expect(entry?.inputs).toMatchObject({ frequency: 'rarely', intensity: 'easy', sessionDuration: 'underHalfAnHour' })
  expect(texts).toMatchObject({ intensity: '', sessionDuration: '' })
})

test('who exercises once a week or more has to say how', () => {
  const { errors } = parseForm('no-exercise', new URLSearchParams(`${still}&frequency=weekly`), 'fr')
  expect(errors).toEqual([
    { field: 'intensity', rule: 'required' },
    { field: 'sessionDuration', rule: 'required' },
  ])
})

test.each(['cooper-run', 'rockport-walk', 'known-value'] as const)('%s: the texts of any entry parse to it', (name) =>
  fc.assert(
    fc.property(anyEntry(name), (entry) => {
      const texts = new URLSearchParams(formTextsOf(fieldsByProtocol[name], entry.inputs, 'fr'))
      expect(parseForm(name, texts, 'fr').entry).toEqual(entry)
    }),
  ),
)
