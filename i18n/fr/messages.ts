import { formatExact, formatNumber } from '../format/number.ts'
import type { Locale } from '../locales.ts'
import { answer } from './answer.ts'
import { calculator } from './calculator.ts'
import { charts } from './charts.ts'
import { measuring } from './measuring.ts'
import { myResults } from './my-results.ts'
import { program } from './program.ts'
import { site } from './site.ts'
import { watches } from './watches.ts'

/**
 * Every string of the interface in French, by subject, and how its numbers are written. French defines the type: what
 * English lacks does not compile.
 */
export const fr = {
  locale: 'fr' as Locale,
  formatNumber: (value: number, decimals?: number, mostDecimals?: number) =>
    formatNumber(value, 'fr', decimals, mostDecimals),
  formatExact: (value: number) => formatExact(value, 'fr'),
  ...site,
  answer,
  calculator,
  charts,
  myResults,
  program,
  measuring,
  watches,
}

export type Messages = typeof fr
