import type { ReactNode } from 'react'
import { accuracyBands } from '../../../content/data/watches.ts'
import { Ranges } from '../ranges.tsx'

interface AccuracyBandsProps {
  /** the percent sign as the language sets it after a number */
  percentSign: string
  /** a brand that no accuracy is retained for, and how the language says so */
  without?: string
  none?: string
  children: ReactNode
}

/** The accuracy that the site retains for the watches of each brand. */
export function AccuracyBands({ percentSign, without, none = '', children }: AccuracyBandsProps) {
  return (
    <Ranges
      caption={children}
      rows={[
        ...accuracyBands.map(({ brand, from, to }) => ({
          name: brand,
          value: `${from}-${to}${percentSign}`,
          spans: [{ from, to }],
        })),
        ...(without ? [{ name: without, value: none, spans: [] }] : []),
      ]}
      axis={{ from: 70, to: 100, ticks: [70, 80, 90, 100].map((at) => ({ at, text: `${at}${percentSign}` })) }}
    />
  )
}
