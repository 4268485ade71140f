import type { Category } from '#domain/norms/rating.ts'
import { referenceRows } from '#domain/norms/reference-table.ts'
import { type Gender, genders } from '#domain/person.ts'
import { ScaleChart } from '../charts/scale-chart.tsx'
import { CategoryBar } from '../ui/graphics/category-dot.tsx'
import { WideTable } from '../ui/wide-table.tsx'
import { useMessages } from '../use-messages.ts'
import styles from './reference-tables.module.css'

/** Renders the reference values for men and for women, each with its chart. */
export function ReferenceTables() {
  const { charts } = useMessages()
  return (
    <div className={styles.tables}>
      {genders.map((gender) => (
        <div key={gender}>
          <ScaleChart gender={gender} title={charts.scale.title[gender]} includedValues={sharedAxisValues} />
          <ReferenceTable gender={gender} />
        </div>
      ))}
    </div>
  )
}

/** Values that both charts include on their axis, in ml/kg/min, so that the axes are the same. */
const sharedAxisValues = [26, 59]

function ReferenceTable({ gender }: { gender: Gender }) {
  const { tables } = useMessages().calculator
  return (
    <WideTable
      className={styles.table}
      caption={<span className="visually-hidden">{tables.captions[gender]}</span>}
      headings={[
        tables.age,
        heading(tables.poor, 'Faible'),
        heading(tables.fair, 'Moyen'),
        heading(tables.good, 'Bon'),
        heading(tables.excellent, 'Très bon', 'Excellent'),
      ]}
      rows={referenceRows(gender).map(({ ages, poor, fair, good, excellent }) => [
        tables.ages(ages),
        tables.below(poor.below),
        tables.range(fair),
        tables.range(good),
        tables.above(excellent.above),
      ])}
    />
  )
}

/** Returns a column's name below the colours of its categories in the calculator. */
function heading(name: string, ...categories: Category[]) {
  return (
    <>
      <CategoryBar categories={categories} />
      {name}
    </>
  )
}
