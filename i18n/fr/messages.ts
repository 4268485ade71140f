import { fr as site } from './site.ts'
import { timer } from './timer.ts'

/** Every string of the interface in French, by subject. French defines the type: what English lacks does not compile. */
export const fr = { ...site, timer }

export type Messages = typeof fr
