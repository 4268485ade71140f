import { Link, useSearchParams } from 'react-router'
import { formatMoment } from '../../i18n/date.ts'
import { useCalculatorMessages } from '../calculator/messages.ts'
import button from '../components/links/button.module.css'
import { CategoryDot } from '../components/text/category-dot.tsx'
import stacked from '../components/text/stacked-table.module.css'
import { useMessages } from '../messages.ts'
import { pageAfter, recordDialogFor, useCursor } from './addresses.ts'
import { useEntered } from './entered.ts'
import styles from './my-results.module.css'
import { shownOf, type Saved } from './records.ts'
import { useResultsMessages } from './results-messages.ts'

/** Records shown before a visitor asks for the others. */
const firstRecords = 20

export function RecordsTable({ records, next }: { records: Saved[]; next: string | null }) {
  const { table, pages } = useResultsMessages()
  const { number } = useMessages()
  const [search] = useSearchParams()
  const before = useCursor()
  const showsAll = search.has('all') || records.length <= firstRecords
  return (
    <section className={styles.part}>
      <h2>{table.title}</h2>
      <table className={stacked.table}>
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            {[table.date, table.result, table.category, table.test, table.person, table.actions].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(showsAll ? records : records.slice(0, firstRecords)).map((record) => (
            <Row key={record.id} record={record} before={before} />
          ))}
        </tbody>
      </table>
      {!showsAll && (
        <p>
          <Link to={pageAfter(before, { all: '' })} preventScrollReset>
            {table.showAll(number(records.length))}
          </Link>
        </p>
      )}
      {(next || before) && (
        <p className={styles.buttons}>
          {next && (
            <Link className={`${button.button} ${button.quiet}`} to={pageAfter(next)}>
              {pages.toOlder}
            </Link>
          )}
          {before && <ToLatest />}
        </p>
      )}
    </section>
  )
}

/** The way back from a page of older records. */
export function ToLatest() {
  return (
    <Link className={`${button.button} ${button.quiet}`} to=".">
      {useResultsMessages().pages.toLatest}
    </Link>
  )
}

function Row({ record, before }: { record: Saved; before: string | undefined }) {
  const { table, tests } = useResultsMessages()
  const { categories, genders } = useCalculatorMessages()
  const { locale, number } = useMessages()
  const { id, createdAt, test, vo2max, index, margin, category, person } = shownOf(record)
  const entered = useEntered(record)
  const date = formatMoment(createdAt, locale)
  const profile = [
    person.age !== undefined && table.age(number(person.age, 0, 3)),
    person.gender && genders[person.gender],
    person.weight !== undefined && `${number(person.weight, 0, 3)}\u00a0kg`,
  ].filter(Boolean)
  return (
    <tr>
      <th scope="row">
        <time dateTime={createdAt} suppressHydrationWarning>
          {date}
        </time>
      </th>
      <td data-label={table.result}>
        {vo2max === null ? table.index(number(index!, 1)) : `${number(vo2max, 1)}\u00a0ml/kg/min`}
        {margin !== null && (
          <span className={styles.margin}>{test === 'cooper-run' ? table.tenth : table.margin(number(margin, 1))}</span>
        )}
      </td>
      <td data-label={table.category}>
        {category ? (
          <>
            <CategoryDot category={category} /> {categories[category]}
          </>
        ) : (
          '–'
        )}
      </td>
      <td data-label={table.test}>{[tests[test], entered].filter(Boolean).join(', ')}</td>
      <td data-label={table.profile}>{profile.join(', ') || '–'}</td>
      <td data-label={table.actions} className={styles.actions}>
        {(['correct', 'remove'] as const).map((intent) => (
          <Link key={intent} to={recordDialogFor(intent, id, before)}>
            {table[intent]}
            <span className="visually-hidden">{table.of(date)}</span>
          </Link>
        ))}
      </td>
    </tr>
  )
}
