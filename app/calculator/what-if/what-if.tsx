import { useState } from 'react'
import { comparisonFirstAge, comparisonOfRun } from '../../../domain/norms/comparison.ts'
import { cooper, marginOf } from '../../../domain/cooper.ts'
import type { Run } from '../../../domain/cooper-run.ts'
import { lowestVo2max } from '../../../domain/everyday.ts'
import { oneDecimal } from '../../../domain/rounding.ts'
import type { WhatIfMessages } from '../../../i18n/calculator/what-if.fr.ts'
import { CategoryDot } from '../../components/text/category-dot.tsx'
import { useMessages } from '../../messages.ts'
import { useCalculatorMessages, useDetailMessages } from '../messages.ts'
import { Curve } from '../result/curve/curve.tsx'
import { everydayMarks } from '../result/result-curve.tsx'
import { DistanceSlider } from './distance-slider.tsx'
import { distancesFor, noDistanceFrom, tried, type Tried } from './distances.ts'
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
  const change = tried(run, distance)
  const valueAt = (metres: number, shown: number) => (isCompared ? oneDecimal(cooper(metres)) : shown)
  return (
    <div className={styles.whatIf}>
      {run.age < noDistanceFrom && (
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
              <Standing run={{ ...run, distance }} />
              <Change change={change} words={words} />
              {isCompared && <p className={styles.quiet}>{words.caution}</p>}
            </div>
            <ChangedCurve run={run} change={change} words={words} />
          </div>
        </>
      )}
      {hasTenYears(run) && (
        <TenYears
          age={run.age}
          today={valueAt(run.distance, change.today.vo2max)}
          changed={valueAt(distance, change.then.vo2max)}
          metres={change.metres}
          note={isCompared ? words.tenYears.byCooper : undefined}
          words={words}
        />
      )}
    </div>
  )
}

interface ChangeProps {
  change: Tried
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

/** Among measured people, as beside the result: by the site's value under 50, by Cooper's equation alone from there on. */
function Standing({ run }: { run: Run }) {
  const { number } = useMessages()
  const { measuredPeople } = useDetailMessages()
  const comparison = comparisonOfRun(run)
  if (!comparison) return null
  const { vo2max, standing } = run.age < comparisonFirstAge ? comparison.shown : comparison.cooper!
  const group = measuredPeople.groups[run.gender](comparison.ages.from, comparison.ages.to)
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

function ChangedCurve({ run, change: { today, then, metres }, words }: ChangeProps & { run: Run }) {
  const { number } = useMessages()
  const details = useDetailMessages()
  const furthest = tried(run, distancesFor(run).max).then.vo2max
  return (
    <Curve
      words={details.curve}
      vo2max={then.vo2max}
      label={number(then.vo2max, 1)}
      margin={marginOf(then.vo2max)}
      person={run}
      dashed={
        metres === 0
          ? undefined
          : { vo2max: today.vo2max, label: words.todayCeiling(number(today.vo2max, 1)), tone: 'today' }
      }
      marks={run.age < comparisonFirstAge && then.vo2max >= lowestVo2max ? everydayMarks(then.vo2max, details) : []}
      roomFor={furthest}
    />
  )
}
