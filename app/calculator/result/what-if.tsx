import { goalOf, startsOf } from '../../../domain/goal.ts'
import { comparisonOfRun } from '../../../domain/norms/measured-people.ts'
import { categories as allCategories } from '../../../domain/norms/rating.ts'
import { resultOf, type Run } from '../../../domain/tests/cooper-run/cooper-run.ts'
import { CategoryDot, tones } from '../../components/graphics/category-dot.tsx'
import { anchorAt } from '../../components/graphics/svg.tsx'
import { useMessages } from '../../messages.ts'
import { useCalculatorMessages, useDetailMessages } from '../messages.ts'
import styles from './what-if.module.css'

interface WhatIfProps {
  run: Run
  /** the same over the distance that is tried */
  then: Run
  onTry: (distance: number) => void
}

/** Metres between two distances that can be tried. */
const step = 20
const sliderId = 'what-if-distance'

/** Another distance, chosen on a native range or step by step. Nothing of it is kept or sent. */
export function WhatIf({ run, then, onTry }: WhatIfProps) {
  const { number } = useMessages()
  const { categories } = useCalculatorMessages()
  const { whatIf: words, comparison: compared } = useDetailMessages().answer
  const { min, max, own } = distancesFor(run)
  const distance = Math.round(then.distance)
  const { vo2max, category } = resultOf(then)
  const comparison = comparisonOfRun(then)
  const metres = words.metres(number(distance))
  const nudge = (by: number) => onTry(Math.min(max, Math.max(min, distance + by)))
  return (
    <div className={`screen-only ${styles.whatIf}`}>
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
          <Categories run={run} />
        </div>
        <button type="button" aria-label={words.more} onClick={() => nudge(step)}>
          +
        </button>
      </div>
      <output htmlFor={sliderId} className={styles.line}>
        <b>{metres}</b>
        {words.result(number(vo2max, 1))}
        <CategoryDot category={category} />
        <b>{categories[category]}</b>
      </output>
      <p className="muted">{distance === own ? words.unchanged : comparison && compared.other(comparison)}</p>
    </div>
  )
}

/** The site's categories under the range, and the goal; the line below says in words where the range stands. */
function Categories({ run }: { run: Run }) {
  const { goal: name } = useDetailMessages().answer.whatIf
  const { min, max } = distancesFor(run)
  /** a distance, in percent of the range */
  const place = (distance: number) => ((Math.min(max, Math.max(min, distance)) - min) / (max - min)) * 100
  const edges = [min, ...startsOf(run), max].map(place)
  const goal = goalOf(run)?.distance
  const tick = goal !== undefined && goal >= min && goal <= max && place(goal)
  return (
    <svg className={styles.categories} aria-hidden="true">
      {allCategories.map((category, index) => (
        <rect
          key={category}
          className={tones[category]}
          x={`${edges[index]}%`}
          width={`${edges[index + 1]! - edges[index]!}%`}
          height="8"
        />
      ))}
      {tick !== false && (
        <>
          <line x1={`${tick}%`} x2={`${tick}%`} y1="-4" y2="13" />
          <text x={`${tick}%`} y="1.9em" textAnchor={tick > 15 && tick < 85 ? 'middle' : anchorAt(tick < 50 ? 0 : 100)}>
            {name}
          </text>
        </>
      )}
    </svg>
  )
}

/**
 * The distances that a runner can try, in whole metres: from 1,600 to 3,400, widened to the next step so that the runner's
 * own is on one.
 */
export function distancesFor({ distance }: { distance: number }) {
  const own = Math.round(distance)
  const stepsTo = (end: number, away: number) => own + away * step * Math.max(0, Math.ceil((away * (end - own)) / step))
  return { min: stepsTo(1600, -1), max: stepsTo(3400, 1), own }
}
