import { useState } from 'react'
import { capacityOf, comparisonFirstAge, percentileAmongTested } from '../../../domain/norms/comparison.ts'
import { measuredAges } from '../../../domain/norms/measured-people.ts'
import { marginOf } from '../../../domain/tests/cooper-run/equation.ts'
import type { Run } from '../../../domain/tests/cooper-run/cooper-run.ts'
import type { WhatIfMessages } from '../../../i18n/fr/calculator/what-if.ts'
import { CategoryDot } from '../../components/graphics/category-dot.tsx'
import { useMessages } from '../../messages.ts'
import { useCalculatorMessages, useDetailMessages } from '../messages.ts'
import { belowFormula } from '../result/comparison/comparison-texts.ts'
import { Curve } from '../result/curve/curve.tsx'
import { everydayMarks } from '../result/result-curve.tsx'
import { DistanceSlider } from './distance-slider.tsx'
import { distancesFor, noOtherDistanceFromAge, whatIfResult, type WhatIfResult } from './distances.ts'
import { hasTenYears } from './ten-years.ts'
import { TenYears } from './ten-years-chart.tsx'
import styles from './what-if.module.css'

interface WhatIfProps {
  run: Run
  words: WhatIfMessages
}

/** Another distance, and ten years more: what the result would be. Nothing of it is kept or sent. */
export function WhatIf({ run, words }: WhatIfProps) {
  const own = distancesFor(run).own
  const [chosen, setChosen] = useState({ run, distance: own })
  const distance = chosen.run === run ? chosen.distance : own
  const isCompared = run.age >= comparisonFirstAge
  const change = whatIfResult(run, distance)
  const changed = runOver(run, distance)
  const [today, then] = [capacityOf(run), capacityOf(changed)]
  return (
    <div className={styles.whatIf}>
      {run.age < noOtherDistanceFromAge && (
        <>
          <p className={styles.quiet}>{words.lede}</p>
          <DistanceSlider
            run={run}
            distance={distance}
            words={words}
            onDistance={(distance) => setChosen({ run, distance })}
          />
          <div className={styles.beside}>
            <div className={styles.answers}>
              <Answer change={change} words={words} />
              <Standing run={changed} />
              {today !== undefined && <Change change={change} words={words} />}
              {isCompared && <p className={styles.quiet}>{words.caution}</p>}
            </div>
            <ChangedCurve run={run} distance={distance} words={words} />
          </div>
        </>
      )}
      {hasTenYears(run) && today !== undefined && then !== undefined && (
        <TenYears
          age={run.age}
          today={today}
          changed={then}
          metres={change.metres}
          note={isCompared ? words.tenYears.byCooper : undefined}
          words={words}
        />
      )}
    </div>
  )
}

/** The run over another distance that can be tried; over its own it stays, to the metre's parts. */
function runOver(run: Run, distance: number): Run {
  return distance === distancesFor(run).own ? run : { ...run, distance }
}

interface ChangeProps {
  change: WhatIfResult
  words: WhatIfMessages
}

function Answer({ change: { today, then }, words }: ChangeProps) {
  const { number } = useMessages()
  const { categories } = useCalculatorMessages()
  return (
    <>
      <div className={styles.answer}>
        <p className={styles.value}>
          {number(then.vo2max, 1)} <small>ml/kg/min</small>
        </p>
        <div>
          <p className={styles.category}>
            <CategoryDot category={then.category} />
            {categories[then.category]}
          </p>
          <p className={styles.quiet}>{words.today(number(today.vo2max, 1), categories[today.category])}</p>
        </div>
      </div>
      <p>{words.percentile(then.percentile)}</p>
    </>
  )
}

/** Among measured people, by the value of `capacityOf`, as beside the result. */
function Standing({ run }: { run: Run }) {
  const { number } = useMessages()
  const { measuredPeople } = useDetailMessages()
  const vo2max = capacityOf(run)
  if (vo2max === undefined)
    return <p className={styles.quiet}>{belowFormula(run, { words: measuredPeople, number })}</p>
  const [standing, ages] = [percentileAmongTested({ ...run, vo2max }), measuredAges(run.age)]
  if (!standing || !ages) return null
  const group = measuredPeople.groups[run.gender](ages.from, ages.to)
  const value = number(vo2max, 1)
  return (
    <>
      {run.age >= comparisonFirstAge && <p className={styles.quiet}>{measuredPeople.byCooper(value)}</p>}
      <p className={styles.standing}>{measuredPeople.lower(standing, group, `${value}\u00a0ml/kg/min`)}</p>
    </>
  )
}

function Change({ change: { metres, gain, margin }, words }: ChangeProps) {
  const { number } = useMessages()
  const signed = (value: number, decimals: number) => words.signed(value < 0, number(Math.abs(value), decimals))
  if (metres === 0) return <p className={styles.quiet}>{words.unchanged}</p>
  const isReal = Math.abs(gain) > margin
  return (
    <p className={styles.quiet}>
      {words.change(signed(metres, 0), signed(gain, 1))} {isReal ? words.beyond : words.within(number(margin, 1))}
    </p>
  )
}

/** By what today's run is compared, and the one that is tried over so many metres. */
function ChangedCurve({ run, distance, words }: WhatIfProps & { distance: number }) {
  const [today, then] = [capacityOf(run), capacityOf(runOver(run, distance))]
  const { number } = useMessages()
  const details = useDetailMessages()
  if (then === undefined) return null
  return (
    <Curve
      words={details.curve}
      vo2max={then}
      {...(run.age < comparisonFirstAge ? { label: number(then, 1) } : { by: 'cooperAlone' })}
      margin={marginOf(then)}
      person={run}
      dashed={
        today === undefined || then === today
          ? undefined
          : { vo2max: today, label: words.todayCeiling(number(today, 1)), tone: 'today' }
      }
      marks={run.age < comparisonFirstAge ? everydayMarks(then, distance, details) : []}
      roomFor={capacityOf(runOver(run, distancesFor(run).max)) ?? 0}
    />
  )
}
