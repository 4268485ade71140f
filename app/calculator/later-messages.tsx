import { createContext, use, type ReactNode } from 'react'
import type { LaterMessages } from '../../i18n/calculator-later.fr.ts'
import { useCalculatorMessages } from './messages.ts'

const LaterMessagesContext = createContext<LaterMessages | undefined>(undefined)

/** Hands its strings to a part that shows later; `otherwise` stands there when they could not be fetched. */
export function WithLaterMessages({ otherwise = null, children }: { otherwise?: ReactNode; children: ReactNode }) {
  const messages = use(useCalculatorMessages().later())
  return messages ? <LaterMessagesContext value={messages}>{children}</LaterMessagesContext> : otherwise
}

export function useLaterMessages(): LaterMessages {
  const messages = use(LaterMessagesContext)
  if (!messages) throw new Error('No WithLaterMessages above this component')
  return messages
}
