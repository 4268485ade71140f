import { textMessages } from '../i18n/texts.ts'
import { useMessages } from './messages.ts'

/** The strings that only texts have; an island that asked for them would bring those of both languages. */
export const useTextMessages = () => textMessages[useMessages().locale]
