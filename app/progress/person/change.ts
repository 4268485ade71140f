import { oneDecimal } from '../../../domain/rounding.ts'
import type { ShownRecord } from '../records/records.ts'

/**
 * How far somebody has come in one test since the oldest result, in its unit with one decimal; undefined for a single
 * result. Takes one person's records of that test newest first.
 *
 * The margin of both together, null where nobody knows one of them, is the root of the sum of their squares: two errors that
 * have nothing to do with each other add up like that (JCGM 100:2008, 5.1.2).
 */
export function changeOf(records: ShownRecord[]) {
  const [latest, ...earlier] = records
  const first = earlier.at(-1)
  if (!latest || !first) return undefined
  const by = oneDecimal(latest.value - first.value)
  const margin =
    latest.margin === null || first.margin === null ? null : oneDecimal(Math.hypot(latest.margin, first.margin))
  return { by, since: first.createdAt, margin }
}
