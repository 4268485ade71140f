import { expect, test } from 'vitest'
import { oneDecimal, toTenths } from './rounding.ts'

test('half a tenth is rounded up', () => {
  expect([40.2, 40.24, 40.25, 40.26].map(oneDecimal)).toEqual([40.2, 40.2, 40.3, 40.3])
  expect([40.2, 40.24, 40.26].map(toTenths)).toEqual([402, 402, 403])
})
