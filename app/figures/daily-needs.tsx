import { useId, useState, type ReactNode } from 'react'
import { useHydrated } from '../hydrated.ts'
import { useMessages } from '../messages.ts'
import styles from './daily-needs.module.css'
import { Ranges } from './ranges.tsx'

/**
 * Carbohydrates and protein for adults who train, in grams per kilogram of body weight and per day.
 * Source: Thomas 2016, doi:10.1016/j.jand.2015.12.006.
 */
const needs = [
  { id: 'protein', from: 1.2, to: 2 },
  { id: 'light', from: 3, to: 5 },
  { id: 'moderate', from: 5, to: 7 },
] as const

interface DailyNeedsProps {
  /** label of the slider */
  weight: string
  kilograms: (weight: number) => string
  /** protein, then carbohydrates with light and with moderate training */
  names: Record<(typeof needs)[number]['id'], string>
  grams: (from: number, to: number) => string
  perKilogram: (from: string, to: string) => string
  children: ReactNode
}

/** Body weights of the slider, in kg; without JavaScript the figure keeps the one it starts with. */
const weights = { min: 40, max: 120, start: 70 }

/** What a reader of a given weight needs in a day, by training. */
export function DailyNeeds({ weight: label, kilograms, names, grams, perKilogram, children }: DailyNeedsProps) {
  const { number } = useMessages()
  const hydrated = useHydrated()
  const [weight, setWeight] = useState(weights.start)
  const id = useId()
  return (
    <Ranges
      caption={children}
      rows={needs.map(({ id: need, from, to }) => ({
        name: names[need],
        value: grams(rounded(from * weight), rounded(to * weight)),
        spans: [{ from: from * weight, to: to * weight }],
        note: perKilogram(number(from, decimals(from)), number(to, decimals(from))),
      }))}
      axis={{ from: 0, to: 900, ticks: [0, 300, 600, 900].map((at) => ({ at, text: `${at}\u00a0g` })) }}
    >
      <p className={styles.weight}>
        <label htmlFor={id}>{label}</label> <output htmlFor={id}>{kilograms(weight)}</output>
      </p>
      <input
        id={id}
        className={styles.slider}
        type="range"
        min={weights.min}
        max={weights.max}
        value={weight}
        onChange={(event) => setWeight(event.target.valueAsNumber)}
        aria-valuetext={kilograms(weight)}
        disabled={!hydrated}
      />
    </Ranges>
  )
}

/** To the nearest 5 g: nobody weighs a meal more closely than that. */
function rounded(grams: number): number {
  return Math.round(grams / 5) * 5
}

/** Both ends of a range are written alike: 1.2 to 2.0, but 3 to 5. */
function decimals(from: number): number {
  return Number.isInteger(from) ? 0 : 1
}
