import type { Locale } from '../locales.ts'

/** The signs with which each language writes a number. */
const signs: Record<Locale, { thousands: string; decimal: string }> = {
  fr: { thousands: '\u00a0', decimal: ',' },
  en: { thousands: ',', decimal: '.' },
}

/**
 * Formats a number, as 2 400 or 2,400, with at least `decimals` and at most `mostDecimals`. Not by `Intl`, whose
 * characters may differ between server and browser.
 */
export function formatNumber(value: number, locale: Locale, decimals = 0, mostDecimals = decimals): string {
  const { thousands, decimal } = signs[locale]
  const scale = 10 ** mostDecimals
  const rounded = Math.round(value * scale) / scale
  const [whole = '', fraction = ''] = rounded.toFixed(mostDecimals).split('.')
  const needed = fraction.replace(/0+$/, '').padEnd(decimals, '0')
  return whole.replace(/\B(?=(\d{3})+$)/g, thousands) + (needed && decimal + needed)
}

/** Formats a number with the decimals that it has, at most three. */
export function formatExact(value: number, locale: Locale): string {
  return formatNumber(value, locale, 0, 3)
}

/** Formats a number as people type it: without separators, with the language's decimal sign. */
export function formatForInput(value: number, locale: Locale): string {
  return String(value).replace('.', signs[locale].decimal)
}

/**
 * Replaces full-width characters and the digits of other scripts by those of a Latin keyboard, and removes characters
 * without width. Keeps superscripts: 70² is no weight.
 */
export function plainDigits(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, latinDigit)
}

/** Returns a digit's value by its place in Unicode: each script has its digits in a row, from 0 to 9. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0)!
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--
  // some rows follow each other
  return String((code - first) % 10)
}

/** Match a number whose thousands are separated: by a Swiss, Arabic or Adlam sign, in English also by a comma. */
const grouped: Record<Locale, RegExp> = {
  fr: /^[+-]?\d{1,3}([’'٬⹁])\d{3}(?:\1\d{3})*(?!\d|\1)/,
  en: /^[+-]?\d{1,3}([’'٬⹁,])\d{3}(?:\1\d{3})*(?!\d|\1)/,
}

/**
 * Parses a typed number. Returns NaN for another text, and for a number that is ambiguous. Ignores spaces. Each
 * language reads the decimal signs of both, and the Arabic one.
 */
export function parseNumber(text: string, locale: Locale): number {
  const number = plainDigits(text)
    .replace(/\s/g, '')
    .replace(grouped[locale], (whole, sign: string) => whole.replaceAll(sign, ''))
    .replace(/[,٫]/, '.')
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(number) ? Number(number) : NaN
}
