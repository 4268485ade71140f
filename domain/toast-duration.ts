import type { Duration } from './limits.ts'

/** How long a toast stays. Apart from the other limits, because every page loads it. Source: product spec, section 9 */
export const toastDuration = { count: 5, unit: 'seconds' } as const satisfies Duration

export const toastMilliseconds = 1000 * toastDuration.count
