import { useState } from 'react'
import { nextCategoryOf } from '#domain/next-category.ts'
import { cooperRunFields, isWalked, resultOf, type Run, siteVo2max } from '#domain/protocols/cooper-run.ts'
import { formatShortDay } from '#i18n/format/date.ts'
import type { Messages } from '#i18n/fr/messages.ts'
import { axisStart } from '../../charts/axes.ts'
import { ScaleChart } from '../../charts/scale-chart.tsx'
import type { LastRun } from '../../last-run.ts'
import { NeedsScript } from '../../ui/needs-script.tsx'
import { useMessages } from '../../use-messages.ts'
import styles from './answer.module.css'

/** Renders a run on the site's scale, beside another one, and a slider that moves the dot to another distance. */
export function RunChart({ run, comparedRun }: { run: Run; comparedRun: LastRun | undefined }) {
  const messages = useMessages()
  const { answer, locale } = messages
  const [distance, setDistance] = useState(run.distance)
  const vo2maxAt = (metres: number) => siteVo2max({ ...run, distance: metres })
  const ownVo2max = vo2maxAt(run.distance)
  const comparedDot = comparedRun && {
    vo2max: vo2maxAt(comparedRun.distance),
    text: formatShortDay(comparedRun.date, locale),
  }
  return (
    <>
      <ScaleChart
        title={chartTitle(run, messages)}
        gender={run.gender}
        age={run.age}
        vo2max={vo2maxAt(distance)}
        compared={distance === run.distance ? comparedDot : { vo2max: ownVo2max, text: answer.chart.today }}
        includedValues={[ownVo2max, vo2maxAt(sliderLimits(run).max), comparedDot?.vo2max ?? ownVo2max]}
      />
      {/* a faster walk is no run */}
      {!isWalked(run.distance) && <WhatIf run={run} distance={distance} onTry={setDistance} />}
    </>
  )
}

/** Returns the finding of the chart: where the next category begins. */
function chartTitle(run: Run, { answer, calculator, formatNumber }: Messages): string {
  const { chart } = answer
  const next = nextCategoryOf(run)
  if (!next) return chart.highest
  const category = calculator.categoryNames[next.category]
  return next.distance
    ? chart.nextCategory(category, formatNumber(next.distance))
    : chart.starts(formatNumber(Math.floor(run.age)), category, formatNumber(next.vo2max))
}

interface WhatIfProps {
  run: Run
  /** the tried distance, in metres */
  distance: number
  onTry: (distance: number) => void
}

/** Renders the slider. Nothing of it is stored or sent. */
function WhatIf({ run, distance, onTry }: WhatIfProps) {
  const { answer, calculator, formatNumber, formatExact } = useMessages()
  const { whatIf } = answer
  const { vo2max, category } = resultOf({ ...run, distance })
  const text = whatIf.result(formatExact(distance), formatNumber(vo2max, 1), calculator.categoryNames[category])
  return (
    <NeedsScript className="screen-only">
      <label className={styles.whatIf}>
        <span>{whatIf.title}</span> <b aria-hidden="true">{text}</b>
        <input
          type="range"
          {...sliderLimits(run)}
          step={stepMetres}
          value={distance}
          aria-label={whatIf.title}
          aria-valuetext={text}
          onChange={({ currentTarget }) => onTry(currentTarget.valueAsNumber)}
        />
      </label>
    </NeedsScript>
  )
}

/** The step of the slider, in metres. */
const stepMetres = 10

/**
 * Returns the limits of the slider in metres: from 30 % below to 35 % above the run's own distance. They lie within the
 * limits of the form, at whole steps from the run's distance, and above the lowest value of the chart.
 */
export function sliderLimits(run: Run): { min: number; max: number } {
  const { distance } = run
  const vo2maxAt = (metres: number) => siteVo2max({ ...run, distance: metres })
  const floor = axisStart(vo2maxAt(distance))
  const stepsTo = (end: number) => Math.floor(Math.abs(end - distance) / stepMetres) * stepMetres
  let min = distance - stepsTo(Math.max(distance * 0.7, cooperRunFields.distance.min))
  while (vo2maxAt(min) < floor) min += stepMetres
  return { min, max: distance + stepsTo(Math.min(distance * 1.35, cooperRunFields.distance.max)) }
}
