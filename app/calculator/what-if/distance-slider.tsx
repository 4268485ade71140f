import { useState } from 'react'
import type { Run } from '../../../domain/cooper-run.ts'
import { normFor, thresholdsOf } from '../../../domain/norms.ts'
import { categories as allCategories } from '../../../domain/rating.ts'
import type { WhatIfMessages } from '../../../i18n/what-if.fr.ts'
import { useMessages } from '../../messages.ts'
import { useCalculatorMessages } from '../messages.ts'
import { distancesFor, step, tried, within } from './distances.ts'
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
    const { vo2max, category } = tried(run, metres).then
    return words.valueText(number(metres), number(vo2max, 1), categories[category])
  }

  /** A range tells its own changes; those that a button makes are said beside it. */
  function onPress(by: number) {
    const next = within(distances, distance + by)
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
    while (metres < max && tried(run, metres).then.vo2max < threshold) metres += step
    return ((metres - min) / (max - min)) * 100
  })
  const ends = [...starts, 100]
  return (
    <svg className={styles.categories} aria-hidden="true">
      {allCategories.map((category, index) => {
        const from = index ? starts[index - 1]! : 0
        const width = ends[index]! - from
        const room = width >= 40 ? undefined : width >= 18 ? styles.tight : styles.none
        return (
          <g key={category}>
            <rect className={styles[tones[index]!]} x={`${from}%`} width={`${width}%`} y="0" height="9" />
            {room !== styles.none && (
              <text className={room} x={`${from + width / 2}%`} y="1.9em" textAnchor="middle">
                {categories[category]}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
