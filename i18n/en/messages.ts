import type { Messages } from '../fr/messages.ts'
import { en as site } from './site.ts'
import { timer } from './timer.ts'

/** Every string of the interface in English, by subject. */
export const en: Messages = { ...site, timer }
