import type { Locale } from './locales.ts'
import { staticMessages as en } from './en/static-messages.ts'
import { staticMessages as fr, type StaticMessages } from './fr/static-messages.ts'

export const staticMessages: Record<Locale, StaticMessages> = { fr, en }
