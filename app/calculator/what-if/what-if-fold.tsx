import type { Run } from '../../../domain/tests/cooper-run/cooper-run.ts'
import { useDetailMessages } from '../messages.ts'
import { WhatIf } from '../lazy-opened.tsx'
import { Fold } from '../result/folds/fold.tsx'
import { noOtherDistanceFromAge } from './distances.ts'
import { hasTenYears } from './ten-years.ts'

/** “What if…?” and “And in 10 years?”, where there is something to tell. */
export function WhatIfFold({ run }: { run: Run }) {
  const { title, hint } = useDetailMessages().folds.whatIf
  const hasDistances = run.age < noOtherDistanceFromAge
  if (!hasDistances && !hasTenYears(run)) return null
  return (
    <Fold
      title={title}
      hint={hasDistances ? (hasTenYears(run) ? hint.both : hint.distance) : hint.years}
      isOnScreenOnly
      opened={<WhatIf run={run} />}
    />
  )
}
