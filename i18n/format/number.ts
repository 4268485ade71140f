import type { Locale } from '../locales.ts'

/** Of thousands, and of decimals. */
const signs: Record<Locale, { thousands: string; decimal: string }> = {
  fr: { thousands: '\u00a0', decimal: ',' },
  en: { thousands: ',', decimal: '.' },
}

/**
 * Writes a number as the language does, 2 400 or 2,400, with `decimals`, or more where it needs them, up to
 * `mostDecimals`. Server and browser write the same characters, which `Intl` does not promise.
 */
export function formatNumber(value: number, locale: Locale, decimals = 0, mostDecimals = decimals): string {
  const { thousands, decimal } = signs[locale]
  const scale = 10 ** mostDecimals
  const rounded = Math.round(value * scale) / scale
  const [whole = '', fraction = ''] = rounded.toFixed(mostDecimals).split('.')
  const needed = fraction.replace(/0+$/, '').padEnd(decimals, '0')
  return whole.replace(/\B(?=(\d{3})+$)/g, thousands) + (needed && decimal + needed)
}

/** A number as people type it: whole, without separators, with the language's decimal sign. */
export function asTyped(value: number, locale: Locale): string {
  return String(value).replace('.', signs[locale].decimal)
}

/**
 * A text with plain characters for those of other keyboards (full-width, Arabic-Indic), and without characters that have no
 * width. Superscripts stay, as 70² is no weight.
 */
export function plainDigits(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
}

/**
 * The number a person typed, NaN when it is none. Both decimal signs are read in both languages, and spaces
 * between digits are ignored; only English reads "2,400" as thousands.
 */
export function parseNumber(text: string, locale: Locale): number {
  const compact = plainDigits(text).replace(/\s/g, '')
  const plain =
    locale === 'en' && /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(compact)
      ? compact.replaceAll(',', '')
      : compact.replace(',', '.')
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : NaN
}
