import { createContext, use } from 'react'
import type { CalculatorMessages } from '../../i18n/fr/calculator/calculator.ts'
import type { ClockMessages } from '../../i18n/fr/calculator/calculator-clocks.ts'
import type { DetailMessages } from '../../i18n/fr/calculator/calculator-details.ts'
import type { RunMessages } from '../../i18n/fr/calculator/run.ts'

/** Provided by the calculator with all of its strings, and by My progress with those of a run only. */
export const CalculatorMessagesContext = createContext<RunMessages | CalculatorMessages | undefined>(undefined)
export const useRunMessages = () => use(CalculatorMessagesContext)!

export const useProtocolWords = () => useRunMessages().protocols

/** Only inside the calculator: elsewhere the context holds the strings of a run alone. */
export const useCalculatorMessages = () => useRunMessages() as CalculatorMessages

/** The strings of a result, loaded and provided by `DetailsBoundary`. */
export const DetailMessagesContext = createContext<DetailMessages | undefined>(undefined)
export const useDetailMessages = () => use(DetailMessagesContext)!

/** The strings of the timers and of the track, loaded and provided by `ClocksBoundary`. */
export const ClockMessagesContext = createContext<ClockMessages | undefined>(undefined)
export const useClockMessages = () => use(ClockMessagesContext)!
