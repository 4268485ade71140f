import { expect, test } from 'vitest'
import { amounts, durations, serviceLimits } from '#contract/published-constants.ts'
import { dayAfterInWords } from './format/words.ts'
import { formatsOf, published } from './published.ts'

test('published constants are written as each language writes them, on one line', () => {
  const [fr, en] = [formatsOf('fr'), formatsOf('en')]
  const years = { count: 3, unit: 'years' } as const
  expect([fr.duration(years), fr.duration({ count: 12, unit: 'months' })]).toEqual(['3\u00a0ans', '12\u00a0mois'])
  expect(en.duration(years)).toBe('3\u00a0years')
  expect([fr.number(1000), fr.amount(100)]).toEqual(['1\u00a0000', '100\u00a0$\u00a0CA'])
  expect([en.number(1000), en.amount(100)]).toEqual(['1,000', 'CAD\u00a0100'])
  expect(published.fr).toMatchObject({
    retention: fr.duration(durations.retention),
    recordsPerVisitor: fr.number(serviceLimits.recordsPerVisitor),
    liability: fr.amount(amounts.liability),
  })
})

test('a day of an example follows from what is promised', () => {
  expect(dayAfterInWords('2026-03-15', ['backups'], 'fr')).toBe('14\u00a0avril')
  expect(dayAfterInWords('2026-03-15', ['backups', 'backups'], 'en')).toBe('May\u00a014')
})
