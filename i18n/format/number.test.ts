import { expect, test } from 'vitest'
import { formatForInput, formatNumber, parseNumber } from './number.ts'

test.each([
  ['fr', 40.2, 1, '40,2'],
  ['fr', 40, 1, '40,0'],
  ['fr', 5000, 0, '5\u00a0000'],
  ['en', 5000, 0, '5,000'],
  // a half goes up, as where a result is rounded
  ['fr', 2.55, 1, '2,6'],
  ['en', 1234567.5, undefined, '1,234,568'],
  ['fr', -0.04, 1, '0,0'],
] as const)('%s writes %d with %s decimals as %s', (locale, value, decimals, text) =>
  expect(formatNumber(value, locale, decimals)).toBe(text),
)

test.each([
  ['fr', 0.95, '0,95'],
  ['fr', 1 - 45.3 * 0.01, '0,547'],
  ['fr', (2400 - 504.9) / 44.73, '42,368'],
  ['en', 70.5, '70.5'],
] as const)('with three decimals at most, %s writes %d as %s', (locale, value, text) =>
  expect(formatNumber(value, locale, 0, 3)).toBe(text),
)

test.each([
  ['70,5', 70.5],
  ['70.5', 70.5],
  [' 70 ', 70],
  ['2\u00a0400', 2400],
  ['2 400', 2400],
  ['.5', 0.5],
  ['+3', 3],
  ['-3', -3],
  ['７０，５', 70.5],
  ['\u200b2\u2060400\ufeff', 2400],
  ['٢٬٤٠٠', 2400],
  ['۲٬۴۰۰٫۵', 2400.5],
  ['٢٫٤', 2.4],
  ['२४००', 2400],
  ['২৪০০', 2400],
  ['๒๔๐๐.๕', 2400.5],
  ['𝟐𝟒𝟎𝟎', 2400],
  ['𞥒⹁𞥔𞥐𞥐', 2400],
  ['2’400', 2400],
  ["2'400.5", 2400.5],
  ['-2’400', -2400],
  ['1’002’400', 1002400],
])('both languages read %j as %d', (text, value) => {
  expect(parseNumber(text, 'fr')).toBe(value)
  expect(parseNumber(text, 'en')).toBe(value)
})

test('only English reads a comma before three digits as thousands', () => {
  expect(parseNumber('2,400', 'en')).toBe(2400)
  expect(parseNumber('2,400.5', 'en')).toBe(2400.5)
  expect(parseNumber('1,002,400', 'en')).toBe(1002400)
  expect(parseNumber('2,400', 'fr')).toBe(2.4)
})

test.each([
  ...['', 'abc', '1e3', '0x10', 'Infinity', '1,2,3', '12 kg', ',', '70²', '⁷⁰', '½', '⑦'],
  // a group of two or four digits, two group signs, and a sign that is decimal in Urdu and groups in Sindhi
  ...['2’40', '2’4000', '2400’500', '1’002٬400', '2’400.5’0', '2٫4.5', '٢،٤٠٠', '’400'],
])('%j is no number, or none for certain', (text) => {
  expect(parseNumber(text, 'fr')).toBeNaN()
  expect(parseNumber(text, 'en')).toBeNaN()
})

test('the digits of every script are read', () => {
  const digits = Array.from({ length: 0x20000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => /\p{Nd}/u.test(sign))
  expect(digits.length % 10).toBe(0)
  expect(digits.map((digit) => parseNumber(digit, 'fr'))).toEqual(digits.map((_, index) => index % 10))
})

test.each(['fr', 'en'] as const)('a number goes back into its field whole, and is read as it was (%s)', (locale) => {
  expect(formatForInput(2412.3456, locale)).toBe(locale === 'fr' ? '2412,3456' : '2412.3456')
  for (const value of [10, 70.25, 2412.3456, 5000])
    expect(parseNumber(formatForInput(value, locale), locale)).toBe(value)
})
