import { createContext, use } from 'react'
import type { CalculatorMessages } from '../../i18n/fr/calculator/calculator.ts'
import type { ClockMessages } from '../../i18n/fr/calculator/calculator-clocks.ts'
import type { DetailMessages } from '../../i18n/fr/calculator/calculator-details.ts'
import type { RunMessages } from '../../i18n/fr/calculator/run.ts'

/** Provided by the calculator, whose page hands it the strings of its language; by a visitor's own results, those of a run. */
export const CalculatorMessagesContext = createContext<RunMessages | CalculatorMessages | undefined>(undefined)
export const useRunMessages = () => use(CalculatorMessagesContext)!

/** What is said of each test. */
export const useProtocolWords = () => useRunMessages().protocols

export const useCalculatorMessages = () => useRunMessages() as CalculatorMessages

/** The strings that come with a result: `loading.tsx` loads and provides them. */
export const DetailMessagesContext = createContext<DetailMessages | undefined>(undefined)
export const useDetailMessages = () => use(DetailMessagesContext)!

/** The strings beside a test while it is done: `loading.tsx` loads and provides them. */
export const ClockMessagesContext = createContext<ClockMessages | undefined>(undefined)
export const useClockMessages = () => use(ClockMessagesContext)!
