/** Published constants: numbers that the site applies and the texts state (i18n/published.ts). */

/** A length of time. A month has 30 days and a year 365. */
export interface Duration {
  count: number
  unit: 'seconds' | 'days' | 'months' | 'years'
}

/** A visitor's records are deleted this long after their last save or visit. */
const retention: Duration = { count: 30, unit: 'days' }

export const durations = {
  retention,
  /** lifetime of the visitor's cookie, which each visit renews */
  visitorCookie: retention,
  /** how long the operator keeps backups (docs/operations.md) */
  backups: { count: 30, unit: 'days' },
  /** the operator's time to answer a request. Source: Québec's act, c. P-39.1, section 32 */
  replyTime: { count: 30, unit: 'days' },
  /** how long the operator keeps messages */
  correspondence: { count: 3, unit: 'years' },
  /** how long the host keeps its logs */
  hostLog: { count: 12, unit: 'months' },
} as const satisfies Record<string, Duration>

export type DurationName = keyof typeof durations

const secondsPer: Record<Duration['unit'], number> = {
  seconds: 1,
  days: 86_400,
  months: 30 * 86_400,
  years: 365 * 86_400,
}

export function secondsOf(name: DurationName): number {
  const { count, unit } = durations[name]
  return count * secondsPer[unit]
}

export const millisecondsOf = (name: DurationName) => 1000 * secondsOf(name)

/** How long a toast stays. Source: product spec, section 9 */
export const toastDuration = { count: 5, unit: 'seconds' } as const satisfies Duration

export const toastMilliseconds = 1000 * toastDuration.count

export const serviceLimits = {
  /** records of one visitor: one a day for nearly three years. Also limits the work of one request */
  recordsPerVisitor: 1000,
  /** years of age from which people consent for themselves. Source: Québec's act, c. P-39.1, section 4.1 */
  consentAge: 14,
} as const

/** The operator's maximum liability, in Canadian dollars. */
export const amounts = { liability: 100 } as const
