import { dayOf } from '../../../i18n/date.ts'

const fourWeeks = 28 * 24 * 60 * 60 * 1000

/** The day of the next test, four weeks after a result: the same day of the week, ISO 8601, at Montréal. */
export function nextTestAfter(createdAt: string): string {
  return new Date(Date.parse(dayOf(createdAt)) + fourWeeks).toISOString().slice(0, 10)
}
