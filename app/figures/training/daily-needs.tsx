import type { ReactNode } from 'react'
import { dailyNeeds, type ForEachNeed } from '../../../content/data/daily-needs.ts'
import { useMessages } from '../../messages.ts'
import { Ranges } from '../ranges.tsx'

interface DailyNeedsProps {
  names: ForEachNeed
  perKilogram: (from: string, to: string) => string
  children: ReactNode
}

/** What an adult who trains needs in a day, per kilogram of body weight. */
export function DailyNeeds({ names, perKilogram, children }: DailyNeedsProps) {
  const { number } = useMessages()
  return (
    <Ranges
      caption={children}
      rows={dailyNeeds.map(({ id, from, to }) => ({
        name: names[id],
        value: perKilogram(number(from, decimals(from)), number(to, decimals(from))),
        spans: [{ from, to }],
      }))}
      axis={{ from: 0, to: 8, ticks: [0, 2, 4, 6, 8].map((at) => ({ at, text: `${at}` })) }}
    />
  )
}

/** Both ends of a range are written alike: 1.2 to 2.0, but 3 to 5. */
function decimals(from: number): number {
  return Number.isInteger(from) ? 0 : 1
}
