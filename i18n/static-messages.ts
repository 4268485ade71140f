import type { Locale } from './locales.ts'
import { staticMessages as en } from './en/static-messages.ts'
import { staticMessages as fr } from './fr/static-messages.ts'

export const staticMessages: Record<Locale, typeof fr> = { fr, en }
