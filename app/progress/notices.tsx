import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Link, useActionData, useLocation, useRevalidator } from 'react-router'
import { recordsPerPage } from '../../contract/records.ts'
import { formatMoment } from '../../i18n/date.ts'
import { calculatorAnchor } from '../../i18n/pages.ts'
import { ButtonLink } from '../components/links/button-link.tsx'
import button from '../components/links/button.module.css'
import { useMessages } from '../messages.ts'
import { useAddresses } from './addresses.ts'
import styles from './my-results.module.css'
import type { ShownRecord } from './records/records.ts'
import { ToLatest } from './records/records-table.tsx'
import { useResultsMessages } from './results-messages.ts'
import type { ActionResult } from './route.ts'
import { useReread } from './use-reread.ts'

/** Which of many records the page shows; takes the focus when that changes without a reload. */
export function RecordsRange({ records }: { records: ShownRecord[] }) {
  const { before } = useAddresses()
  const { latest, older } = useResultsMessages().pages
  const { locale, number } = useMessages()
  const shown = useRef(before)
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (shown.current === before) return
    shown.current = before
    line.current?.focus({ preventScroll: true })
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
  const done = answer?.done
  const line = useRef<HTMLParagraphElement>(null)
  const reread = useReread()
  useEffect(() => {
    if (done) line.current?.focus()
    if (done === 'unavailable') void reread()
    // each answer anew, also one in the same words
  }, [answer, done, reread])
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

function Notice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={styles.notice}>
      <h2>{title}</h2>
      <p>{text}</p>
      <p>{children}</p>
    </section>
  )
}

export function Empty({ isSaving }: { isSaving: boolean }) {
  const { empty, stopped } = useResultsMessages()
  return (
    <Notice title={empty.title} text={isSaving ? empty.text : stopped.none}>
      <ButtonLink to="measure" hash={calculatorAnchor}>
        {empty.action}
      </ButtonLink>
    </Notice>
  )
}

export function NoneOlder() {
  return (
    <Notice {...useResultsMessages().pages.none}>
      <ToLatest />
    </Notice>
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
    <Notice title={title} text={text}>
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
    </Notice>
  )
}

/** In place of a dialog that cannot be loaded. */
export function NotLoaded() {
  const { unavailable } = useResultsMessages()
  const { search } = useLocation()
  return (
    <p className={styles.failed} role="alert">
      {unavailable.text}{' '}
      <Link to={search} reloadDocument>
        {unavailable.retry}
      </Link>
    </p>
  )
}
