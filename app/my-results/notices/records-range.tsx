import { useEffect, useRef } from 'react'
import { recordsPerPage } from '../../../api/record-operations.ts'
import { formatMoment } from '../../../i18n/format/date.ts'
import { useMessages } from '../../messages.ts'
import { useResultsMessages } from '../messages.ts'
import styles from '../my-results.module.css'
import type { DisplayedRecord } from '../records/displayed-record.ts'
import { useResultsUrls } from '../urls.ts'

/** States which of many records the page shows. Takes the focus when another page of records comes without a reload. */
export function RecordsRange({ records }: { records: DisplayedRecord[] }) {
  const { before } = useResultsUrls()
  const { latest, older } = useResultsMessages().pages
  const { locale, number } = useMessages()
  const shown = useRef(before)
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (shown.current !== before) line.current?.focus({ preventScroll: true })
    shown.current = before
  }, [before])
  const [newest, oldest] = [records[0]!, records.at(-1)!].map(({ createdAt }) => formatMoment(createdAt, locale))
  return (
    <p className={styles.range} tabIndex={-1} ref={line} suppressHydrationWarning>
      {before ? older(oldest!, newest!) : latest(number(recordsPerPage))}
    </p>
  )
}
