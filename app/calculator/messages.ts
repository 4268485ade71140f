import { createContext, use } from 'react'
import type { CalculatorMessages } from '../../i18n/calculator.fr.ts'

/** Provided by the calculator and the tables, whose page hands them the strings of its language. */
export const CalculatorMessagesContext = createContext<CalculatorMessages | undefined>(undefined)

export function useCalculatorMessages(): CalculatorMessages {
  const messages = use(CalculatorMessagesContext)
  if (!messages) throw new Error('Neither the calculator nor the tables are above this component')
  return messages
}
