import { Link, useSearchParams } from 'react-router'
import type { SavedCalculation } from '../../contract/calculation.ts'
import { recordsLimit } from '../../contract/records.ts'
import { formatMoment } from '../../i18n/date.ts'
import { useCalculatorMessages } from '../calculator/messages.ts'
import { CategoryDot } from '../components/category-dot.tsx'
import stacked from '../components/stacked-table.module.css'
import { useMessages } from '../messages.ts'
import styles from './my-results.module.css'
import { recordDialogFor } from './record-dialog.tsx'
import { useResultsMessages } from './results-messages.ts'

/** Runs shown before a visitor asks for the others. */
const firstRuns = 20

export function RecordsTable({ calculations, hasMore }: { calculations: SavedCalculation[]; hasMore: boolean }) {
  const { table } = useResultsMessages()
  const { number } = useMessages()
  const [search] = useSearchParams()
  const showsAll = search.has('all') || calculations.length <= firstRuns
  return (
    <section className={styles.part}>
      <h2>{table.title}</h2>
      <table className={stacked.table}>
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            {[table.date, table.vo2max, table.category, table.distance, table.person, table.actions].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(showsAll ? calculations : calculations.slice(0, firstRuns)).map((calculation) => (
            <Row key={calculation.id} {...calculation} />
          ))}
        </tbody>
      </table>
      {!showsAll && (
        <p>
          <Link to="?all" preventScrollReset>
            {table.showAll(number(calculations.length))}
          </Link>
        </p>
      )}
      {hasMore && <p>{table.more(number(recordsLimit))}</p>}
    </section>
  )
}

function Row({ id, createdAt, vo2maxResult, category, distance, age, gender, weight }: SavedCalculation) {
  const { table } = useResultsMessages()
  const { categories, genders } = useCalculatorMessages()
  const { locale, number } = useMessages()
  const date = formatMoment(createdAt, locale)
  const person = [table.age(number(age, 0, 3)), genders[gender], `${number(weight, 0, 3)}\u00a0kg`]
  return (
    <tr>
      <th scope="row">
        <time dateTime={createdAt} suppressHydrationWarning>
          {date}
        </time>
      </th>
      <td data-label={table.vo2max}>{number(vo2maxResult / 10, 1)}&nbsp;ml/kg/min</td>
      <td data-label={table.category}>
        <CategoryDot category={category} /> {categories[category]}
      </td>
      <td data-label={table.distance}>{number(distance, 0, 3)}&nbsp;m</td>
      <td data-label={table.profile}>{person.join(', ')}</td>
      <td data-label={table.actions} className={styles.actions}>
        {(['correct', 'remove'] as const).map((intent) => (
          <Link key={intent} to={recordDialogFor(intent, id)}>
            {table[intent]}
            <span className="visually-hidden">{table.of(date)}</span>
          </Link>
        ))}
      </td>
    </tr>
  )
}
