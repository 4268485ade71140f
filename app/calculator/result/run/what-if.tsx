import { nextCategoryOf } from '../../../../domain/goal.ts'
import { resultOf, type Run, runFields, personVo2maxOf } from '../../../../domain/protocols/cooper-run/cooper-run.ts'
import { CategoryDot } from '../../../components/graphics/category-dot.tsx'
import { anchorAt } from '../../../components/graphics/svg.tsx'
import { axisStart } from '../../../figures/age-chart/zones.ts'
import { useMessages } from '../../../messages.ts'
import { useCalculatorMessages, useDetailMessages } from '../../messages.ts'
import styles from './what-if.module.css'

interface WhatIfProps {
  run: Run
  /** the tried distance, in metres */
  distance: number
  onTry: (distance: number) => void
}

/** The step of the slider, in metres. */
const step = 10
const sliderId = 'what-if-distance'

/** Renders a slider and two buttons to try another distance. Nothing of it is stored or sent. */
export function WhatIf({ run, distance, onTry }: WhatIfProps) {
  const { number } = useMessages()
  const { categories } = useCalculatorMessages()
  const { whatIf: words } = useDetailMessages().result
  const { min, max } = distancesFor(run)
  const { vo2max, category } = resultOf({ ...run, distance })
  const metres = words.metres(number(distance))
  const nudge = (by: number) => onTry(Math.min(max, Math.max(min, distance + by)))
  return (
    <div className={`screen-only ${styles.whatIf}`} data-what-if>
      <label htmlFor={sliderId}>{words.title}</label>
      <div className={styles.slider}>
        <button type="button" aria-label={words.less} onClick={() => nudge(-step)}>
          −
        </button>
        <div>
          <input
            id={sliderId}
            type="range"
            min={min}
            max={max}
            step={step}
            value={distance}
            aria-valuetext={metres}
            onChange={({ currentTarget }) => onTry(currentTarget.valueAsNumber)}
          />
          <NextCategory run={run} min={min} max={max} />
        </div>
        <button type="button" aria-label={words.more} onClick={() => nudge(step)}>
          +
        </button>
      </div>
      <output htmlFor={sliderId} className={styles.line}>
        {distance === run.distance ? (
          <span className="muted">{words.unchanged}</span>
        ) : (
          <>
            <b>{metres}</b>
            {words.result(number(vo2max, 1))}
            <CategoryDot category={category} />
            <b>{categories[category]}</b>
          </>
        )}
      </output>
    </div>
  )
}

/** Renders a mark where the next category begins, if the slider reaches it. */
function NextCategory({ run, min, max }: { run: Run; min: number; max: number }) {
  const { categories } = useCalculatorMessages()
  const next = nextCategoryOf(run)
  const place = next && ((next.distance - min) / (max - min)) * 100
  return (
    <svg className={styles.tick} aria-hidden="true">
      {place !== undefined && place <= 100 && (
        <>
          <line x1={`${place}%`} x2={`${place}%`} y1="-18" y2="2" />
          <text x={`${place}%`} y="1.2em" textAnchor={place < 85 ? 'middle' : anchorAt(100)}>
            {categories[next!.category]}
          </text>
        </>
      )}
    </svg>
  )
}

/**
 * Returns the limits of the slider in metres: from 30 % below to 35 % above the run's own distance. They lie within the
 * limits of the form, at whole steps from the run's distance, and above the lowest value of the chart.
 */
export function distancesFor(run: Run): { min: number; max: number } {
  const { distance } = run
  const valueAt = (distance: number) => personVo2maxOf({ ...run, distance }).vo2max
  const floor = axisStart(valueAt(distance))
  const stepsTo = (end: number) => Math.floor(Math.abs(end - distance) / step) * step
  let min = distance - stepsTo(Math.max(distance * 0.7, runFields.distance.min))
  while (valueAt(min) < floor) min += step
  return { min, max: distance + stepsTo(Math.min(distance * 1.35, runFields.distance.max)) }
}
