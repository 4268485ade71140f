import type { ReactNode } from 'react'
import { useMessages } from '../../messages.ts'
import styles from './daily-needs.module.css'
import { Ranges } from '../ranges.tsx'

/**
 * Carbohydrates and protein for adults who train, in grams per kilogram of body weight and per day.
 * Source: Thomas 2016, doi:10.1016/j.jand.2015.12.006.
 */
const needs = [
  { id: 'protein', from: 1.2, to: 2 },
  { id: 'light', from: 3, to: 5 },
  { id: 'moderate', from: 5, to: 7 },
] as const

/** Body weights of the table, in kg. */
const weights = [50, 60, 70, 80, 90]

/** protein, then carbohydrates with light and with moderate training */
type ForEachNeed = Record<(typeof needs)[number]['id'], string>

interface DailyNeedsProps {
  names: ForEachNeed
  perKilogram: (from: string, to: string) => string
  /** caption of the table */
  perWeight: string
  /** heads the table's first column, of body weights */
  weight: string
  /** head the others; shorter than the names of the figure, so that four columns fit a phone */
  columns: ForEachNeed
  children: ReactNode
}

/** What an adult who trains needs in a day: per kilogram, then for some body weights. */
export function DailyNeeds({ names, perKilogram, perWeight, weight: heading, columns, children }: DailyNeedsProps) {
  const { number } = useMessages()
  return (
    <>
      <Ranges
        caption={children}
        rows={needs.map(({ id, from, to }) => ({
          name: names[id],
          value: perKilogram(number(from, decimals(from)), number(to, decimals(from))),
          spans: [{ from, to }],
        }))}
        axis={{ from: 0, to: 8, ticks: [0, 2, 4, 6, 8].map((at) => ({ at, text: `${at}` })) }}
      />
      <div className={styles.wide}>
        <table className={styles.table}>
          <caption>{perWeight}</caption>
          <thead>
            <tr>
              <th scope="col">{heading}</th>
              {needs.map(({ id }) => (
                <th key={id} scope="col">
                  {columns[id]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weights.map((weight) => (
              <tr key={weight}>
                <th scope="row">{`${weight}\u00a0kg`}</th>
                {needs.map(({ id, from, to }) => (
                  <td key={id}>{`${rounded(from * weight)}-${rounded(to * weight)}`}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
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
