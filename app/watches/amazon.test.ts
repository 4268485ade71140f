import { expect, test } from 'vitest'
import { amazonSearch } from './amazon.ts'

test('a watch is searched on amazon.ca by its exact model, with the operator’s tag', () => {
  expect(amazonSearch('Suunto 9 Peak Pro', 'shop-20')).toBe('https://www.amazon.ca/s?k=Suunto+9+Peak+Pro&tag=shop-20')
})

test('a tag that is still a placeholder is left out', () => {
  expect(amazonSearch('Polar Vantage V3', '{AMAZON_TAG}')).toBe('https://www.amazon.ca/s?k=Polar+Vantage+V3')
})
