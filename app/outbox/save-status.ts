import type { SaveOutcome } from '../../contract/page-context.ts'

/**
 * What became of a record that was to be saved: `outbox` when no answer came, so that it waits in this browser (outbox.ts),
 * `outdated` when the server computes otherwise than this page, `withdrawn` when its reader took it back: another try has a
 * key of its own. A record that is `full` or `outdated` waits too, where it can.
 */
export type SaveStatus = SaveOutcome | 'outbox' | 'outdated' | 'withdrawn'

/** Whether another try of the same is sent under the same key. */
export function isUnsaved(status: SaveStatus | 'pending' | 'retrying' | undefined): boolean {
  return status !== undefined && status !== 'saved' && status !== 'stopped'
}
