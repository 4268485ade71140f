import type { CalculatorMessages } from '../../i18n/fr/calculator/calculator.ts'
import { outcomeOf, type TestEntry } from '../../domain/tests/registry.ts'
import { lazyPart, Nothing, Unavailable } from './lazy-part.tsx'
import { Value } from './result/headline.tsx'

/**
 * What shows only once a reader has turned to the calculator, and is loaded then: one file for most of it, and one of
 * strings. The answer to a posted form has it in its HTML. Where it cannot be loaded, the result stands without it.
 */
const load = () => import('./loaded-on-focus.ts')

export const WalkedLead = lazyPart(() => load().then(({ WalkedLead }) => WalkedLead), Nothing)
export const RunComparison = lazyPart(() => load().then(({ RunComparison }) => RunComparison), Nothing)
export const RunCurve = lazyPart(() => load().then(({ RunCurve }) => RunCurve), Nothing)
export const RunSequel = lazyPart(() => load().then(({ RunSequel }) => RunSequel))
export const AnnouncedDetails = lazyPart(() => load().then(({ AnnouncedDetails }) => AnnouncedDetails), AnnouncedAlone)
export const TestAnswer = lazyPart(() => load().then(({ TestAnswer }) => TestAnswer), AnswerAlone)
export const LapCounter = lazyPart(() => load().then(({ LapCounter }) => LapCounter))
export const SharedResult = lazyPart(() => load().then(({ SharedResult }) => SharedResult), Nothing)
export const TestClocks = lazyPart(() => import('./clocks/test-clocks.tsx').then(({ TestClocks }) => TestClocks))
export const Track = lazyPart(() => import('./track/track.tsx').then(({ Track }) => Track))

/** Loads it before it is needed, so that a result comes whole. */
export function preloadDetails({ details }: CalculatorMessages): void {
  void load().catch(() => undefined) // tried again where it is needed, which then says so
  void details()
  void import('../outbox/flush-outbox.ts').catch(() => undefined)
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
