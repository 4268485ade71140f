import { amounts, type Duration, durations, serviceLimits, toastDuration } from '#contract/published-constants.ts'
import { formatNumber } from './format/number.ts'
import type { Locale } from './locales.ts'

const units: Record<Locale, Record<Duration['unit'], string>> = {
  fr: { seconds: 'secondes', days: 'jours', months: 'mois', years: 'ans' },
  en: { seconds: 'seconds', days: 'days', months: 'months', years: 'years' },
}
const dollars = { fr: (amount: string) => `${amount}\u00a0$\u00a0CA`, en: (amount: string) => `CAD\u00a0${amount}` }

/** The published constants (contract/published-constants.ts) in words: 30 jours, 1 000, 100 $ CA. */
export const published = { fr: publishedIn('fr'), en: publishedIn('en') }

function publishedIn(locale: Locale) {
  const { duration, number, amount } = formatsOf(locale)
  return {
    ...inWords({ ...durations, toast: toastDuration }, duration),
    ...inWords(serviceLimits, number),
    ...inWords(amounts, amount),
  }
}

/** Returns the formats of one language. */
export function formatsOf(locale: Locale) {
  const number = (value: number) => formatNumber(value, locale)
  return {
    number,
    amount: (value: number) => dollars[locale](number(value)),
    duration: ({ count, unit }: Duration) => `${number(count)}\u00a0${units[locale][unit]}`,
  }
}

function inWords<Name extends string, Value>(values: Record<Name, Value>, format: (value: Value) => string) {
  const entries = Object.entries<Value>(values).map(([name, value]) => [name, format(value)])
  return Object.fromEntries(entries) as Record<Name, string>
}
