import type { SaveOutcome } from '../../contract/page-context.ts'

/**
 * What became of something that was to be saved: `outbox` when no answer came, so that it waits in this
 * browser (outbox.ts), `outdated` when the server computes otherwise than this page. What is `full` or `outdated` waits too, where it can.
 */
export type Saved = SaveOutcome | 'outbox' | 'outdated'

/** Another try of the same is then sent under the same key. */
export const isNotSaved = (saved: unknown) => saved && saved !== 'saved' && saved !== 'stopped'

/** A record to save by POST. */
export interface Save {
  path: string
  body: object
  /** tells another try from another record; see `newSaveKey` */
  key: string | undefined
}
