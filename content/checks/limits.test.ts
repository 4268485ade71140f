import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { limits } from '../../domain/cooper-run.ts'
import { calculator as en } from '../../i18n/calculator.en.ts'
import { calculator as fr } from '../../i18n/calculator.fr.ts'
import { locales } from '../../i18n/locales.ts'
import { formatNumber } from '../../i18n/number.ts'

const calculators = { fr, en }
const fields = ['age', 'weight', 'distance'] as const

test.each(locales)('the form’s hints name the limits that hold (%s)', (locale) => {
  for (const field of fields) {
    const { min, max } = limits[field]
    const { hint } = calculators[locale].form.fields[field]
    expect(hint.match(/\d+(?:[\s,]\d{3})?/g)).toEqual([min, max].map((limit) => formatNumber(limit, locale)))
  }
})

test('docs/api.md names the limits that hold', () => {
  const text = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8')
  for (const field of fields) {
    const { min, max } = limits[field]
    expect(text).toMatch(new RegExp(`\`${field}\` (is )?${formatNumber(min, 'en')} to ${formatNumber(max, 'en')} `))
  }
})
