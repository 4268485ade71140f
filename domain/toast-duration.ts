import type { Duration } from './retention.ts'

/** A notice that goes by itself. Source: product spec, section 9 */
export const toastDuration = { count: 5, unit: 'seconds' } as const satisfies Duration

export const toastMilliseconds = 1000 * toastDuration.count
