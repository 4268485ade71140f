import { createContext, use } from 'react'
import type { CalculatorMessages } from '../../i18n/calculator/calculator.fr.ts'
import type { DetailMessages } from '../../i18n/calculator/calculator-details.fr.ts'
import type { RunMessages } from '../../i18n/calculator/run.fr.ts'

/** Provided by the calculator and the tables, whose page hands them the strings of its language; by a visitor's own results, those of a run. */
export const CalculatorMessagesContext = createContext<RunMessages | undefined>(undefined)

export function useRunMessages(): RunMessages {
  const messages = use(CalculatorMessagesContext)
  if (!messages) throw new Error('Neither the calculator nor a visitor’s own results are above this component')
  return messages
}

export function useCalculatorMessages(): CalculatorMessages {
  const messages = useRunMessages()
  if (!isWhole(messages)) throw new Error('Neither the calculator nor the tables are above this component')
  return messages
}

function isWhole(messages: RunMessages): messages is CalculatorMessages {
  return 'tables' in messages
}

/** Provided to the parts of `details.ts` by `lazy-details.tsx`, which loads the strings with them. */
export const DetailMessagesContext = createContext<DetailMessages | undefined>(undefined)

export function useDetailMessages(): DetailMessages {
  const messages = use(DetailMessagesContext)
  if (!messages) throw new Error('This component is rendered without lazy-details.tsx')
  return messages
}
