import { referenceRows, type Column } from '../../../domain/norms/reference-table.ts'
import type { Category } from '../../../domain/norms/rating.ts'
import { normFor } from '../../../domain/norms/thresholds.ts'
import { genders, type Gender } from '../../../domain/person.ts'
import type { CalculatorMessages } from '../../../i18n/fr/calculator/calculator.ts'
import { useCalculatorMessages } from '../messages.ts'
import { CategoryBar } from '../../components/graphics/category-dot.tsx'
import { ScaleChart } from '../../figures/age-chart/scale-chart.tsx'
import { useMessages } from '../../messages.ts'
import styles from './reference-tables.module.css'

/** Renders the reference values for men and for women, each with its chart. */
export function ReferenceTables() {
  const { number } = useMessages()
  const { tables, chart } = useCalculatorMessages()
  return (
    <div className={styles.tables}>
      {genders.map((gender) => {
        const [young, old] = [20, 50].map((age) => number(normFor(gender, age).good)) as [string, string]
        const title = chart.title(gender, young, old)
        return (
          <div key={gender}>
            <ScaleChart words={chart} gender={gender} title={title} includedValues={sharedAxis} />
            <ReferenceTable gender={gender} tables={tables} />
          </div>
        )
      })}
    </div>
  )
}

/** Values that both charts include on their axis, in ml/kg/min, so that the axes are the same. */
const sharedAxis = [24, 59]

/** The calculator's categories in each column: the last column holds two. */
const columns: Record<Column, Category[]> = {
  poor: ['Faible'],
  fair: ['Moyen'],
  good: ['Bon'],
  excellent: ['Très bon', 'Excellent'],
}
const columnNames = Object.keys(columns) as Column[]

interface ReferenceTableProps {
  gender: Gender
  tables: CalculatorMessages['tables']
}

function ReferenceTable({ gender, tables }: ReferenceTableProps) {
  return (
    <table className={styles.table}>
      <caption>{tables.captions[gender]}</caption>
      <thead>
        <tr>
          <th scope="col">{tables.age}</th>
          {columnNames.map((column) => (
            <th key={column} scope="col">
              <CategoryBar categories={columns[column]} />
              {tables[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {referenceRows(gender).map((row) => (
          <tr key={row.ages.from}>
            <th scope="row">{tables.ages(row.ages)}</th>
            {columnNames.map((column) => (
              <td key={column} data-label={tables[column]}>
                {column === 'poor'
                  ? tables.below(row.poor.below)
                  : column === 'excellent'
                    ? tables.above(row.excellent.above)
                    : tables.range(row[column])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
