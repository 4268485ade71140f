import { lazy, Suspense, useState, type ComponentType } from 'react'
import { localKeys } from '../../../api/browser-storage.ts'
import type { CalculatorMessages } from '../../../i18n/fr/calculator/calculator.ts'
import { useIsDeletionNear } from '../../storage/last-visit.ts'
import { useStored } from '../../storage/local-storage.ts'

interface ReturningLineProps {
  messages: CalculatorMessages
}

// if this code cannot be loaded, Home still has its buttons
const LastRunLine = lazy<ComponentType<Pick<CalculatorMessages, 'genders'>>>(() =>
  import('./last-run-line.tsx')
    .then(({ LastRunLine }) => ({ default: LastRunLine }))
    .catch(() => ({ default: () => null })),
)
const KeepRecords = lazy<ComponentType>(() =>
  import('./keep-records.tsx')
    .then(({ KeepRecords }) => ({ default: KeepRecords }))
    .catch(() => ({ default: () => null })),
)

/**
 * Renders the lines for a returning visitor on Home: the last run, the program, and a warning before the site deletes
 * their records. Loads the code of a line only if the line has something to show.
 */
export function ReturningLine({ messages }: ReturningLineProps) {
  const hasRun = useStored(localKeys.lastRuns) !== ''
  const hasProgram = useStored(localKeys.program) !== ''
  const hasLine = useOnceTrue(hasRun || hasProgram)
  const warnsOfDeletion = useOnceTrue(useIsDeletionNear())
  return (
    <Suspense>
      {hasLine && <LastRunLine genders={messages.genders} />}
      {warnsOfDeletion && <KeepRecords />}
    </Suspense>
  )
}

/** Returns whether a value has ever been true, so that a line stays and shows the outcome of its button. */
function useOnceTrue(value: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(value)
  if (value && !wasTrue) setWasTrue(true)
  return wasTrue
}
