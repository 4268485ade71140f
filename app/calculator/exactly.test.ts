import { expect, test } from 'vitest'
import { formatNumber } from '../../i18n/number.ts'
import { exactly } from './exactly.ts'

test.each([
  [2400, '2\u00a0400'],
  [70.5, '70,5'],
  [0.95, '0,95'],
  [1 - 45.3 * 0.01, '0,547'],
  [(2400 - 504.9) / 44.73, '42,368'],
])('%d is written %s', (value, text) =>
  expect(exactly(value, (value, decimals) => formatNumber(value, 'fr', decimals))).toBe(text),
)
