import { Link, useSearchParams } from 'react-router'
import { formatMoment } from '../../../i18n/date.ts'
import { useRunMessages } from '../../calculator/messages.ts'
import button from '../../components/links/button.module.css'
import { CategoryDot } from '../../components/graphics/category-dot.tsx'
import { useMessages } from '../../messages.ts'
import { useAddresses } from '../addresses.ts'
import type { Person } from '../people/people.ts'
import { usePersonLabel } from '../people/person-tabs.tsx'
import { useProfileText, useRecordName, useTestText } from './record-text.ts'
import styles from './records.module.css'
import type { ShownRecord } from './records.ts'
import { useResultsMessages } from '../results-messages.ts'

/** Records shown before a visitor asks for the others. */
const firstRecords = 20

/** One person's tests, who may be the only one of the page, each to correct or delete; `next` is where older ones begin. */
export function RecordsTable({ person, isOnly, next }: { person: Person; isOnly: boolean; next: string | null }) {
  const { table, pages } = useResultsMessages()
  const { number } = useMessages()
  const [search] = useSearchParams()
  const { before, here } = useAddresses()
  const who = usePersonLabel()
  const { records } = person
  const showsAll = search.has('all') || records.length <= firstRecords
  return (
    <section className={styles.part}>
      <h2>{isOnly ? table.title : table.titleOf(who(person))}</h2>
      <table className={styles.table}>
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
            <Row key={record.id} record={record} />
          ))}
        </tbody>
      </table>
      {!showsAll && (
        <p>
          <Link className={styles.all} to={here({ all: '' })} preventScrollReset>
            {table.showAll(number(records.length))}
          </Link>
        </p>
      )}
      {(next || before) && (
        <p className={styles.ways}>
          {next && (
            <Link className={`${button.button} ${button.quiet}`} to={`?before=${next}`}>
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

function Row({ record }: { record: ShownRecord }) {
  const { table } = useResultsMessages()
  const { categories } = useRunMessages()
  const { locale, number } = useMessages()
  const { id, createdAt, vo2max, index, margin, isTenth, category } = record
  const { dialog } = useAddresses()
  const nameOf = useRecordName()
  const testText = useTestText()
  const profile = useProfileText()(record)
  return (
    <tr>
      <th scope="row" className={styles.when}>
        <time dateTime={createdAt} suppressHydrationWarning>
          {formatMoment(createdAt, locale)}
        </time>
      </th>
      <td data-label={table.result} className={styles.result}>
        {number((vo2max ?? index)!, 1)}
        <span className={styles.unit}>{vo2max === null ? `\u00a0${table.indexUnit}` : '\u00a0ml/kg/min'}</span>
        {margin !== null && (
          <span className={styles.margin}>{isTenth ? table.tenth : table.margin(number(margin, 1))}</span>
        )}
      </td>
      <td data-label={table.category} className={category ? styles.category : styles.empty}>
        {category ? (
          <>
            <CategoryDot category={category} /> {categories[category]}
          </>
        ) : (
          '–'
        )}
      </td>
      <td data-label={table.test} className={styles.what}>
        {testText(record)}
      </td>
      <td data-label={table.profile} className={profile ? styles.profile : styles.empty}>
        {profile || '–'}
      </td>
      <td data-label={table.actions} className={styles.actions}>
        {(['correct', 'remove'] as const).map((intent) => (
          <Link key={intent} to={dialog(intent, id)} preventScrollReset>
            {table[intent]}
            <span className="visually-hidden">{table.of(nameOf(record))}</span>
          </Link>
        ))}
      </td>
    </tr>
  )
}
