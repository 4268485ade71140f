import type { ReactNode } from 'react'
import { dailyNeeds, type ForEachNeed } from '../../../content/data/daily-needs.ts'
import { WideTable } from '../wide-table.tsx'
import styles from './grams-by-weight.module.css'

/** Body weights of the table, in kg. */
const weights = [50, 60, 70, 80, 90]

interface GramsByWeightProps {
  /** heads the first column, of body weights */
  weight: string
  /** head the others; short, so that four columns fit a phone */
  columns: ForEachNeed
  children: ReactNode
}

/** What an adult who trains needs in a day, in grams, for some body weights. */
export function GramsByWeight({ weight: heading, columns, children }: GramsByWeightProps) {
  return (
    <WideTable
      className={styles.table}
      caption={children}
      headings={[heading, ...dailyNeeds.map(({ id }) => columns[id])]}
    >
      {weights.map((weight) => (
        <tr key={weight}>
          <th scope="row">{`${weight}\u00a0kg`}</th>
          {dailyNeeds.map(({ id, from, to }) => (
            <td key={id}>{`${rounded(from * weight)}-${rounded(to * weight)}`}</td>
          ))}
        </tr>
      ))}
    </WideTable>
  )
}

/** To the nearest 5 g: nobody weighs a meal more closely than that. */
function rounded(grams: number): number {
  return Math.round(grams / 5) * 5
}
