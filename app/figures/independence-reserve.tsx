import type { ReactNode } from 'react'
import { RangesFigure } from './ranges-figure.tsx'

interface IndependenceReserveProps {
  women: GroupNames
  men: GroupNames
  value: (vo2max: number) => string
  /** what stands above the threshold of independence, in ml/kg/min */
  reserve: (units: number) => string
  children: ReactNode
}

interface GroupNames {
  inactive: string
  active: string
}

/**
 * VO2max around the age of 75 of people who have trained for half a century and of healthy people who have not,
 * in ml/kg/min. Source: Gries 2018, doi:10.1152/japplphysiol.00174.2018; thresholds of independence: Shephard 2009,
 * doi:10.1136/bjsm.2007.044800.
 */
const groups = [
  { sex: 'women', life: 'inactive', vo2max: 18, threshold: 15 },
  { sex: 'women', life: 'active', vo2max: 26, threshold: 15 },
  { sex: 'men', life: 'inactive', vo2max: 22, threshold: 18 },
  { sex: 'men', life: 'active', vo2max: 34, threshold: 18 },
] as const

/** How far above the threshold of independence people of the same age stand. */
export function IndependenceReserve({ value, reserve, children, ...names }: IndependenceReserveProps) {
  return (
    <RangesFigure
      caption={children}
      rows={groups.map(({ sex, life, vo2max, threshold }) => ({
        name: names[sex][life],
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
