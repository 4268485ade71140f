import { referenceRows } from '../../domain/reference-table.ts'
import { genders, type Gender } from '../../domain/run.ts'
import { Dot } from '../components/dot.tsx'
import stacked from '../components/stacked-table.module.css'
import type { CalculatorMessages } from '../../i18n/calculator.fr.ts'
import styles from './reference-tables.module.css'

/** The displayed reference values: a table for men, a table for women. */
export function ReferenceTables({ messages }: { messages: CalculatorMessages }) {
  return (
    <div className={styles.tables}>
      {genders.map((gender) => (
        <ReferenceTable key={gender} gender={gender} tables={messages.tables} />
      ))}
    </div>
  )
}

function ReferenceTable({ gender, tables }: { gender: Gender; tables: CalculatorMessages['tables'] }) {
  return (
    <table className={stacked.table}>
      <caption>
        {tables.captions[gender]} <small>{tables.unit}</small>
      </caption>
      <thead>
        <tr>
          <th scope="col">{tables.age}</th>
          <th scope="col">
            <Dot category="Faible" />
            {tables.poor}
          </th>
          <th scope="col">
            <Dot category="Moyen" />
            {tables.fair}
          </th>
          <th scope="col">
            <Dot category="Bon" />
            {tables.good}
          </th>
          <th scope="col">
            <Dot category="Excellent" />
            {tables.excellent}
          </th>
        </tr>
      </thead>
      <tbody>
        {referenceRows(gender).map(({ ages, poor, fair, good, excellent }) => (
          <tr key={ages.from}>
            <th scope="row">{tables.ages(ages)}</th>
            <td data-label={tables.poor}>{tables.below(poor.below)}</td>
            <td data-label={tables.fair}>{tables.range(fair)}</td>
            <td data-label={tables.good}>{tables.range(good)}</td>
            <td data-label={tables.excellent}>{tables.above(excellent.above)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
