import { createContext, use } from 'react'
import type { CalculatorMessages } from '../../i18n/calculator/calculator.fr.ts'
import type { DetailMessages } from '../../i18n/calculator/calculator-details.fr.ts'

/** Provided by the calculator and the tables, whose page hands them the strings of its language. */
export const CalculatorMessagesContext = createContext<CalculatorMessages | undefined>(undefined)

export function useCalculatorMessages(): CalculatorMessages {
  const messages = use(CalculatorMessagesContext)
  if (!messages) throw new Error('Neither the calculator nor the tables are above this component')
  return messages
}

/** Provided to the parts of `details.ts` by `lazy-details.tsx`, which loads the strings with them. */
export const DetailMessagesContext = createContext<DetailMessages | undefined>(undefined)

export function useDetailMessages(): DetailMessages {
  const messages = use(DetailMessagesContext)
  if (!messages) throw new Error('This component is rendered without lazy-details.tsx')
  return messages
}
