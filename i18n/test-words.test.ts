import { expect, test } from 'vitest'
import { testNames, tests } from '../domain/tests/registry.ts'
import { run as en } from './en/calculator/run.ts'
import { run as fr } from './fr/calculator/run.ts'
import { locales } from './locales.ts'

const words = { fr, en }

test.each(locales)('every test has words, and they are of no other (%s)', (locale) =>
  expect(Object.keys(words[locale].tests).toSorted()).toEqual(testNames.toSorted()),
)

test.each(locales)('each field has a label, and what is said where it applies is there (%s)', (locale) => {
  const { labels } = words[locale].fields
  for (const name of testNames) {
    const { fields, equation, phases } = tests[name]
    const { fields: own, source, safety, timer } = words[locale].tests[name]
    for (const [field, { kind }] of Object.entries(fields)) {
      expect(own[field] ?? labels[kind as keyof typeof labels], `${name} ${field}`).toBeTruthy()
    }
    expect([Boolean(source), Boolean(safety), Boolean(timer)]).toEqual([
      Boolean(equation),
      Boolean(equation),
      Boolean(phases),
    ])
  }
})

test('what is accepted is told with its unit', () => {
  expect(fr.fields.limits('years', '10', '100')).toBe('de 10 à 100\u00a0ans')
  expect(fr.fields.limits('duration', '6:00', '45:00')).toBe('de 6:00 à 45:00')
  expect(en.fields.limits('metres', '500', '5,000')).toBe('500 to 5,000 m')
  expect(en.fields.limits('vo2max', '5', '100')).toBe('5 to 100, decimals allowed')
})
