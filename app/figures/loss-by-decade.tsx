import type { ReactNode } from 'react'
import { RangesFigure } from './ranges-figure.tsx'

interface LossByDecadeProps {
  /** percent lost in ten years, its name, its value in words and what is left of 100 */
  losses: readonly { name: string; from: number; to: number; value: string; left: string }[]
  /** the percent sign as the language sets it after a number */
  percentSign: string
  children: ReactNode
}

/** What ten years take from VO2max at different ages; the bar is paler between the two ends of a range. */
export function LossByDecade({ losses, percentSign, children }: LossByDecadeProps) {
  return (
    <RangesFigure
      caption={children}
      rows={losses.map(({ name, from, to, value, left }) => ({
        name,
        value,
        spans: [
          { from: 0, to: from },
          { from, to, soft: true },
        ],
        note: left,
      }))}
      axis={{ from: 0, to: 30, ticks: [0, 10, 20, 30].map((at) => ({ at, text: `${at}${percentSign}` })) }}
    />
  )
}
