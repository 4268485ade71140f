import { createContext, use } from 'react'
import type { CalculatorMessages } from '../../i18n/fr/calculator/calculator.ts'
import type { TimerMessages } from '../../i18n/fr/calculator/calculator-timers.ts'
import type { DetailMessages } from '../../i18n/fr/calculator/calculator-details.ts'
import type { EntryMessages } from '../../i18n/fr/calculator/entry.ts'

/** Provided by the calculator with all of its strings, and by My progress with `EntryMessages` only. */
export const CalculatorMessagesContext = createContext<EntryMessages | CalculatorMessages | undefined>(undefined)
export const useEntryMessages = () => use(CalculatorMessagesContext)!

export const useProtocolMessages = () => useEntryMessages().protocols

/** Only inside the calculator: elsewhere the context holds `EntryMessages` only. */
export const useCalculatorMessages = () => useEntryMessages() as CalculatorMessages

/** The strings of a result, loaded and provided by `DetailsBoundary`. */
export const DetailMessagesContext = createContext<DetailMessages | undefined>(undefined)
export const useDetailMessages = () => use(DetailMessagesContext)!

/** The strings of the timers and of the track, loaded and provided by `TimersBoundary`. */
export const TimerMessagesContext = createContext<TimerMessages | undefined>(undefined)
export const useTimerMessages = () => use(TimerMessagesContext)!
