import { afterAll, expect, test } from 'vitest'
import { calculationOf, calculationSchema, runFields, type CalculationRequest } from '../contract/calculation.ts'
import {
  measuredSchemas,
  measuredTests,
  measurementOf,
  type Measured,
  type MeasuredResult,
  type MeasuredTest,
} from '../contract/measurement.ts'
import { defaultRun } from '../domain/tests/cooper-run/cooper-run.ts'
import { locales, type Locale } from '../i18n/locales.ts'
import type { Tables } from './store/tables.ts'
import { newApp } from './testing/app.ts'
import { walk } from './testing/calculation.ts'
import {
  env,
  expectStatement,
  forgetAll,
  saveMeasurement,
  saveRun,
  tablesOf,
  texts,
  type Words,
} from './testing/legal.ts'

/* What is kept: the privacy page names every field and every column. */

const site = await newApp({ env })
afterAll(() => site.close())

const fieldNames: Record<keyof CalculationRequest, Words> = {
  age: { fr: 'Âge', en: 'Age' },
  gender: { fr: 'Sexe', en: 'Sex' },
  weight: { fr: 'Poids', en: 'Weight' },
  distance: { fr: 'Distance', en: 'Distance' },
  vo2maxResult: { fr: 'Résultat', en: 'Result' },
  category: { fr: 'Catégorie', en: 'Category' },
}

test.each(locales)('the privacy page lists the fields of a saved calculation, and no other (%s)', (locale) => {
  const fields = Object.keys(calculationSchema.entries) as (keyof CalculationRequest)[]
  expect(tablesOf(locale)[0]!.map(([name]) => name)).toEqual(fields.map((field) => fieldNames[field][locale]))
})

test('its example is the calculation that the form begins with', () => {
  expect(Object.values(calculationOf(defaultRun))).toEqual([30, 'homme', 70, 2400, 402, 'Bon'])
  const examples = (locale: Locale) => tablesOf(locale)[0]!.map(([, example]) => example)
  expect(examples('fr')).toEqual(['30 ans', 'homme', '70 kg', '2 400 m', '40,2 ml/kg/min', 'Bon'])
  expect(examples('en')).toEqual(['30 years', 'male', '70 kg', '2,400 m', '40.2 ml/kg/min', 'Good'])
})

test.each(locales)('the notice at the button and the page in short name the same six (%s)', (locale) => {
  const [inShort] = /(?<=<Section id="bref">).*?(?=<\/Section>)/s.exec(texts[locale].privacy)!
  for (const text of [texts[locale].notice, inShort].map((text) => text.toLowerCase()))
    for (const name of Object.values(fieldNames)) expect(text).toContain(name[locale].toLowerCase())
})

test('the privacy page counts them right', () => {
  expect([Object.keys(runFields), Object.keys(calculationSchema.entries)]).toMatchObject({
    0: { length: 4 },
    1: { length: 6 },
  })
  expectStatement('privacy', { fr: 'laisse chez nous six renseignements', en: 'leaves six details with us' })
  expectStatement('privacy', {
    fr: 'quatre valeurs. Le programme en tire deux autres',
    en: 'four values. The program works out two more',
  })
})

const theirs = {
  fr: 'La date, l’heure et les numéros s’y ajoutent de la même façon',
  en: 'The date, the time and the numbers are added in the same way',
}

/** The words of the privacy page for each column; a new column does not compile until it stands here. */
const columns: { [Table in Exclude<keyof Tables, 'heartbeat'>]: Record<keyof Tables[Table], Words> } = {
  visitors: {
    id: { fr: 'le numéro du témoin, tiré au hasard', en: 'the cookie’s random number' },
    created_at: { fr: 'le moment de votre premier', en: 'when you made your first' },
    last_active_at: { fr: 'et de votre dernier passage', en: 'and when you last came' },
  },
  forgotten_visitors: {
    fingerprint: {
      fr: 'une empreinte du numéro qui ne permet pas de le retrouver',
      en: 'a fingerprint of the number, from which the number cannot be worked out',
    },
    forgotten_at: { fr: 'une trace : le moment', en: 'a trace remains: the moment' },
  },
  calculations: {
    id: { fr: 'un numéro de calcul', en: 'a calculation number' },
    visitor_id: { fr: 'le numéro du témoin, tiré au hasard', en: 'the cookie’s random number' },
    age: fieldNames.age,
    gender: fieldNames.gender,
    weight: fieldNames.weight,
    distance: fieldNames.distance,
    result_tenths: fieldNames.vo2maxResult,
    category: fieldNames.category,
    created_at: { fr: 'la date, l’heure', en: 'the date, the time' },
    idempotency_key: { fr: 'un numéro d’envoi', en: 'a sending number' },
  },
  measurements: {
    ...{ id: theirs, visitor_id: theirs, idempotency_key: theirs, created_at: theirs },
    test: { fr: 'nous gardons le nom du test', en: 'we keep the name of the test' },
    inputs: { fr: 'ce que vous avez entré et', en: 'what you entered and' },
    vo2max_tenths: { fr: '| VO2max, marge |', en: '| VO2max, margin |' },
    standard_error_tenths: { fr: '| VO2max, marge |', en: '| VO2max, margin |' },
    index_tenths: { fr: '| indice |', en: '| index |' },
    category: { fr: '| VO2max arrondi, catégorie |', en: '| rounded VO2max, category |' },
  },
}

