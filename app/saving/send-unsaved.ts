import { calculatePath, calculationOf } from '../../contract/calculation.ts'
import type { Measured } from '../../contract/measurement.ts'
import type { Run } from '../../domain/cooper-run.ts'
import { ApiError, timeoutSignal } from '../data/api.ts'
import { post } from './post.ts'
import type { Saved } from './saved.ts'
import { endUnsaved, forgetUnsaved, isWaiting, unsaved, type Unsaved } from './unsaved.ts'

/**
 * Sends what waits, the oldest first and one after the other, in one tab at a time, until the site gives no answer or has
 * none to give for now; the rest waits on, but for what was `justMade`: its reader is told at once that the site would not
 * take it. Answers how each record ended, by key; rejects when another tab, which a phone may hold still, keeps its turn for long.
 */
export function sendUnsaved(justMade?: string): Promise<Map<string, Saved>> {
  return navigator.locks.request('unsaved', { signal: timeoutSignal() }, async () => {
    const ends = new Map<string, Saved>()
    for (const record of unsaved()) {
      // deleted while those before it were sent
      if (!isWaiting(record)) continue
      const outcome = await attempt(record)
      if (outcome === 'offline' || (outcome === 'busy' && record.key !== justMade)) break
      const saved = outcome === 'busy' || outcome === 'forgotten' ? 'failed' : outcome
      ends.set(record.key, saved)
      endUnsaved(record, saved)
      // their visitor wants none of what waits: without the cookie it would be saved for a new one
      if (outcome === 'forgotten' || outcome === 'stopped') forgetUnsaved()
      if (outcome === 'busy') break
    }
    return ends
  })
}

/** `busy` when the site may take it later, `forgotten` when its visitor has deleted everything since. */
async function attempt({ path, body, key }: Unsaved): Promise<Saved | 'busy' | 'forgotten'> {
  const compute = await computationFor(path).catch(() => undefined)
  if (!compute) return 'offline'
  const today = computed(() => compute(body))
  if (!today) return 'failed'
  try {
    return await post({ path, body: today, key })
  } catch (error) {
    if (!(error instanceof ApiError)) return 'offline'
    if (error.status === 410) return 'forgotten'
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
