import type { ComponentType, ReactNode } from 'react'
import type { CalculatorMessages } from '../../i18n/fr/calculator/calculator.ts'
import type { DetailMessages } from '../../i18n/fr/calculator/calculator-details.ts'
import { outcomeOf, type TestEntry } from '../../domain/tests/registry.ts'
import { lazyPart, Unavailable } from './lazy-part.tsx'
import { DetailMessagesContext, useCalculatorMessages } from './messages.ts'
import { Value } from './result/headline.tsx'

/**
 * What shows only once a reader has turned to the calculator, and is loaded then: one file for all of it, and one of
 * strings. The answer to a posted form has it in its HTML. Where it cannot be loaded, the result stands without it.
 */
const load = () => import('./loaded-on-focus.ts')

export const WalkedLead = lazyDetail(({ WalkedLead }) => WalkedLead)
export const RunComparison = lazyDetail(({ RunComparison }) => RunComparison)
export const RunCurve = lazyDetail(({ RunCurve }) => RunCurve)
export const RunSequel = lazyDetail(({ RunSequel }) => RunSequel, Unavailable)
export const AnnouncedDetails = lazyDetail(({ AnnouncedDetails }) => AnnouncedDetails, AnnouncedAlone)
export const TestAnswer = lazyDetail(({ TestAnswer }) => TestAnswer, AnswerAlone)
export const TestClocks = lazyDetail(({ TestClocks }) => TestClocks)
export const LapCounter = lazyDetail(({ LapCounter }) => LapCounter, Unavailable)
export const Track = lazyDetail(({ Track }) => Track, Unavailable)
export const SharedResult = lazyDetail(({ SharedResult }) => SharedResult)

/** Loads it before it is needed, so that a result comes whole. */
export function preloadDetails({ details }: CalculatorMessages): void {
  void load().catch(() => undefined) // tried again where it is needed, which then says so
  void details()
}

/** A part of the details, which all read their strings from the context. */
function lazyDetail<Props extends object>(
  choose: (details: Awaited<ReturnType<typeof load>>) => ComponentType<Props>,
  Fallback: ComponentType<Props> = () => null,
) {
  const useDetails = () => useCalculatorMessages().details()
  return lazyPart(() => load().then(choose), useDetails, Fallback, WithDetails)
}

function WithDetails({ words, children }: { words: DetailMessages; children: ReactNode }) {
  return <DetailMessagesContext value={words}>{children}</DetailMessagesContext>
}

/** The announcement that needs no details. */
function AnnouncedAlone({ answer }: { answer: string }) {
  return answer
}

/** A number that needs no details. */
function AnswerAlone({ entry }: { entry: TestEntry }) {
  const outcome = outcomeOf(entry)
  return (
    <>
      {outcome.kind === 'estimate' && <Value vo2max={outcome.vo2max} />}
      <Unavailable />
    </>
  )
}
