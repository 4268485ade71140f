import { formatExact, formatNumber } from '../format/number.ts'
import type { Messages } from '../fr/messages.ts'
import { answer } from './answer.ts'
import { calculator } from './calculator.ts'
import { charts } from './charts.ts'
import { measuring } from './measuring.ts'
import { myResults } from './my-results.ts'
import { program } from './program.ts'
import { site } from './site.ts'
import { watches } from './watches.ts'

/** Every string of the interface in English, by subject, and how its numbers are written. */
export const en: Messages = {
  locale: 'en',
  formatNumber: (value, decimals, mostDecimals) => formatNumber(value, 'en', decimals, mostDecimals),
  formatExact: (value) => formatExact(value, 'en'),
  ...site,
  answer,
  calculator,
  charts,
  myResults,
  program,
  measuring,
  watches,
}
