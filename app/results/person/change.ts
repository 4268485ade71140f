import { oneDecimal } from '../../../domain/rounding.ts'
import type { ShownRecord } from '../records/records.ts'

export interface Change {
  /** ml/kg/min, with one decimal */
  by: number
  /** since when, ISO 8601 */
  since: string
  /** of the result that it begins with, ml/kg/min with one decimal; null where nobody knows it */
  margin: number | null
}

/**
 * How far somebody has come in the test that they did last, since the oldest result of the same test; undefined for a first
 * result. Takes one person's records newest first.
 */
export function changeOf(records: ShownRecord[]): Change | undefined {
  const measured = records.filter(({ vo2max }) => vo2max !== null)
  const [latest, ...earlier] = measured.filter(({ test }) => test === measured[0]?.test)
  const first = earlier.at(-1)
  if (!latest || !first) return undefined
  const { createdAt, margin } = first
  return {
    by: oneDecimal(latest.vo2max! - first.vo2max!),
    since: createdAt,
    margin: margin && oneDecimal(margin),
  }
}

/** Whether a change may be none: it is as small as the margin, or smaller, as both are shown. */
export function isWithin({ by, margin }: { by: number; margin: number }): boolean {
  return Math.abs(by) <= margin
}
