import { oneDecimal } from '../../../domain/rounding.ts'
import type { ShownRecord } from '../records/records.ts'

/**
 * How far somebody has come in the test that they did last, since the oldest result of the same test, in ml/kg/min with one
 * decimal; undefined for a first result. Takes one person's records newest first.
 *
 * The margin of both together, null where nobody knows one of them, is the root of the sum of their squares: two errors that
 * have nothing to do with each other add up like that (JCGM 100:2008, 5.1.2).
 */
export function changeOf(records: ShownRecord[]) {
  const measured = records.filter(({ vo2max }) => vo2max !== null)
  const [latest, ...earlier] = measured.filter(({ test }) => test === measured[0]?.test)
  const first = earlier.at(-1)
  if (!latest || !first) return undefined
  return {
    by: oneDecimal(latest.vo2max! - first.vo2max!),
    since: first.createdAt,
    margin:
      latest.margin === null || first.margin === null ? null : oneDecimal(Math.hypot(latest.margin, first.margin)),
  }
}

/** Whether a change may be none: it is as small as the margin, or smaller, as both are shown. */
export function isWithin({ by, margin }: { by: number; margin: number }): boolean {
  return Math.abs(by) <= margin
}
