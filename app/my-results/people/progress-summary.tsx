import { useState } from 'react'
import { isProgress } from '../../../domain/gains.ts'
import { oneDecimal } from '../../../domain/rounding.ts'
import { dayOf, formatDate, longDayOfMoment, formatMonth } from '../../../i18n/format/date.ts'
import { calculatorAnchor } from '../../../i18n/pages.ts'
import { pathTo } from '../../../i18n/paths.ts'
import { useProtocolMessages } from '../../calculator/messages.ts'
import { calendarFile } from '../../calculator/calendar-file.ts'
import { ButtonLink } from '../../components/links/button.tsx'
import { useMessages } from '../../messages.ts'
import { siteUrl } from '../../site-url.ts'
import { goalOfProgram, nextTest, useCurrentProgram } from '../../program/current/current-program.ts'
import { useHydrated } from '../../use-hydrated.ts'
import { HistoryPlot } from '../plot/history-plot.tsx'
import { useRecordTexts } from '../records/record-text.ts'
import type { DisplayedRecord } from '../records/displayed-record.ts'
import { useResultsMessages } from '../messages.ts'
import { GoalLine } from './goal-line.tsx'
import styles from './progress-summary.module.css'

interface ProgressSummaryProps {
  /** of one person and one protocol, newest first */
  records: DisplayedRecord[]
  /** whether to suggest the next test: not on a page of older records, nor after an opt-out */
  suggestsNextTest: boolean
}

/** Renders the change in a person's latest protocol, the date of their next test, and a plot. */
export function ProgressSummary({ records, suggestsNextTest }: ProgressSummaryProps) {
  const [opened] = useState(() => new Date().toISOString())
  const [latest] = records as [DisplayedRecord]
  // while hydrating, uses the time that the server used, which no device's clock changes
  const now = useHydrated() ? opened : latest.createdAt
  const { fact, remark } = useChangeText(records)
  const program = useCurrentProgram(latest.anyInputs)
  const next = nextTest(latest.protocol, program, dayOf(latest.createdAt))
  const runs = records.flatMap(({ protocol, inputs, createdAt }) =>
    protocol === 'cooper-run' ? [{ run: inputs, day: dayOf(createdAt) }] : [],
  )
  const goal = runs.length ? goalOfProgram(program, runs) : undefined
  return (
    <section className={styles.progress}>
      <div>
        {goal && <GoalLine goal={goal} />}
        <h2 suppressHydrationWarning>{fact}</h2>
        <p>{remark}</p>
        {suggestsNextTest && <NextTest latest={latest} day={next} now={now} />}
      </div>
      <HistoryPlot
        records={records}
        next={suggestsNextTest && next > dayOf(now) ? next : undefined}
        goal={goal?.distance}
      />
    </section>
  )
}

/** Returns two sentences: the change, and what it means. */
function useChangeText(records: DisplayedRecord[]): { fact: string; remark: string } {
  const { change: words } = useResultsMessages()
  const { locale } = useMessages()
  const { valueText } = useRecordTexts()
  const [latest] = records as [DisplayedRecord]
  const { unit, value, createdAt: latestAt } = latest
  const change = changeOf(records)
  if (!change)
    return {
      fact: words.first(valueText(unit, value), longDayOfMoment(latestAt, locale, latestAt)),
      remark: words.only,
    }
  const { by, since } = change
  const [day, today] = [dayOf(since), dayOf(latestAt)]
  const when =
    day === today
      ? words.today
      : day.slice(0, 7) === today.slice(0, 7)
        ? words.day(longDayOfMoment(since, locale, latestAt))
        : words.month(formatMonth(since, locale, latestAt))
  const amount = valueText(unit, Math.abs(by))
  const fact = by === 0 ? words.same(when) : by > 0 ? words.more(amount, when) : words.less(amount, when)
  const { varies, gains, progress } = words.remarks[unit]
  const isGain = unit === 'index' ? by < 0 : by > 0
  return { fact, remark: hasProgressed(records) ? progress : isGain ? gains : varies }
}

/**
 * Shows when to test again, with a calendar file that works without JavaScript. `day` is a date and `now` a time, in
 * ISO 8601.
 */
function NextTest({ latest, day, now }: { latest: DisplayedRecord; day: string; now: string }) {
  const { next: words } = useResultsMessages()
  const { again } = useProtocolMessages()[latest.protocol]
  const { locale } = useMessages()
  const { valueText } = useRecordTexts()
  const { id, createdAt, unit, value } = latest
  const isUpcoming = day > dayOf(now)
  const event = {
    // importing the file again replaces the event
    id: `${id}@vo2max`,
    day,
    title: again,
    text: words.last(valueText(unit, value), formatDate(dayOf(createdAt), locale)),
    url: siteUrl + pathTo('my-results', locale),
  }
  const file = calendarFile([event], { language: locale, now: new Date(createdAt) })
  return (
    <>
      <p className={styles.quiet} suppressHydrationWarning>
        {isUpcoming ? words.around(longDayOfMoment(`${day}T12:00:00Z`, locale, now)) : words.now}
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

/** Whether the last results of different days show progress. A lower index is a better one. */
export function hasProgressed(records: DisplayedRecord[]): boolean {
  const daily = records.filter(({ createdAt }, index) => {
    const newer = records[index - 1]
    return !newer || dayOf(newer.createdAt) !== dayOf(createdAt)
  })
  return isProgress(daily.reverse().map(({ unit, value }) => (unit === 'index' ? -value : value)))
}

/**
 * Returns the change from the oldest to the newest result, in their unit with one decimal; undefined for a single
 * result. Takes one person's records of one protocol, newest first.
 */
export function changeOf(records: DisplayedRecord[]) {
  const [latest, ...earlier] = records
  const first = earlier.at(-1)
  return latest && first && { by: oneDecimal(latest.value - first.value), since: first.createdAt }
}
