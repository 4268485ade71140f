import { useState } from 'react'
import { retestWeeks } from '../../../domain/protocols/definition.ts'
import { oneDecimal } from '../../../domain/rounding.ts'
import { dayOf, formatDate, formatLongDay, formatMonth } from '../../../i18n/format/date.ts'
import { dateAfter } from '../../../i18n/format/day.ts'
import { calculatorAnchor } from '../../../i18n/pages.ts'
import { pathTo } from '../../../i18n/paths.ts'
import { useProtocolWords } from '../../calculator/messages.ts'
import { calendarFile } from '../../calculator/calendar-file.ts'
import { ButtonLink } from '../../components/links/button.tsx'
import { useMessages } from '../../messages.ts'
import { siteUrl } from '../../site-url.ts'
import { useHydrated } from '../../use-hydrated.ts'
import { HistoryPlot } from '../plot/history-plot.tsx'
import { useRecordTexts } from '../records/record-text.ts'
import type { DisplayedRecord } from '../records/displayed-record.ts'
import { useResultsMessages } from '../messages.ts'
import styles from './progress-summary.module.css'

interface ProgressSummaryProps {
  /** one person's of one protocol, newest first */
  records: DisplayedRecord[]
  /** whether to suggest the next test: not on a page of older records, nor after an opt-out */
  suggestsNextTest: boolean
}

/** Renders the change in a person's latest protocol, the date of their next test, and a plot. */
export function ProgressSummary({ records, suggestsNextTest }: ProgressSummaryProps) {
  const [opened] = useState(() => new Date().toISOString())
  const [latest] = records as [DisplayedRecord]
  // while hydrating, a time that does not depend on the device's clock, as on the server
  const now = useHydrated() ? opened : latest.createdAt
  const next = nextTestAfter(latest.createdAt)
  const { fact, within } = useChangeText(records)
  return (
    <section className={styles.progress}>
      <div>
        <h2 suppressHydrationWarning>{fact}</h2>
        <p>{within}</p>
        {suggestsNextTest && <NextTest latest={latest} day={next} now={now} />}
      </div>
      <HistoryPlot records={records} next={suggestsNextTest && next > dayOf(now) ? next : undefined} />
    </section>
  )
}

/** Returns the change as a sentence, and another on whether it exceeds its margin. */
function useChangeText(records: DisplayedRecord[]): { fact: string; within: string } {
  const { change: words } = useResultsMessages()
  const { locale, number } = useMessages()
  const { valueText } = useRecordTexts()
  const [latest] = records as [DisplayedRecord]
  const { unit, value, createdAt: now } = latest
  const change = changeOf(records)
  if (!change) return { fact: words.first(valueText(unit, value), formatLongDay(now, locale, now)), within: words.only }
  const { by, since, margin } = change
  const [day, today] = [dayOf(since), dayOf(now)]
  const when =
    day === today
      ? words.today
      : day.slice(0, 7) === today.slice(0, 7)
        ? words.day(formatLongDay(since, locale, now))
        : words.month(formatMonth(since, locale, now))
  const amount = valueText(unit, Math.abs(by))
  const fact = by === 0 ? words.same(when) : by > 0 ? words.more(amount, when) : words.less(amount, when)
  if (margin === null) return { fact, within: words.unknown }
  const text = unit === 'metres' ? words.tenth : words.margin(number(margin, 1))
  return { fact, within: Math.abs(by) <= margin ? words.within(text) : words.beyond(text) }
}

/**
 * Shows when to test again, with a calendar file that works without JavaScript. `day` is a date and `now` a time, in
 * ISO 8601.
 */
function NextTest({ latest, day, now }: { latest: DisplayedRecord; day: string; now: string }) {
  const { next: words } = useResultsMessages()
  const { again } = useProtocolWords()[latest.protocol]
  const { locale } = useMessages()
  const { valueText } = useRecordTexts()
  const { id, createdAt, unit, value } = latest
  const isUpcoming = day > dayOf(now)
  const event = {
    // an import of the same file replaces the event
    id: `${id}@vo2max`,
    day,
    title: again,
    text: words.last(valueText(unit, value), formatDate(dayOf(createdAt), locale)),
    url: siteUrl + pathTo('progress', locale),
  }
  const file = calendarFile([event], { language: locale, now: new Date(createdAt) })
  return (
    <>
      <p className={styles.quiet} suppressHydrationWarning>
        {isUpcoming ? words.around(formatLongDay(`${day}T12:00:00Z`, locale, now)) : words.now}
      </p>
      <p className={styles.links}>
        <ButtonLink to="measure" hash={calculatorAnchor}>
          {words.enter}
        </ButtonLink>
        {isUpcoming && (
          <a href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`} download={`${again}.ics`}>
            {words.add}
          </a>
        )}
      </p>
    </>
  )
}

/** Returns the date of the next test, ISO 8601: four weeks after a result, by the calendar of Montréal. */
export const nextTestAfter = (createdAt: string) => dateAfter(dayOf(createdAt), retestWeeks * 7)

/**
 * Returns the change from the oldest to the newest result, in their unit with one decimal; undefined for a single
 * result. Takes one person's records of one protocol, newest first.
 *
 * The margin is the root of the sum of both squared margins, as for independent errors (JCGM 100:2008, 5.1.2). It is
 * null if either is unknown.
 */
export function changeOf(records: DisplayedRecord[]) {
  const [latest, ...earlier] = records
  const first = earlier.at(-1)
  if (!latest || !first) return undefined
  const by = oneDecimal(latest.value - first.value)
  const margin =
    latest.margin === null || first.margin === null ? null : oneDecimal(Math.hypot(latest.margin, first.margin))
  return { by, since: first.createdAt, margin }
}
