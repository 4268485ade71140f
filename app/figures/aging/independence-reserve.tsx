import type { ReactNode } from 'react'
import { Ranges } from '../ranges.tsx'

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
      axis={{ from: 0, to: 40, ticks: [0, 10, 20, 30, 40].map((at) => ({ at, text: `${at}` })) }}
    />
  )
}
