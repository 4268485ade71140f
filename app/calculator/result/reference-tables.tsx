import { columnOf, referenceRows, rowFor, type Column } from '../../../domain/norms/reference-table.ts'
import { ratingOf, type Category } from '../../../domain/norms/rating.ts'
import { genders, type Gender, type PersonVo2max } from '../../../domain/person.ts'
import type { CalculatorMessages } from '../../../i18n/fr/calculator/calculator.ts'
import { yourCellId } from '../../../i18n/pages.ts'
import { useCalculator } from '../calculator-context.ts'
import { useCalculatorMessages } from '../messages.ts'
import { ratedOf } from './headline.tsx'
import { CategoryDot } from '../../components/graphics/category-dot.tsx'
import { useMessages } from '../../messages.ts'
import styles from './reference-tables.module.css'

/**
 * The displayed reference values: a table for men, a table for women; the answer that the page shows is lit there. On a
 * phone the table of the other sex is folded up; `folded` does so with both until there is an answer.
 */
export function ReferenceTables({ folded = false }: { folded?: boolean }) {
  const { answers, shown } = useCalculator().state
  const entry = answers[shown]?.entry
  const answer = entry && ratedOf(entry)
  const { tables } = useCalculatorMessages()
  const open = answer?.gender ?? (folded ? undefined : genders[0])
  return (
    <div className={styles.tables}>
      {genders.map((gender) => (
        <details key={gender} className={styles.fold} open={gender === open}>
          <summary>
            {`${tables.captions[gender]} `}
            <small>{tables.unit}</small>
          </summary>
          <ReferenceTable gender={gender} tables={tables} answer={answer?.gender === gender ? answer : undefined} />
        </details>
      ))}
    </div>
  )
}

const columns: Record<Column, Category> = { poor: 'Faible', fair: 'Moyen', good: 'Bon', excellent: 'Excellent' }
const columnNames = Object.keys(columns) as Column[]

interface ReferenceTableProps {
  gender: Gender
  tables: CalculatorMessages['tables']
  answer: PersonVo2max | undefined
}

function ReferenceTable({ gender, tables, answer }: ReferenceTableProps) {
  const { number } = useMessages()
  const rows = referenceRows(gender)
  const rating = answer && ratingOf(answer)
  const yourRow = answer && rowFor(rows, answer.age)
  return (
    <table className={styles.table} aria-label={tables.captions[gender]}>
      <thead>
        <tr>
          <th scope="col">{tables.age}</th>
          {columnNames.map((column) => (
            <th key={column} scope="col">
              <CategoryDot category={columns[column]} />
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
