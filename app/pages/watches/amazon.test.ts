import { expect, test } from 'vitest'
import { amazonSearch } from './amazon.ts'

test('a watch is searched on amazon.ca by its exact model, with the operator’s tag', () => {
  expect(amazonSearch('Suunto 9 Peak Pro', 'shop-20')).toBe('https://www.amazon.ca/s?k=Suunto+9+Peak+Pro&tag=shop-20')
})

test.each(['{AMAZON_TAG}', ''])('a tag that is still a placeholder, or empty, is left out: %s', (tag) => {
  expect(amazonSearch('Polar Vantage V3', tag)).toBe('https://www.amazon.ca/s?k=Polar+Vantage+V3')
})
