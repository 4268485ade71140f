import { useState } from 'react'
import { declineByDecade } from '../../../content/data/decline-rates.ts'
import { everydayShares } from '../../../domain/everyday.ts'
import { oneDecimal } from '../../../domain/rounding.ts'
import { capacityOf, type Run } from '../../../domain/tests/cooper-run/cooper-run.ts'
import { marginOf } from '../../../domain/tests/cooper-run/equation.ts'
import { longDay } from '../../../i18n/date.ts'
import { useBefore } from '../../last-runs.ts'
import { useMessages } from '../../messages.ts'
import { useHydrated } from '../../use-hydrated.ts'
import { useDetailMessages } from '../messages.ts'
import { Curve } from './curve/curve.tsx'
import { distancesFor, WhatIf } from './what-if.tsx'

/** What a run's distance alone gives, drawn; below it the same for another distance, and for ten years on. */
export function RunCurve({ run }: { run: Run }) {
  const { locale } = useMessages()
  const { curve: words } = useDetailMessages().answer
  const { own, max } = distancesFor(run)
  const start = { run, distance: own, isLater: false }
  const [last, setTried] = useState(start)
  const tried = last.run === run ? last : start
  const { distance, isLater } = tried
  const isAlive = useHydrated()
  const before = useBefore(run)
  const vo2maxBefore = before && capacityOf(before.run)
  const earlier = vo2maxBefore === undefined ? undefined : { vo2max: vo2maxBefore, label: longDay(before!.day, locale) }
  const today = capacityOf(run)
  if (today === undefined) return null
  const then = distance === own ? run : { ...run, distance }
  const capacity = capacityOf(then)!
  const ceiling = isLater ? inTenYears(capacity) : capacity
  return (
    <div>
      <Curve
        vo2max={ceiling}
        label={words.alone}
        margin={marginOf(ceiling)}
        person={isLater ? { ...run, age: run.age + 10 } : run}
        other={ceiling === today ? earlier : { vo2max: today, label: words.today }}
        marks={everydayShares(ceiling, distance).flatMap(({ activity, uptake, isSurpassed }) =>
          activity === 'stairs' || isSurpassed ? [] : { uptake, label: words.marks[activity] },
        )}
        roomFor={isAlive ? capacityOf({ distance: max })! : 0}
      />
      {isAlive && (
        <WhatIf
          run={run}
          then={then}
          inTenYears={isLater ? ceiling : undefined}
          onTry={(change) => setTried({ ...tried, ...change })}
        />
      )}
    </div>
  )
}

/** A VO2max in ml/kg/min, ten years on, after the middle of the rates of loss. */
function inTenYears(vo2max: number): number {
  const percents = declineByDecade.map(({ percent }) => percent)
  return oneDecimal(vo2max * (1 - (Math.min(...percents) + Math.max(...percents)) / 200))
}
