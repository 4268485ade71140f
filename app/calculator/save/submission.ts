import type { Run } from '#domain/protocols/cooper-run.ts'
import type { LastRun } from '../../last-run.ts'

export type SaveState = 'saving' | 'saved' | 'failed' | 'withoutSaving'

/** One submission of the form of a run, and what became of it. */
export interface Submission {
  run: Run
  saveState: SaveState
  /** idempotency key */
  saveKey: string
  /** the device's last run of an earlier day, to compare with */
  earlierRun?: LastRun
  /** whether the browser posted the form */
  isPosted?: boolean
  /** whether the server knows that a saved run will not be seen again */
  refusesCookies?: boolean
}

/** Returns a random UUID. `crypto.randomUUID` is missing in an insecure context. */
export function newSaveKey(): string {
  if (globalThis.isSecureContext) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}
