/**
 * Everything that the site keeps in a browser, under its name there. `i18n/browser-storage.ts` has the privacy page's words for each:
 * a name without words does not compile.
 */
export const cookies = { visitor: 'visitor', saving: 'saving' } as const

/** In local storage, its reader's: it goes with what they delete. */
const readerKeys = { lastRuns: 'last-runs', program: 'program', initials: 'names', units: 'units' } as const

/** In local storage, to keep the site in step. Behind the first two stand a space and the key of a save. */
const syncKeys = { outbox: 'outbox', revoked: 'revoked', saving: 'saving', postedIntent: 'posted-intent' } as const

export const localKeys = { ...readerKeys, ...syncKeys }

/** In session storage, until the tab is closed; React Router writes the place in the page. */
export const sessionKeys = { place: 'react-router-scroll-positions', move: 'move', track: 'piste' } as const

/** What is kept of a program. */
export type ProgramField = 'plan' | 'age' | 'start' | 'hour' | 'goal' | 'done'

type Local = typeof localKeys
export type LocalName = Local[keyof Local] | `${Local['outbox' | 'revoked']} ${string}`
export type StoredName = keyof Local | keyof typeof sessionKeys

/** Names in local storage that a deletion by the reader leaves. */
export const isSyncKey = new RegExp(`^(${Object.values(syncKeys).join('|')})`)
