import type { Saving } from '../../contract/page-context.ts'

/**
 * What became of something that was to be saved: `offline` when no answer came, so that it waits in this browser,
 * `outdated` when the server computes otherwise than this page.
 */
export type Saved = Saving | 'offline' | 'outdated'

export const isNotSaved = (saved: unknown) => saved === 'failed' || saved === 'offline'

/** A record to save by POST. */
export interface Save {
  path: string
  body: object
  /** tells another try from another record; see `newSaveKey` */
  key: string | undefined
}
