import { staticMessages } from '../i18n/static-messages.ts'
import { useMessages } from './messages.ts'

/** The strings that only static text has; an island that asked for them would bring those of both languages. */
export const useStaticMessages = () => staticMessages[useMessages().locale]
