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
 * Replaces the characters of other keyboards (full-width, Arabic-Indic) by plain ones, and removes those without width.
 * Superscripts stay: 70² is no weight.
 */
export function plainDigits(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
}

/**
 * Parses a typed number; NaN if it is none. Both languages read both decimal signs and ignore spaces between digits;
 * only English reads "2,400" as thousands.
 */
export function parseNumber(text: string, locale: Locale): number {
  const compact = plainDigits(text).replace(/\s/g, '')
  const plain =
    locale === 'en' && /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(compact)
      ? compact.replaceAll(',', '')
      : compact.replace(',', '.')
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : NaN
}
