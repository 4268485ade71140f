import type { ReactNode } from 'react'
import { accuracyBands, reviews } from '../../../content/data/watches.ts'
import { useMessages } from '../../messages.ts'
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
      ticks={[70, 80, 90, 100]}
      tick={(at) => `${at}${percentSign}`}
    />
  )
}

interface WatchScoresProps {
  /** an amount as the language writes it */
  dollars: (amount: string) => string
  children: ReactNode
}

/** The five ranked watches at a glance: score out of 10, and price. */
export function WatchScores({ dollars, children }: WatchScoresProps) {
  const { number } = useMessages()
  return (
    <Ranges
      caption={children}
      rows={reviews.map(({ model, score, price }) => ({
        name: model,
        value: number(score, 1),
        spans: [{ from: 0, to: score }],
        note: dollars(number(price)),
      }))}
      ticks={[0, 2, 4, 6, 8, 10]}
      tick={number}
    />
  )
}
