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
      ticks={[0, 10, 20, widest]}
      tick={(at) => `${at}${percentSign}`}
    />
  )
}

interface IndependenceReserveProps {
  /** women who do not train, women who do, men who do not, men who do */
  names: readonly [string, string, string, string]
  value: (vo2max: number) => string
  /** what stands above the threshold of independence, in ml/kg/min */
  reserve: (units: number) => string
  children: ReactNode
}

/**
 * VO2max around the age of 75, in ml/kg/min, of healthy people who do not train and of people who have trained for
 * half a century: women, then men. Source: Gries 2018, doi:10.1152/japplphysiol.00174.2018; thresholds of
 * independence: Shephard 2009, doi:10.1136/bjsm.2007.044800.
 */
const groups = [
  { vo2max: 18, threshold: 15 },
  { vo2max: 26, threshold: 15 },
  { vo2max: 22, threshold: 18 },
  { vo2max: 34, threshold: 18 },
]

/** How far above the threshold of independence people of the same age stand. */
export function IndependenceReserve({ names, value, reserve, children }: IndependenceReserveProps) {
  return (
    <Ranges
      caption={children}
      rows={groups.map(({ vo2max, threshold }, index) => ({
        name: names[index]!,
        value: value(vo2max),
        spans: [
          { from: 0, to: threshold, soft: true },
          { from: threshold, to: vo2max },
        ],
        note: reserve(vo2max - threshold),
      }))}
      ticks={[0, 10, 20, 30, 40]}
    />
  )
}
