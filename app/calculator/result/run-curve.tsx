import { useState } from 'react'
import { everydayShares } from '../../../domain/everyday.ts'
import { capacityOf, type Run } from '../../../domain/tests/cooper-run/cooper-run.ts'
import { marginOf } from '../../../domain/tests/cooper-run/equation.ts'
import { longDay } from '../../../i18n/date.ts'
import { useBefore } from '../../last-runs.ts'
import { useMessages } from '../../messages.ts'
import { useHydrated } from '../../use-hydrated.ts'
import { useDetailMessages } from '../messages.ts'
import { Curve } from './curve/curve.tsx'
import { distancesFor, WhatIf } from './what-if.tsx'

/** What a run's distance alone gives, drawn; below it the same for another distance. */
export function RunCurve({ run }: { run: Run }) {
  const { locale } = useMessages()
  const { curve: words } = useDetailMessages().answer
  const { own, max } = distancesFor(run)
  const [tried, setTried] = useState({ run, distance: own })
  const distance = tried.run === run ? tried.distance : own
  const isAlive = useHydrated()
  const before = useBefore(run)
  const vo2maxBefore = before && capacityOf(before.run)
  const earlier = vo2maxBefore === undefined ? undefined : { vo2max: vo2maxBefore, label: longDay(before!.day, locale) }
  const today = capacityOf(run)
  if (today === undefined) return null
  const then = distance === own ? run : { ...run, distance }
  const ceiling = capacityOf(then)!
  return (
    <div>
      <Curve
        vo2max={ceiling}
        label={words.alone}
        margin={marginOf(ceiling)}
        person={run}
        other={ceiling === today ? earlier : { vo2max: today, label: words.today }}
        marks={everydayShares(ceiling, distance).flatMap(({ activity, uptake, isSurpassed }) =>
          activity === 'stairs' || isSurpassed ? [] : { uptake, label: words.marks[activity] },
        )}
        roomFor={isAlive ? capacityOf({ distance: max })! : 0}
      />
      {isAlive && <WhatIf run={run} then={then} onTry={(distance) => setTried({ run, distance })} />}
    </div>
  )
}
