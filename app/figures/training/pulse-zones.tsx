import { WideTable } from '../wide-table.tsx'

interface PulseZonesProps {
  caption: string
  /** headings of the four columns: age, maximum heart rate, easy zone, intense zone */
  headings: readonly [string, string, string, string]
}

const ages = [30, 40, 50, 60, 70, 80]
/** Shares of maximum heart rate. Source: product spec, section 9, and the first weeks of the program. */
const zones = [
  { from: 0.6, to: 0.7 },
  { from: 0.85, to: 0.95 },
]

/** Estimated maximum heart rate, in beats per minute. Source: Tanaka 2001. */
const maximum = (age: number) => 208 - 0.7 * age

/** The pulse of easy and intense sessions by age, in beats per minute. */
export function PulseZones({ caption, headings }: PulseZonesProps) {
  return (
    <WideTable caption={caption} headings={headings}>
      {ages.map((years) => (
        <tr key={years}>
          <th scope="row">{years}</th>
          <td>{maximum(years)}</td>
          {zones.map(({ from, to }) => (
            <td key={from}>
              {Math.round(from * maximum(years))}-{Math.round(to * maximum(years))}
            </td>
          ))}
        </tr>
      ))}
    </WideTable>
  )
}
