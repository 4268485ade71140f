import type { ReactNode } from 'react'
import { useMessages } from '../../messages.ts'
import { Ranges } from '../ranges.tsx'
import { WideTable } from '../wide-table.tsx'
import styles from './daily-needs.module.css'

/**
 * Protein, and carbohydrates with light and with moderate training, in grams per kilogram of body weight per day, for
 * adults who train. Source: Thomas 2016, doi:10.1016/j.jand.2015.12.006.
 */
const dailyNeeds = [
  { id: 'protein', from: 1.2, to: 2 },
  { id: 'light', from: 3, to: 5 },
  { id: 'moderate', from: 5, to: 7 },
] as const

/** A text for each of `dailyNeeds`. */
type ForEachNeed = Record<(typeof dailyNeeds)[number]['id'], string>

interface DailyNeedsProps {
  names: ForEachNeed
  perKilogram: (from: string, to: string) => string
  children: ReactNode
}

/** Renders the daily needs of an adult who trains, in grams per kilogram of body weight. */
export function DailyNeeds({ names, perKilogram, children }: DailyNeedsProps) {
  const { number } = useMessages()
  // both ends of a range have the same decimals: 1.2 to 2.0, but 3 to 5
  const decimals = (from: number) => (Number.isInteger(from) ? 0 : 1)
  return (
    <Ranges
      caption={children}
      rows={dailyNeeds.map(({ id, from, to }) => ({
        name: names[id],
        value: perKilogram(number(from, decimals(from)), number(to, decimals(from))),
        spans: [{ from, to }],
      }))}
      ticks={[0, 2, 4, 6, 8]}
    />
  )
}

interface GramsByWeightProps {
  /** heading of the column of body weights */
  weight: string
  /** other headings; keep them short, so that four columns fit on a phone */
  columns: ForEachNeed
  children: ReactNode
}

/** Renders the daily needs of an adult who trains, in grams, for five body weights. */
export function GramsByWeight({ weight, columns, children }: GramsByWeightProps) {
  // to 5 g: finer is not useful for meals
  const rounded = (grams: number) => Math.round(grams / 5) * 5
  return (
    <WideTable
      className={styles.table}
      caption={children}
      headings={[weight, ...dailyNeeds.map(({ id }) => columns[id])]}
      rows={[50, 60, 70, 80, 90].map((weight) => [
        `${weight}\u00a0kg`,
        ...dailyNeeds.map(({ from, to }) => `${rounded(from * weight)}-${rounded(to * weight)}`),
      ])}
    />
  )
}
