import type { ReactNode } from 'react'
import { Ranges } from '../ranges.tsx'

type Three<Value> = readonly [young: Value, rule: Value, old: Value]

interface LossByDecadeProps {
  /** the language's rule of thumb, in percent lost in ten years */
  rule: readonly [from: number, to: number]
  names: Three<string>
  losses: Three<string>
  /** what ten years leave of 100 */
  left: Three<string>
  /** the percent sign as the language sets it after a number */
  percentSign: string
  children: ReactNode
}

/**
 * What ten years take from VO2max: in the 20s and 30s, by rule of thumb, in the 70s and beyond. The bar is paler
 * between the two ends of a range, and open to the right for "more than 20 %".
 * Source: Fleg 2005, doi:10.1161/CIRCULATIONAHA.105.545459.
 */
export function LossByDecade({ rule, names, losses, left, percentSign, children }: LossByDecadeProps) {
  const widest = 30
  const ranges: Three<readonly [number, number]> = [[3, 6], rule, [20, widest]]
  return (
    <Ranges
      caption={children}
      rows={ranges.map(([from, to], index) => ({
        name: names[index]!,
        value: losses[index]!,
        spans: [
          { from: 0, to: from },
          { from, to, soft: true },
        ],
        note: left[index],
      }))}
      axis={{ from: 0, to: widest, ticks: [0, 10, 20, widest].map((at) => ({ at, text: `${at}${percentSign}` })) }}
    />
  )
}
