import { calculatePath, calculationOf } from '../../contract/calculation.ts'
import type { Measured } from '../../contract/measurement.ts'
import type { Run } from '../../domain/cooper-run.ts'
import { ApiError } from '../data/api.ts'
import { post } from './post.ts'
import type { Saved } from './saved.ts'
import { endUnsaved, forgetUnsaved, isWaiting, unsaved, type Unsaved } from './unsaved.ts'

/**
 * Sends what waits, the oldest first and one after the other, in one tab at a time. What gets no answer waits on, and all
 * that comes after it. Answers how each record ended, by key.
 */
export function sendUnsaved(): Promise<Map<string, Saved>> {
  return navigator.locks.request('unsaved', async () => {
    const ends = new Map<string, Saved>()
    for (const record of unsaved()) {
      // deleted while those before it were sent
      if (!isWaiting(record)) continue
      const saved = await attempt(record)
      if (saved === 'offline') break
      ends.set(record.key, saved)
      endUnsaved(record, saved)
      if (saved === 'stopped') forgetUnsaved()
    }
    return ends
  })
}

/** `failed` when its visitor has deleted everything since: it goes with the rest. */
async function attempt(record: Unsaved): Promise<Saved> {
  try {
    return await post({ ...record, body: await bodyOfToday(record) })
  } catch (error) {
    return error instanceof ApiError && error.status === 410 ? 'failed' : 'offline'
  }
}

/** What the site makes of the same inputs by now: it may have changed while the record waited. */
async function bodyOfToday({ path, body }: Unsaved): Promise<object> {
  if (path === calculatePath) return calculationOf(body as Run)
  const { measurementOf } = await import('../../contract/measurement.ts')
  return measurementOf(body as Measured) ?? body
}