test('every column of the database is owned up to', async () => {
  await saveRun(site)
  const [[row], [visitor]] = [await site.rows(), await site.visitors()]
  await saveMeasurement(site)
  const [kept] = await site.measurements()
  const [forgotten] = await forgetAll(site)
  expect(Object.keys(kept!).sort()).toEqual(Object.keys(columns.measurements).sort())
  expect(Object.keys(row!).sort()).toEqual(Object.keys(columns.calculations).sort())
  expect(Object.keys(visitor!).sort()).toEqual(Object.keys(columns.visitors).sort())
  expect(Object.keys(forgotten!).sort()).toEqual(Object.keys(columns.forgotten_visitors).sort())
  for (const words of Object.values(columns).flatMap((table) => Object.values(table))) expectStatement('privacy', words)
})

/** What the privacy page calls each field; a new one does not compile until it stands here. */
const measuredNames: Record<FieldsOf<Measured['inputs']>, Words> = {
  age: { fr: 'âge', en: 'age' },
  gender: { fr: 'sexe', en: 'sex' },
  weight: { fr: 'poids', en: 'weight' },
  seconds: { fr: 'temps', en: 'time' },
  pulse: { fr: 'pouls', en: 'pulse' },
  watts: { fr: 'charge', en: 'load' },
  pulseAtMinute5: { fr: 'pouls à la 5e', en: 'pulse at minute 5' },
  pulseAtMinute6: { fr: 'à la 6e minute', en: 'at minute 6' },
  restingPulse: { fr: 'pouls au repos', en: 'pulse at rest' },
  pulseAfterSquats: { fr: 'pouls juste après', en: 'pulse right after' },
  pulseAfterOneMinute: { fr: 'pouls une minute plus tard', en: 'pulse one minute later' },
  vo2max: { fr: 'VO2max', en: 'VO2max' },
}
const resultNames: Record<keyof MeasuredResult, Words> = {
  vo2maxResult: { fr: 'VO2max', en: 'VO2max' },
  standardErrorResult: { fr: 'marge', en: 'margin' },
  indexResult: { fr: 'indice', en: 'index' },
  category: { fr: 'catégorie', en: 'category' },
}
const examples: { [Test in MeasuredTest]: Extract<Measured, { test: Test }>['inputs'] } = {
  'rockport-walk': walk.inputs,
  'queens-college-step': { gender: 'femme', pulse: 140 },
  'astrand-ryhming-cycle': {
    ...{ age: 55, gender: 'femme', weight: 70, watts: 75 },
    ...{ pulseAtMinute5: 140, pulseAtMinute6: 140 },
  },
  'ruffier-dickson-index': { restingPulse: 65, pulseAfterSquats: 110, pulseAfterOneMinute: 75 },
  'known-value': { vo2max: 42, age: 30, gender: 'homme' },
}

test.each(locales)('the privacy page lists what is kept of each other test, and nothing else (%s)', (locale) => {
  const rows = tablesOf(locale)[1]!
  const parts = (cell: string) => cell.split(/, | et | and /)
  const listed = rows.map((cells) => cells.slice(1).map(parts))
  const expected = measuredTests.map((test) => {
    const result = measurementOf({ test, inputs: examples[test] } as Measured)!.result
    const computed = (Object.keys(result) as (keyof MeasuredResult)[]).filter((field) => result[field] !== null)
    return [
      Object.keys(measuredSchemas[test].entries).map((field) => measuredNames[field as keyof typeof measuredNames]),
      computed.map((field) => resultNames[field]),
    ].map((names) => names.map((name) => expect.stringContaining(name[locale]) as string))
  })
  expect(listed).toEqual(expected)
})

type FieldsOf<Union> = Union extends unknown ? keyof Union : never
