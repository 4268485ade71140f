/** How long something is kept. A month has 30 days and a year 365. */
export interface Duration {
  count: number
  unit: 'seconds' | 'days' | 'months' | 'years'
}

const retention: Duration = { count: 30, unit: 'days' }

/** What the texts promise, too: they print these values (i18n/published-constants.ts). */
export const durations = {
  /** without a save or a visit, after which a visitor's records are deleted */
  retention,
  /** the cookie of a visitor's number, renewed by each visit: it ends with the records that it leads to */
  visitorCookie: retention,
  /** what remains of a deleted number */
  erasedTrace: retention,
  /** the last runs of a person, on their device alone, after the last of them */
  lastRuns: { count: 60, unit: 'days' },
  /** a record that waits in the browser */
  outbox: retention,
  /** the cookie of the wish that nothing be saved */
  savingCookie: { count: 1, unit: 'years' },
  /** what the operator keeps to (docs/operations.md) */
  backups: { count: 30, unit: 'days' },
  /** until requests are answered. Source: Québec's act, c. P-39.1, section 32 */
  answer: { count: 30, unit: 'days' },
  messages: { count: 3, unit: 'years' },
  hostLog: { count: 12, unit: 'months' },
} as const satisfies Record<string, Duration>

export type DurationName = keyof typeof durations

const seconds: Record<Duration['unit'], number> = { seconds: 1, days: 86_400, months: 30 * 86_400, years: 365 * 86_400 }

export function secondsOf(name: DurationName): number {
  const { count, unit } = durations[name]
  return count * seconds[unit]
}

export const millisecondsOf = (name: DurationName) => 1000 * secondsOf(name)
