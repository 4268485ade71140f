import { expect, test } from 'vitest'
import { formatDate } from './date.ts'

test('a day is written as each language writes it', () => {
  expect(formatDate('2024-06-15', 'fr')).toBe('15 juin 2024')
  expect(formatDate('2024-06-05', 'en')).toBe('June 5, 2024')
})
