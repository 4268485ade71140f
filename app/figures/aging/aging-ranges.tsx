import type { ReactNode } from 'react'
import { Ranges } from '../ranges.tsx'

type Three<Value> = readonly [young: Value, rule: Value, old: Value]

interface LossByDecadeProps {
  /** rule of thumb, in percent lost in ten years */
  rule: readonly [from: number, to: number]
  names: Three<string>
  losses: Three<string>
  /** how much of a VO2max of 100 remains after ten years, as text */
  left: Three<string>
  /** percent sign, with the language's space before it */
  percentSign: string
  children: ReactNode
}

/**
 * Renders the percentage of VO2max lost in ten years: in the 20s and 30s, by rule of thumb, from the 70s. The bar is
 * paler between the two ends of a range. The last range, "more than 20 %", extends to the end of the axis. Source: Fleg
 * 2005, doi:10.1161/CIRCULATIONAHA.105.545459.
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
  /** untrained women, trained women, untrained men, trained men */
  names: readonly [string, string, string, string]
  value: (vo2max: number) => string
  /** formats the reserve above the threshold of independence, in ml/kg/min */
  reserve: (units: number) => string
  children: ReactNode
}

/**
 * VO2max in ml/kg/min around the age of 75: healthy untrained people, and people who have trained for 50 years; women,
 * then men. Source: Gries 2018, doi:10.1152/japplphysiol.00174.2018. Source of the thresholds of independence: Shephard
 * 2009, doi:10.1136/bjsm.2007.044800.
 */
const groups = [
  { vo2max: 18, threshold: 15 },
  { vo2max: 26, threshold: 15 },
  { vo2max: 22, threshold: 18 },
  { vo2max: 34, threshold: 18 },
]

/** Renders how far trained and untrained people of about 75 are above the threshold of independence. */
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
