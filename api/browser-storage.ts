// The names of everything that the site stores in a browser. Each name in local and session storage needs words on the
// privacy page; the type in `i18n/browser-storage.ts` enforces it.

/** The names of the cookies. */
export const cookies = { visitor: 'visitor', saving: 'saving' } as const

/** Local storage: the reader's data. `clearReaderData` removes these keys. */
const readerKeys = {
  lastRuns: 'last-runs',
  lastVisit: 'last-visit',
  program: 'program',
  initials: 'names',
  units: 'units',
} as const

/** Local storage: sync state. `outbox` and `revoked` are prefixes: a space and the key of a save follow. */
const syncKeys = { outbox: 'outbox', revoked: 'revoked', saving: 'saving', postedIntent: 'posted-intent' } as const

export const localKeys = { ...readerKeys, ...syncKeys }

/** Session storage, until the tab is closed. React Router writes `place`, the scroll positions. */
export const sessionKeys = { place: 'react-router-scroll-positions', destination: 'move', track: 'piste' } as const

/** The fields of a stored program. */
export type ProgramField = 'plan' | 'age' | 'gender' | 'start' | 'hour' | 'goal' | 'done' | 'calendar'

type Local = typeof localKeys
export type LocalName = Local[keyof Local] | `${Local['outbox' | 'revoked']} ${string}`
export type StoredName = keyof Local | keyof typeof sessionKeys

/** Matches the keys of sync state. */
export const syncKeyPattern = new RegExp(`^(${Object.values(syncKeys).join('|')})`)
