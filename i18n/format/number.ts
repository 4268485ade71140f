import type { Locale } from '../locales.ts'

/** The separators of thousands and of decimals. */
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

/** Formats a number as people type it: without separators, with the language's decimal sign. */
export function asTyped(value: number, locale: Locale): string {
  return String(value).replace('.', signs[locale].decimal)
}

/**
 * Replaces the characters of other keyboards (full-width, digits of other scripts) by plain ones, and removes those
 * without width. Superscripts stay: 70² is no weight.
 */
export function plainDigits(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, plainDigit)
}

/** Every script has its digits in a row, from 0 to 9. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0)!
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String((code - zero) % 10)
}

/** Matches a number whose thousands have a sign that is never a decimal one: Swiss, Arabic or Adlam. */
const grouped = /^[+-]?\d{1,3}([’'٬⹁])\d{3}(?:\1\d{3})*(?!\d)/

/**
 * Parses a typed number; NaN if it is none, or if it is ambiguous. Both languages read both decimal signs, the Arabic
 * one too, and ignore spaces between digits; only English reads "2,400" as thousands.
 */
export function parseNumber(text: string, locale: Locale): number {
  const compact = plainDigits(text)
    .replace(/\s/g, '')
    .replace(grouped, (whole, sign: string) => whole.replaceAll(sign, ''))
    .replace('٫', '.')
  const plain =
    locale === 'en' && /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(compact)
      ? compact.replaceAll(',', '')
      : compact.replace(',', '.')
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : NaN
}
