import { useState } from 'react'
import type { Run } from '../../../domain/tests/cooper-run/cooper-run.ts'
import { normFor, thresholdsOf } from '../../../domain/norms/norms.ts'
import { categories as allCategories } from '../../../domain/norms/rating.ts'
import type { WhatIfMessages } from '../../../i18n/fr/calculator/what-if.ts'
import dot from '../../components/graphics/category-dot.module.css'
import { useMessages } from '../../messages.ts'
import { useCalculatorMessages } from '../messages.ts'
import { distancesFor, step, whatIfResult, clampDistance } from './distances.ts'
import styles from './distance-slider.module.css'

interface DistanceSliderProps {
  run: Run
  /** metres */
  distance: number
  words: WhatIfMessages
  onDistance: (distance: number) => void
}

const sliderId = 'what-if-distance'

/** A distance, chosen on a native range or step by step; the range says what it gives. */
export function DistanceSlider({ run, distance, words, onDistance }: DistanceSliderProps) {
  const { number } = useMessages()
  const { categories } = useCalculatorMessages()
  const [said, setSaid] = useState('')
  const distances = distancesFor(run)

  function valueText(metres: number) {
    const { vo2max, category } = whatIfResult(run, metres).then
    return words.valueText(number(metres), number(vo2max, 1), categories[category])
  }

  /** A range tells its own changes; those that a button makes are said beside it. */
  function onPress(by: number) {
    const next = clampDistance(distances, distance + by)
    onDistance(next)
    setSaid(valueText(next))
  }

  return (
    <div>
      <label htmlFor={sliderId} className={styles.label}>
        {words.distance.before} <strong>{words.metres(number(distance))}</strong> {words.distance.after}
      </label>
      <div className={styles.slider}>
        <button type="button" aria-label={words.less} onClick={() => onPress(-step)}>
          −
        </button>
        <div>
          <input
            id={sliderId}
            type="range"
            min={distances.min}
            max={distances.max}
            step={step}
            value={distance}
            aria-valuetext={valueText(distance)}
            onChange={({ currentTarget }) => {
              onDistance(currentTarget.valueAsNumber)
              setSaid('')
            }}
          />
          <Categories run={run} />
        </div>
        <button type="button" aria-label={words.more} onClick={() => onPress(step)}>
          +
        </button>
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  )
}

const tones = ['poor', 'fair', 'good', 'veryGood', 'excellent'] as const

/** The categories under the range. It says its own in words; names stand where there is room. */
function Categories({ run }: { run: Run }) {
  const { categories } = useCalculatorMessages()
  const { min, max } = distancesFor(run)
  const thresholds = thresholdsOf(normFor(run.gender, run.age))
  /** the first step, in percent of the range, whose result reaches a threshold */
  const starts = thresholds.map((threshold) => {
    let metres = min
    while (metres < max && whatIfResult(run, metres).then.vo2max < threshold) metres += step
    return ((metres - min) / (max - min)) * 100
  })
  const bands = allCategories.map((category, index) => {
    const from = index ? starts[index - 1]! : 0
    return { name: categories[category], tone: tones[index]!, from, width: (starts[index] ?? 100) - from }
  })
  const [named, alwaysNamed] = [withRoom(bands, 1.5), withRoom(bands, 5.2)]
  return (
    <svg className={styles.categories} aria-hidden="true">
      {bands.map((band) => {
        const isLast = band.from + band.width === 100
        return (
          <g key={band.name}>
            <rect className={dot[band.tone]} x={`${band.from}%`} width={`${band.width}%`} y="0" height="9" />
            {named.includes(band) && (
              <text
                className={alwaysNamed.includes(band) ? undefined : styles.tight}
                x={isLast ? '100%' : `${band.from}%`}
                y="1.9em"
                textAnchor={isLast ? 'end' : 'start'}
              >
                {band.name}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** The bands whose names find room where a letter takes so many percent: the first, the last, then those between. */
function withRoom<Band extends { name: string; from: number; width: number }>(all: Band[], letter: number): Band[] {
  const bands = all.filter(({ width }) => width > 0)
  const last = bands.at(-1)!
  const end = 100 - last.name.length * letter
  let free = 0
  return bands.filter((band) => {
    if (band === last) return true
    const isIn = band.from >= free && band.from + (band.name.length + 1) * letter <= end
    if (isIn) free = band.from + (band.name.length + 1) * letter
    return isIn
  })
}
