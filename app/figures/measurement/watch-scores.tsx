import type { ReactNode } from 'react'
import { reviews } from '../../../content/data/watches.ts'
import { useMessages } from '../../messages.ts'
import { Ranges } from '../ranges.tsx'

interface WatchScoresProps {
  /** adds the dollar sign to an amount, as the language writes it */
  dollars: (amount: string) => string
  children: ReactNode
}

/** Renders the score out of 10 and the price of the ranked watches. */
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
