import { staticText } from '../i18n/static-text.ts'
import { useMessages } from './messages.ts'

/** The strings that only static text has; an island that asked for them would bring those of both languages. */
export const useStaticText = () => staticText[useMessages().locale]
