import { expect, test } from 'vitest'
import { dayOf, formatDay, formatDayOfMomentInSentence, formatMoment, formatShortDay } from './date.ts'

test('a day stays with its month', () => {
  expect(formatDay('2024-06-15', 'fr')).toBe('15\u00a0juin 2024')
  expect(formatDay('2024-06-05', 'en')).toBe('June\u00a05, 2024')
})

test('in French the first of a month is 1er, in every format', () => {
  expect(formatDay('2026-11-01', 'fr')).toBe('1er\u00a0novembre 2026')
  expect(formatShortDay('2026-11-01', 'fr')).toBe('1er\u00a0nov.')
  expect(formatMoment('2026-11-01T17:05:00Z', 'fr')).toBe('1er\u00a0nov. 2026, 12\u00a0h\u00a005')
  expect(formatDayOfMomentInSentence('2026-09-01T12:00:00Z', 'fr', '2026-11-21T12:00:00Z')).toBe('1er\u00a0septembre')
  expect(formatDay('2026-11-01', 'en')).toBe('November\u00a01, 2026')
})

test('a day without its year is of this one', () => {
  const now = '2026-11-21T12:00:00Z'
  expect(formatDayOfMomentInSentence('2026-09-26T12:00:00Z', 'fr', now)).toBe('26\u00a0septembre')
  expect(formatDayOfMomentInSentence('2026-09-26T12:00:00Z', 'en', now)).toBe('September\u00a026')
  expect(formatDayOfMomentInSentence('2025-09-26T12:00:00Z', 'fr', now)).toBe('26\u00a0septembre 2025')
  expect(formatDayOfMomentInSentence('2025-11-01T12:00:00Z', 'en', now)).toBe('November\u00a01, 2025')
})

test('the time of a moment stays in one piece', () => {
  expect(formatMoment('2026-11-21T12:05:00Z', 'fr')).toBe('21\u00a0nov. 2026, 7\u00a0h\u00a005')
  expect(formatMoment('2026-11-21T05:05:00Z', 'fr')).toBe('21\u00a0nov. 2026, 0\u00a0h\u00a005')
  expect(formatMoment('2026-11-21T15:05:00Z', 'fr')).toBe('21\u00a0nov. 2026, 10\u00a0h\u00a005')
  expect(formatMoment('2026-11-21T12:05:00Z', 'en')).toBe('Nov\u00a021, 2026, 7:05\u00a0a.m.')
})

test('a day ends at midnight at Montréal', () => {
  expect(dayOf('2026-11-22T04:59:59Z')).toBe('2026-11-21')
  expect(dayOf('2026-11-22T05:00:00Z')).toBe('2026-11-22')
  expect(dayOf('2026-07-02T03:59:59Z')).toBe('2026-07-01')
})
