import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link, useActionData, useRevalidator } from 'react-router'
import { recordsPerPage } from '../../api/records.ts'
import { retestWeeks } from '../../domain/protocols/definition.ts'
import { formatMoment } from '../../i18n/format/date.ts'
import { calculatorAnchor } from '../../i18n/pages.ts'
import { ButtonLink } from '../components/links/button.tsx'
import button from '../components/links/button.module.css'
import { useMessages } from '../messages.ts'
import { useResultsUrls } from './urls.ts'
import styles from './my-results.module.css'
import type { DisplayedRecord } from './records/displayed-record.ts'
import fact from './people/progress-summary.module.css'
import { HistoryPlot } from './plot/history-plot.tsx'
import { useResultsMessages } from './messages.ts'
import type { ActionResult } from './route.ts'
import { useReloadRecords } from './records-api.ts'

/** Which of many records the page shows; takes the focus when that changes without a reload. */
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
    <p className={styles.which} tabIndex={-1} ref={line} suppressHydrationWarning>
      {before ? older(oldest!, newest!) : latest(number(recordsPerPage))}
    </p>
  )
}

/** Says how the last request went, and takes the focus, as after a reload. */
export function ActionStatus() {
  const words = useResultsMessages().done
  const answer = useActionData<Partial<ActionResult>>()
  // the list that is read again takes the answer away, but not the doubt
  const [isUnknown, setUnknown] = useState(false)
  if (answer?.done && isUnknown !== (answer.done === 'unavailable')) setUnknown(!isUnknown)
  const done = answer?.done ?? (isUnknown ? 'unavailable' : undefined)
  const line = useRef<HTMLParagraphElement>(null)
  const reread = useReloadRecords()
  useEffect(() => {
    if (answer?.done) line.current?.focus()
    if (answer?.done === 'unavailable') void reread()
    // each answer anew, also one in the same words
  }, [answer, reread])
  if (!done) return null
  const failed = ['unavailable', 'unknown', 'unremembered'].includes(done)
  return (
    <p className={failed ? styles.failed : styles.done} role="status" tabIndex={-1} ref={line} data-done={done}>
      {words[done]}
    </p>
  )
}

/** Says above the results that no more are added, once the answer to that wish no longer says so. */
export function SavingStopped() {
  const { stopped } = useResultsMessages()
  const done = useActionData<Partial<ActionResult>>()?.done
  if (done === 'stop' || done === 'stopped here') return null
  return <p className={styles.done}>{stopped.kept}</p>
}

/** The curve of an example, in place of one's own. */
export function Empty({ isSaving }: { isSaving: boolean }) {
  const { empty, stopped } = useResultsMessages()
  return (
    <section className={fact.progress}>
      <div>
        <h2>{empty.title}</h2>
        <p>{isSaving ? empty.text : stopped.none}</p>
        <p>
          <ButtonLink to="measure" hash={calculatorAnchor}>
            {empty.action}
          </ButtonLink>
        </p>
      </div>
      <HistoryPlot records={example} isExample />
    </section>
  )
}

const example = [2580, 2460, 2400].map((value, index) => ({
  ...{ id: `${value}`, value, margin: value / 10, unit: 'metres' as const },
  createdAt: new Date(Date.UTC(2026, 10, 16 - index * retestWeeks * 7, 12)).toISOString(),
}))

export function NoneOlder() {
  const { title, text } = useResultsMessages().pages.none
  return (
    <section className={styles.notice}>
      <h2>{title}</h2>
      <p>{text}</p>
      <ToLatest />
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

/** Asks for the list again. A reload, which it is without JavaScript, would lead away from here where there is no network. */
export function Unavailable() {
  const { unavailable, pending } = useResultsMessages()
  const { title, text, retry, still } = unavailable
  const { state, revalidate } = useRevalidator()
  const [hasTried, setTried] = useState(false)
  const isPending = state === 'loading'
  const link = useRef<HTMLAnchorElement>(null)
  useLayoutEffect(() => {
    const { current } = link
    return () => {
      // the list has come, and the focus would be lost with what asked for it
      if (document.activeElement === current) document.querySelector('main')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <section className={styles.notice}>
      <h2>{title}</h2>
      <p>{text}</p>
      <Link
        ref={link}
        className={button.button}
        to="."
        reloadDocument
        onClick={(event) => {
          event.preventDefault()
          if (!isPending) void revalidate().then(() => setTried(true))
        }}
      >
        {isPending ? pending : retry}
      </Link>{' '}
      <span className={styles.tried} role="status">
        {hasTried && !isPending && still}
      </span>
    </section>
  )
}
