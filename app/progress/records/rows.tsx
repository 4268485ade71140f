import { lazy, Suspense, useState } from 'react'
import { Link, useActionData, useSearchParams } from 'react-router'
import { dayOf, formatLongDay, formatMoment } from '../../../i18n/date.ts'
import { useRunMessages, useTestWords } from '../../calculator/messages.ts'
import { CategoryDot } from '../../components/graphics/category-dot.tsx'
import { useMessages } from '../../messages.ts'
import { useAddresses } from '../addresses.ts'
import { Question } from '../question.tsx'
import { NotLoaded } from '../notices.tsx'
import { useResultsMessages } from '../results-messages.ts'
import type { RefusedCorrection } from '../route.ts'
import { useEnteredText, useProfileText, useRecordName } from './record-text.ts'
import styles from './records.module.css'
import type { ShownRecord } from './records.ts'

const Correction = lazy(() => import('./correction.tsx').catch(() => ({ default: NotLoaded })))

/** One person's results of one test, newest first, as far as they are `listed`: what they share is said once, above them. */
export function Rows({ records, listed }: { records: ShownRecord[]; listed: ShownRecord[] }) {
  const tests = useTestWords()
  const { table } = useResultsMessages()
  const { number } = useMessages()
  const profileText = useProfileText()
  const [latest] = records as [ShownRecord]
  const { unit, margin } = records.find((record) => record.margin !== null) ?? latest
  const marginText = margin !== null && (unit === 'metres' ? table.tenth : table.margin(number(margin, 1)))
  const unitText = unit === 'index' ? table.index : 'ml/kg/min'
  const profile = profileText(latest)
  const differs = (record: ShownRecord) => [
    unit !== 'metres' && record.margin !== null && record.margin !== margin && table.margin(number(record.margin, 1)),
    profileText(record) !== profile && profileText(record),
  ]
  const days = records.map(({ createdAt }) => dayOf(createdAt))
  return (
    <section>
      <h3 className={styles.head}>
        {[tests[latest.test].name, marginText ? `${unitText}, ${marginText}` : unitText, profile]
          .filter(Boolean)
          .join(' · ')}
      </h3>
      <ul className={styles.rows}>
        {records.map((record, index) => {
          if (!listed.includes(record)) return null
          return (
            <Row
              key={record.id}
              record={record}
              isOnlyOfDay={days.indexOf(days[index]!) === days.lastIndexOf(days[index]!)}
              differs={differs(record)}
            />
          )
        })}
      </ul>
    </section>
  )
}

interface RowProps {
  record: ShownRecord
  isOnlyOfDay: boolean
  /** what is not as in the newest result of the test */
  differs: (string | false)[]
}

function Row({ record, isOnlyOfDay, differs }: RowProps) {
  const { table } = useResultsMessages()
  const { categories } = useRunMessages()
  const { locale, number } = useMessages()
  const { id, createdAt, answer, category } = record
  const { form } = useAddresses()
  const nameOf = useRecordName()
  const entered = useEnteredText()(record)
  const [now] = useState(() => new Date().toISOString())
  return (
    <li className={styles.row}>
      <time className={styles.day} dateTime={createdAt} suppressHydrationWarning>
        {isOnlyOfDay ? formatLongDay(createdAt, locale, now) : formatMoment(createdAt, locale)}
      </time>
      {category && (
        <span className={styles.category}>
          <CategoryDot category={category} /> {categories[category]}
        </span>
      )}
      <strong className={styles.answer}>{number(answer, 1)}</strong>
      <div className={styles.second}>
        <span className={styles.entered}>{[entered, ...differs].filter(Boolean).join(' · ')}</span>
        <span className={styles.actions}>
          {(['correct', 'remove'] as const).map((intent) => (
            <Link
              key={intent}
              to={form(intent, id)}
              preventScrollReset
              aria-label={table.of(table[intent], nameOf(record))}
            >
              {table[intent]}
            </Link>
          ))}
        </span>
      </div>
      <RowQuestion record={record} />
    </li>
  )
}

/** The form about this record, where the address asks for it. */
function RowQuestion({ record }: { record: ShownRecord }) {
  const { remove } = useResultsMessages()
  const nameOf = useRecordName()
  const [search] = useSearchParams()
  const refused = useActionData<Partial<RefusedCorrection>>()
  if (search.get('remove') === record.id) {
    const { title, ...rest } = remove
    return <Question intent="remove" record={record} title={title(nameOf(record))} {...rest} />
  }
  if (search.get('correct') !== record.id && refused?.id !== record.id) return null
  return (
    <Suspense>
      <Correction record={record} refused={refused?.id === record.id ? refused : {}} />
    </Suspense>
  )
}
