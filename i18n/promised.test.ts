import { expect, test } from 'vitest'
import { dayAfter } from './in-texts.ts'
import { promised } from './promised.ts'

test('what is promised is said as each language says it, on one line', () => {
  const { messages, hostLog, savingCookie, records, liability } = promised.fr
  expect([messages, hostLog, savingCookie]).toEqual(['3\u00a0ans', '12\u00a0mois', 'un an'])
  expect([records, liability]).toEqual(['1\u00a0000', '100\u00a0$\u00a0CA'])
  expect([promised.en.messages, promised.en.savingCookie]).toEqual(['3\u00a0years', 'one year'])
  expect([promised.en.records, promised.en.liability]).toEqual(['1,000', 'CAD\u00a0100'])
})

test('a day of an example follows from what is promised', () => {
  expect(dayAfter('2026-03-15', ['backups'], 'fr')).toBe('14\u00a0avril')
  expect(dayAfter('2026-03-15', ['backups', 'backups'], 'en')).toBe('May\u00a014')
})
