import { calculatePath, calculationOf } from '../../contract/calculation.ts'
import type { Measured } from '../../contract/measurement.ts'
import type { Run } from '../../domain/tests/cooper-run/cooper-run.ts'
import { ApiError, timeoutSignal } from './api.ts'
import { post } from './post.ts'
import type { Saved } from './saved.ts'
import { settle, emptyOutbox, isInOutbox, outbox, type OutboxRecord } from './outbox.ts'

/**
 * Sends what waits, the oldest first and one after the other, in one tab at a time, until the site gives no answer or has
 * none to give for now; the rest waits on, but for what was `justMade`: its reader is told at once that the site would not
 * take it. A record over which alone the site fails waits on too, and holds back none of those after it. Answers how each
 * record ended, by key; rejects when another tab, which a phone may hold still, keeps its turn for long.
 */
export function sendOutbox(justMade?: string): Promise<Map<string, Saved>> {
  return navigator.locks.request('outbox', { signal: timeoutSignal() }, async () => {
    const ends = new Map<string, Saved>()
    for (const record of outbox()) {
      const outcome = await attempt(record)
      if (!outcome) continue
      if (outcome === 'error' && record.key !== justMade) continue
      if (outcome === 'outbox' || (outcome === 'busy' && record.key !== justMade)) break
      const saved = outcome === 'busy' || outcome === 'error' || outcome === 'forgotten' ? 'failed' : outcome
      ends.set(record.key, saved)
      settle(record, saved)
      // their visitor wants none of what waits: without the cookie it would be saved for a new one
      if (outcome === 'forgotten' || outcome === 'stopped') emptyOutbox()
      if (outcome === 'busy') break
    }
    return ends
  })
}

/**
 * `busy` when the site may take it later, `error` when it failed over this record (500), `forgotten` when its visitor has
 * deleted everything since; undefined for what was deleted here while those before it were sent, or the file that computes
 * it came.
 */
async function attempt(record: OutboxRecord): Promise<Saved | 'busy' | 'error' | 'forgotten' | undefined> {
  const { path, body, key } = record
  const compute = await computationFor(path).catch(() => undefined)
  if (!isInOutbox(record)) return undefined
  if (!compute) return 'outbox'
  const today = computed(() => compute(body))
  if (!today) return 'failed'
  try {
    return await post({ path, body: today, key })
  } catch (error) {
    if (!(error instanceof ApiError)) return 'outbox'
    if (error.status === 410) return 'forgotten'
    if (error.status === 500) return 'error'
    return error.status >= 500 || error.status === 429 || error.status === 408 ? 'busy' : 'failed'
  }
}

/** What the site makes of the same inputs by now: it may have changed while the record waited. Rejects when its file does not come. */
async function computationFor(path: string): Promise<(body: object) => object | undefined> {
  if (path === calculatePath) return (body) => calculationOf(body as Run)
  const { measurementOf } = await import('../../contract/measurement.ts')
  return (body) => measurementOf(body as Measured)
}

/** Undefined for what the site no longer computes, and for what was never a record. */
function computed(compute: () => object | undefined): object | undefined {
  try {
    return compute()
  } catch {
    return undefined
  }
}
