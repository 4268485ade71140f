import { columnOf, referenceRows, rowFor, type Column } from '../../../domain/norms/reference-table.ts'
import { ratingOf, type Category } from '../../../domain/norms/rating.ts'
import { normFor } from '../../../domain/norms/thresholds.ts'
import { genders, type Gender, type PersonVo2max } from '../../../domain/person.ts'
import type { CalculatorMessages } from '../../../i18n/fr/calculator/calculator.ts'
import { yourCellId } from '../../../i18n/pages.ts'
import { useCalculator } from '../state/calculator-context.ts'
import { useCalculatorMessages } from '../messages.ts'
import { ratedVo2maxOf } from '../result/result-value.tsx'
import { CategoryBar } from '../../components/graphics/category-dot.tsx'
import { ScaleChart } from '../../figures/age-chart/scale-chart.tsx'
import { useMessages } from '../../messages.ts'
import styles from './reference-tables.module.css'

/**
 * Renders the reference values for men and for women, each with its chart. The cell of the run on show is highlighted.
 */
export function ReferenceTables() {
  const { number } = useMessages()
  const { results, lastOpened } = useCalculator().state
  const entry = results[lastOpened]?.entry
  const result = entry && ratedVo2maxOf(entry)
  const { tables, chart } = useCalculatorMessages()
  return (
    <div className={styles.tables}>
      {genders.map((gender) => {
        const [young, old] = [20, 50].map((age) => number(normFor(gender, age).good)) as [string, string]
        const title = chart.title(gender, young, old)
        return (
          <div key={gender}>
            <ScaleChart words={chart} gender={gender} title={title} includedValues={sharedAxis} />
            <ReferenceTable gender={gender} tables={tables} result={result?.gender === gender ? result : undefined} />
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
  result: PersonVo2max | undefined
}

function ReferenceTable({ gender, tables, result }: ReferenceTableProps) {
  const { number } = useMessages()
  const rows = referenceRows(gender)
  const rating = result && ratingOf(result)
  const yourRow = result && rowFor(rows, result.age)
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
        {rows.map((row) => (
          <tr key={row.ages.from} {...(row === yourRow && { className: styles.yourRow })}>
            <th scope="row">{tables.ages(row.ages)}</th>
            {columnNames.map((column) => {
              const isYours = row === yourRow && column === columnOf[rating!.category]
              return (
                <td
                  key={column}
                  data-label={tables[column]}
                  {...(isYours && { id: yourCellId, className: styles.yourCell })}
                >
                  {column === 'poor'
                    ? tables.below(row.poor.below)
                    : column === 'excellent'
                      ? tables.above(row.excellent.above)
                      : tables.range(row[column])}
                  {isYours && <strong>{tables.yours(number(rating!.vo2max, 1))}</strong>}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
