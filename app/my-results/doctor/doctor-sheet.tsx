import { useEffect } from 'react'
import { dayOf, formatDate } from '../../../i18n/format/date.ts'
import { localDay } from '../../../i18n/format/day.ts'
import { doctor as en } from '../../../i18n/en/my-results/doctor.ts'
import { doctor as fr } from '../../../i18n/fr/my-results/doctor.ts'
import { useProtocolMessages, useEntryMessages } from '../../calculator/messages.ts'
import { Button } from '../../components/links/button.tsx'
import { WideTable } from '../../figures/wide-table.tsx'
import { useMessages } from '../../messages.ts'
import { siteUrl } from '../../site-url.ts'
import { useResultsMessages } from '../messages.ts'
import type { DisplayedRecord } from '../records/displayed-record.ts'
import { useRecordTexts } from '../records/record-text.ts'
import { toDoctorRow } from './doctor-row.ts'
import styles from './doctor-sheet.module.css'

export interface DoctorSheetProps {
  /** of one person, newest first */
  records: DisplayedRecord[]
  onClose: () => void
}

/** As many results fit on one Letter page. */
const maxRows = 12

/** Renders one person's newest results on a page of its own, and opens the print dialog. */
export function DoctorSheet({ records, onClose }: DoctorSheetProps) {
  const { locale, number } = useMessages()
  const words = { fr, en }[locale]
  const protocols = useProtocolMessages()
  const shown = records.slice(0, maxRows)
  const rowOf = useRow(words)
  useEffect(() => window.print(), [])
  return (
    <section className={styles.sheet} aria-labelledby="doctor-title">
      <h2 id="doctor-title" tabIndex={-1} ref={focus}>
        {words.title}
      </h2>
      <p className={styles.name}>{words.name}</p>
      <WideTable
        caption={records.length > maxRows ? words.latest(number(maxRows)) : words.caption}
        headings={Object.values(words.headings)}
        rows={shown.map(rowOf)}
      />
      <h3>{words.methodsTitle}</h3>
      <ul>
        {[...new Set(shown.map(({ protocol }) => protocol))].map((protocol) => (
          <li key={protocol}>
            <b>{protocols[protocol].name}</b> – {words.methods[protocol]}
          </li>
        ))}
      </ul>
      <p>{words.mets}</p>
      <p>{words.estimates}</p>
      <p>{words.source(siteUrl, formatDate(localDay(new Date()), locale))}</p>
      <p className={styles.buttons}>
        <Button onClick={() => window.print()}>{words.print}</Button>{' '}
        <Button quiet onClick={onClose}>
          {words.close}
        </Button>
      </p>
    </section>
  )
}

/** Returns a function that writes a record as a row of the table. */
function useRow(words: typeof fr) {
  const { locale, number } = useMessages()
  const { table } = useResultsMessages()
  const { fields } = useEntryMessages()
  const protocols = useProtocolMessages()
  const { valueText, profileText, enteredText } = useRecordTexts()
  return (record: DisplayedRecord) => {
    const { siteValue, vo2maxOfDistanceAlone, margin, mets, restingPulse } = toDoctorRow(record)
    const entered = [enteredText(record), profileText(record)].filter(Boolean).join(' · ')
    const hasMargin = record.unit !== 'index'
    return [
      formatDate(dayOf(record.createdAt), locale),
      <>
        <b>{protocols[record.protocol].name}</b> {entered}
      </>,
      valueText(record.unit === 'index' ? 'index' : 'vo2max', siteValue),
      vo2maxOfDistanceAlone === undefined ? words.none : valueText('vo2max', vo2maxOfDistanceAlone),
      margin === 'tenth'
        ? table.tenth
        : margin !== undefined
          ? table.margin(number(margin, 1))
          : hasMargin
            ? words.unknown
            : words.none,
      mets === undefined ? words.none : number(mets, 1),
      restingPulse === undefined ? words.none : `${number(restingPulse)}${fields.units.beats}`,
    ]
  }
}

function focus(heading: HTMLHeadingElement | null) {
  heading?.focus()
}
