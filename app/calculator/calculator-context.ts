import { createContext, use } from 'react'
import type { TestName } from '../../domain/tests/registry.ts'
import { useLastRuns } from '../last-runs.ts'
import { useMessages } from '../messages.ts'
import type { CalculatorOfPage } from './calculator.tsx'
import { ofPerson } from './calculator-state.ts'
import { textsOf } from './form/field-text.ts'
import type { Texts } from './form/parse-entry.ts'

export const CalculatorContext = createContext<CalculatorOfPage | undefined>(undefined)

/** The calculator around a component. */
export const useCalculator = () => use(CalculatorContext)!

/** What the form of a test holds beside its first values: what was typed there, else what is known of the same person. */
export function useTexts(test: TestName): Texts {
  const { person, texts } = useCalculator().state
  const { locale } = useMessages()
  const [last] = useLastRuns()
  const remembered: Texts = last ? textsOf('cooper-run', { ...last.run }, locale) : {}
  return { ...(test === 'cooper-run' ? remembered : ofPerson(remembered)), ...person, ...texts[test] }
}
