import { lazy, Suspense } from 'react'
import { localKeys } from '../../../api/browser-storage.ts'
import type { CalculatorMessages } from '../../../i18n/fr/calculator/calculator.ts'
import { useLastRuns } from '../../storage/last-runs.ts'
import { useStored } from '../../storage/local-storage.ts'

// most visitors have neither a run nor a program
const ReturningLine = lazy(() => import('./returning-line.tsx').catch(() => ({ default: () => null })))

/** Renders what this device remembers, under the main button of Home: the last run, the program, the next test. */
export function LastRunLine({ messages }: { messages: CalculatorMessages }) {
  const hasRun = useLastRuns().length > 0
  const hasProgram = useStored(localKeys.program) !== ''
  return (
    (hasRun || hasProgram) && (
      <Suspense>
        <ReturningLine genders={messages.genders} />
      </Suspense>
    )
  )
}
