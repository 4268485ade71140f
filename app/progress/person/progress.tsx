import { useState } from 'react'
import { formatDate, formatLongDay, dayOf } from '../../../i18n/date.ts'
import { calculatorAnchor } from '../../../i18n/pages.ts'
import { pathTo } from '../../../i18n/paths.ts'
import { calendarFile } from '../../calculator/reminder/calendar-file.ts'
import { useTestWords } from '../../calculator/messages.ts'
import button from '../../components/links/button.module.css'
import { ButtonLink } from '../../components/links/button-link.tsx'
import { PageLink } from '../../components/links/page-link.tsx'
import { useMessages } from '../../messages.ts'
import { siteUrl } from '../../site-url.ts'
import { LazyBoundary } from '../lazy-boundary.tsx'
import type { Person } from '../people/people.ts'
import { HistoryPlot } from '../plot/history-plot.tsx'
import type { ShownRecord } from '../records/records.ts'
import { useResultsMessages } from '../results-messages.ts'
import { Latest } from './latest.tsx'
import styles from './person.module.css'

const fourWeeks = 28 * 24 * 60 * 60 * 1000

/**
 * Where one person is: their latest result, how far they have come, when to test again, and the way there as a plot. The
 * next test is not added to a page of older results, nor where no more are kept: these are not `isOngoing`.
 */
export function Progress({ person: { records }, isOngoing }: { person: Person; isOngoing: boolean }) {
  const [now] = useState(() => new Date().toISOString())
  const next = nextTestAfter(records[0]!.createdAt)
  return (
    <section className={styles.progress}>
      <div>
        <Latest records={records} isOngoing={isOngoing} />
        {isOngoing && <NextTest latest={records[0]!} day={next} now={now} />}
      </div>
      {records.some(({ vo2max }) => vo2max !== null) && (
        <LazyBoundary>
          <HistoryPlot records={records} next={isOngoing && next > dayOf(now) ? next : undefined} />
        </LazyBoundary>
      )}
    </section>
  )
}

/** When to test again, the day and now in ISO 8601, as a file for the calendar too; it works without a script. */
function NextTest({ latest, day, now }: { latest: ShownRecord; day: string; now: string }) {
  const { next: words } = useResultsMessages()
  const { again } = useTestWords()[latest.test]
  const { locale, number } = useMessages()
  const { id, createdAt, vo2max, index } = latest
  const isToCome = day > dayOf(now)
  const Enter = isToCome ? PageLink : ButtonLink
  const event = {
    // the same file again is the same event
    id: `${id}@vo2max`,
    day,
    title: again,
    text: words.last(
      number((vo2max ?? index)!, 1) + (vo2max === null ? '' : '\u00a0ml/kg/min'),
      formatDate(dayOf(createdAt), locale),
    ),
    url: siteUrl + pathTo('progress', locale),
  }
  const file = calendarFile([event], { language: locale, now: new Date(createdAt) })
  return (
    <div className={styles.next}>
      <p suppressHydrationWarning>
        {words.title}{' '}
        <strong>{isToCome ? words.around(formatLongDay(`${day}T12:00:00Z`, locale, now)) : words.now}</strong>
      </p>
      <div className={styles.ways}>
        {isToCome && (
          <a
            className={button.button}
            href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
            download={`${again}.ics`}
          >
            {words.add}
          </a>
        )}
        <Enter to="measure" hash={calculatorAnchor}>
          {words.enter}
        </Enter>
      </div>
    </div>
  )
}

/** The day of the next test, four weeks after a result: the same day of the week, ISO 8601, at Montréal. */
export function nextTestAfter(createdAt: string): string {
  return new Date(Date.parse(dayOf(createdAt)) + fourWeeks).toISOString().slice(0, 10)
}
