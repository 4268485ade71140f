import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { genders } from '../../domain/person.ts'
import { runFields } from '../../domain/tests/cooper-run/cooper-run.ts'
import { measuredMedians } from '../../domain/norms/measured-people.ts'
import { calculator as en } from '../../i18n/en/calculator/calculator.ts'
import { calculator as fr } from '../../i18n/fr/calculator/calculator.ts'
import { locales } from '../../i18n/locales.ts'
import { formatNumber } from '../../i18n/number.ts'
import { renderedPages } from './render-pages.tsx'

const calculators = { fr, en }
const fields = ['age', 'weight', 'distance'] as const

test.each(locales)('the form’s hints name the limits that hold (%s)', (locale) => {
  for (const field of fields) {
    const { min, max } = runFields[field]
    const { hint } = calculators[locale].form.fields[field]
    expect(hint.match(/\d+(?:[\s,]\d{3})?/g)).toEqual([min, max].map((limit) => formatNumber(limit, locale)))
  }
})

test('docs/api.md names the limits that hold', () => {
  const text = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8')
  for (const field of fields) {
    const { min, max } = runFields[field]
    expect(text).toMatch(new RegExp(`\`${field}\` (is )?${formatNumber(min, 'en')} to ${formatNumber(max, 'en')} `))
  }
})

test.each(locales)(
  'the questions of the Measure page name the medians and the ages of those measured (%s)',
  (locale) => {
    const { main } = renderedPages.find((page) => page.page === 'measure' && page.locale === locale)!
    const answers = main.querySelector('#questions')!.textContent.replaceAll('\u00a0', ' ')
    for (const gender of genders) {
      const medians = measuredMedians(gender)
      const { ages, median } = medians.find(({ ages }) => ages.from === 40)!
      expect(answers).toMatch(new RegExp(`\\b${ages.from} (à|to) ${ages.to}\\b`))
      expect(answers).toContain(formatNumber(median, locale, 1))
      expect(answers).toMatch(new RegExp(`\\b${medians[0]!.ages.from} (à|to) ${medians.at(-1)!.ages.to}\\b`))
    }
  },
)
