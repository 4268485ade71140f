import { Link } from 'react-router'
import { dayOf, longDayOfMoment, formatMoment } from '../../../i18n/format/date.ts'
import { useEntryMessages, useProtocolMessages } from '../../calculator/messages.ts'
import { CategoryDot } from '../../components/graphics/category-dot.tsx'
import { useMessages } from '../../messages.ts'
import { useResultsUrls } from '../urls.ts'
import { useResultsMessages } from '../messages.ts'
import { RecordDialog } from './record-dialog.tsx'
import { useRecordTexts } from './record-text.ts'
import styles from './records.module.css'
import type { DisplayedRecord } from './displayed-record.ts'

/**
 * Lists the `listed` ones of `records` (one person, one protocol), newest first. Unit, margin and profile are in the
 * heading. A row has its own margin or profile only if it differs.
 */
export function RecordRows({ records, listed }: { records: DisplayedRecord[]; listed: DisplayedRecord[] }) {
  const protocols = useProtocolMessages()
  const { table } = useResultsMessages()
  const { number } = useMessages()
  const { profileText } = useRecordTexts()
  const [latest] = records as [DisplayedRecord]
  const { unit, margin } = records.find((record) => record.margin !== null) ?? latest
  const marginText = margin !== null && (unit === 'metres' ? table.tenth : table.margin(number(margin, 1)))
  const unitText = unit === 'index' ? table.index : 'ml/kg/min'
  const profile = profileText(latest)
  const differences = (record: DisplayedRecord) => [
    unit !== 'metres' && record.margin !== null && record.margin !== margin && table.margin(number(record.margin, 1)),
    profileText(record) !== profile && profileText(record),
  ]
  const days = records.map(({ createdAt }) => dayOf(createdAt))
  return (
    <section>
      <h3 className={styles.head}>
        {[protocols[latest.protocol].name, marginText ? `${unitText}, ${marginText}` : unitText, profile]
          .filter(Boolean)
          .join(' · ')}
      </h3>
      <ul className={styles.rows}>
        {records.map((record, index) => {
          if (!listed.includes(record)) return null
          return (
            <RecordRow
              key={record.id}
              record={record}
              isOnlyOfDay={days.indexOf(days[index]!) === days.lastIndexOf(days[index]!)}
              differences={differences(record)}
            />
          )
        })}
      </ul>
    </section>
  )
}

/** Renders a result. `differences` are its margin and profile, where they differ from those in the heading. */
function RecordRow(props: { record: DisplayedRecord; isOnlyOfDay: boolean; differences: (string | false)[] }) {
  const { record, isOnlyOfDay, differences } = props
  const { table } = useResultsMessages()
  const { categories } = useEntryMessages()
  const { locale, number } = useMessages()
  const { id, createdAt, siteValue, category } = record
  const { recordFormUrl } = useResultsUrls()
  const { nameOf, enteredText } = useRecordTexts()
  return (
    <li className={styles.row}>
      <time className={styles.day} dateTime={createdAt} suppressHydrationWarning>
        {isOnlyOfDay ? longDayOfMoment(createdAt, locale) : formatMoment(createdAt, locale)}
      </time>
      {category && (
        <span className={styles.category}>
          <CategoryDot category={category} /> {categories[category]}
        </span>
      )}
      <strong className={styles.siteValue}>{number(siteValue, 1)}</strong>
      <div className={styles.second}>
        <span className={styles.entered}>{[enteredText(record), ...differences].filter(Boolean).join(' · ')}</span>
        <span className={styles.actions}>
          {(['correct', 'remove'] as const).map((intent) => (
            <Link
              key={intent}
              to={recordFormUrl(intent, id)}
              preventScrollReset
              aria-label={table.of(table[intent], nameOf(record))}
            >
              {table[intent]}
            </Link>
          ))}
        </span>
      </div>
      <RecordDialog record={record} />
    </li>
  )
}
