/** Returns the local date of a moment, ISO 8601, the form of Swedish dates. */
export const localDay = (moment: Date) => moment.toLocaleDateString('sv')

/** Returns the date a number of days after a date, both as 2026-11-23. */
export function dateAfter(start: string, days: number): string {
  const date = new Date(`${start}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
