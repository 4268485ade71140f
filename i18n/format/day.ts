/** The day it is where the reader is, ISO 8601: that of Swedish. */
export const localDay = (moment: Date) => moment.toLocaleDateString('sv')

/** The local date so many days after a local date, both as 2026-11-23. */
export function dateAfter(start: string, days: number): string {
  const date = new Date(`${start}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
