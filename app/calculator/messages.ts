import type { CalculatorMessages } from '../../i18n/fr/calculator/calculator.ts'
import type { DetailMessages } from '../../i18n/fr/calculator/calculator-details.ts'
import type { RunMessages } from '../../i18n/fr/calculator/run.ts'
import type { ClockMessages } from '../../i18n/fr/calculator/clocks.ts'
import { contextAndHook } from '../context-and-hook.ts'

/** Provided by the calculator and the tables, whose page hands them the strings of its language; by a visitor's own results, those of a run. */
export const [CalculatorMessagesContext, useRunMessages] = contextAndHook<RunMessages | CalculatorMessages>(
  'Neither the calculator nor a visitor’s own results are above this component',
)

/** What is said of each test. */
export const useTestWords = () => useRunMessages().tests

export function useCalculatorMessages(): CalculatorMessages {
  const messages = useRunMessages()
  if (!('tables' in messages)) throw new Error('Neither the calculator nor the tables are above this component')
  return messages
}

/** Provided to the parts of `loaded-on-focus.ts` by `lazy-details.tsx`, which loads the strings with them. */
export const [DetailMessagesContext, useDetailMessages] = contextAndHook<DetailMessages>(
  'This component is rendered without lazy-details.tsx',
)

/** Provided to the clocks beside a test's form. */
export const [ClockMessagesContext, useClockMessages] = contextAndHook<ClockMessages>(
  'No clocks are above this component',
)
