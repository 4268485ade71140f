import type { Locale } from './locales.ts'
import { staticText as en } from './static-text.en.ts'
import { staticText as fr, type StaticTextMessages } from './static-text.fr.ts'

export const staticText: Record<Locale, StaticTextMessages> = { fr, en }
