import { useState } from 'react'
import { nextMilestoneOf } from '../../../../domain/next-milestone.ts'
import { type Run, personVo2maxOf } from '../../../../domain/protocols/cooper-run/cooper-run.ts'
import { isWalked } from '../../../../domain/protocols/cooper-run/equation.ts'
import { shortDay } from '../../../../i18n/format/date.ts'
import { Dots } from '../../../figures/age-chart/dots.tsx'
import { largeText } from '../../../figures/age-chart/place-texts.ts'
import { ScaleChart } from '../../../figures/age-chart/scale-chart.tsx'
import { ScaleTable } from '../../../figures/age-chart/scale-table.tsx'
import { usePreviousRun } from '../../../storage/last-runs.ts'
import { useMessages } from '../../../messages.ts'
import { useHydrated } from '../../../use-hydrated.ts'
import { useCalculatorMessages, useDetailMessages } from '../../messages.ts'
import { NextGoal } from './run-goal.tsx'
import { RunFolds } from './run-folds.tsx'
import { SecondOpinion } from './second-opinion.tsx'
import { distancesFor, WhatIf } from './what-if.tsx'

/** Renders what follows the value of a run: chart, second opinion, another distance to try, next step and folds. */
export function RunResult({ run }: { run: Run }) {
  const [tried, setTried] = useState({ run, distance: run.distance })
  const distance = tried.run === run ? tried.distance : run.distance
  const canTry = useHydrated() && !isWalked(run.distance)
  return (
    <>
      <RunChart run={run} distance={distance} />
      <SecondOpinion run={run} />
      {canTry && <WhatIf run={run} distance={distance} onTry={(distance) => setTried({ run, distance })} />}
      <NextGoal run={run} />
      <RunFolds run={run} />
    </>
  )
}

/** Renders the scale with the run beside the previous run, or with a tried distance beside the run. */
function RunChart({ run, distance }: { run: Run; distance: number }) {
  const { number, locale } = useMessages()
  const { chart, categories } = useCalculatorMessages()
  const { today, scaleTable } = useDetailMessages().result
  const before = usePreviousRun(run)
  const { vo2max } = personVo2maxOf(run)
  const earlier = before && { vo2max: personVo2maxOf(before.run).vo2max, name: shortDay(before.day, locale) }
  const other = distance === run.distance ? earlier : { vo2max, name: today }
  const highest = personVo2maxOf({ ...run, distance: distancesFor(run).max }).vo2max
  const shown = personVo2maxOf({ ...run, distance }).vo2max
  return (
    <ScaleChart
      words={chart}
      title={useChartTitle(run)}
      gender={run.gender}
      age={run.age}
      vo2max={shown}
      includedValues={[vo2max, highest, earlier?.vo2max ?? vo2max]}
      table={<ScaleTable gender={run.gender} {...scaleTable} names={Object.values(categories)} />}
    >
      {(place) => (
        <Dots
          dots={[
            { at: place(shown), text: number(shown, 1), scale: largeText },
            ...(other ? [{ at: place(other.vo2max), text: other.name, scale: 1 }] : []),
          ]}
        />
      )}
    </ScaleChart>
  )
}

/**
 * Returns the title of a run's chart: the distance or, if it is far away, the VO2max where the next category begins.
 */
export function useChartTitle(run: Run): string {
  const { number } = useMessages()
  const { categories } = useCalculatorMessages()
  const { chartTitle: words } = useDetailMessages().result
  const milestone = nextMilestoneOf(run)
  if (milestone === 'highest') return words.highest
  const category = categories[milestone.category]
  return 'distance' in milestone
    ? words.next(category, number(milestone.distance))
    : words.starts(number(Math.floor(run.age)), category, number(milestone.vo2max))
}
