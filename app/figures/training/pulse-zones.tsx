import { maximumHeartRate, pulseIn, zones } from '../../../domain/heart-rate.ts'
import { WideTable } from '../wide-table.tsx'

interface PulseZonesProps {
  caption: string
  /** headings of the four columns: age, maximum heart rate, easy zone, intense zone */
  headings: readonly [string, string, string, string]
}

const ages = [30, 40, 50, 60, 70, 80]

/** The pulse of easy and intense sessions by age, in beats per minute. */
export function PulseZones({ caption, headings }: PulseZonesProps) {
  return (
    <WideTable caption={caption} headings={headings}>
      {ages.map((years) => (
        <tr key={years}>
          <th scope="row">{years}</th>
          <td>{maximumHeartRate(years)}</td>
          {(Object.keys(zones) as (keyof typeof zones)[]).map((zone) => {
            const { from, to } = pulseIn(zone, years)
            return (
              <td key={zone}>
                {from}-{to}
              </td>
            )
          })}
        </tr>
      ))}
    </WideTable>
  )
}
