import type { Category } from '#domain/norms/rating.ts'
import { referenceRows, type Column } from '#domain/norms/reference-table.ts'
import { genders, type Gender } from '#domain/person.ts'
import { ScaleChart } from '../charts/scale-chart.tsx'
import { CategoryBar } from '../ui/graphics/category-dot.tsx'
import { useMessages } from '../messages.ts'
import wideTable from '../ui/wide-table.module.css'
import styles from './reference-tables.module.css'

/** Renders the reference values for men and for women, each with its chart. */
export function ReferenceTables() {
  const { charts } = useMessages()
  return (
    <div className={styles.tables}>
      {genders.map((gender) => (
        <div key={gender}>
          <ScaleChart gender={gender} title={charts.scale.title[gender]} includedValues={sharedAxis} />
          <ReferenceTable gender={gender} />
        </div>
      ))}
    </div>
  )
}

/** Values that both charts include on their axis, in ml/kg/min, so that the axes are the same. */
const sharedAxis = [26, 59]

/** The calculator's categories in each column: the last column holds two. */
const columns: { name: Column; categories: Category[] }[] = [
  { name: 'poor', categories: ['Faible'] },
  { name: 'fair', categories: ['Moyen'] },
  { name: 'good', categories: ['Bon'] },
  { name: 'excellent', categories: ['Très bon', 'Excellent'] },
]

function ReferenceTable({ gender }: { gender: Gender }) {
  const { tables } = useMessages().calculator
  return (
    <div className={wideTable.wide}>
      <table className={styles.table}>
        <caption className="visually-hidden">{tables.captions[gender]}</caption>
        <thead>
          <tr>
            <th scope="col">{tables.age}</th>
            {columns.map(({ name, categories }) => (
              <th key={name} scope="col">
                <CategoryBar categories={categories} />
                {tables[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {referenceRows(gender).map((row) => (
            <tr key={row.ages.from}>
              <th scope="row">{tables.ages(row.ages)}</th>
              {columns.map(({ name }) => (
                <td key={name} data-label={tables[name]}>
                  {name === 'poor'
                    ? tables.below(row.poor.below)
                    : name === 'excellent'
                      ? tables.above(row.excellent.above)
                      : tables.range(row[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
