import { expect, test, vi } from 'vitest'
import { formatDate, formatDay, formatMoment } from './date.ts'
import { locales } from './locales.ts'

test('a day is written as each language writes it', () => {
  expect(formatDate('2024-06-15', 'fr')).toBe('15 juin 2024')
  expect(formatDate('2024-06-05', 'en')).toBe('June 5, 2024')
})

test('a format is made once, however many dates it writes', () => {
  const made = vi.fn()
  class Counted extends Intl.DateTimeFormat {
    constructor(...given: ConstructorParameters<typeof Intl.DateTimeFormat>) {
      super(...given)
      made()
    }
  }
  vi.stubGlobal('Intl', { ...Intl, DateTimeFormat: Counted })
  for (const locale of locales) {
    for (let count = 0; count < 3; count++) {
      formatDate('2024-06-15', locale)
      formatMoment('2026-11-21T12:05:00Z', locale)
      formatDay(new Date(0), locale)
    }
  }
  expect(made.mock.calls.length).toBeLessThanOrEqual(6)
})
