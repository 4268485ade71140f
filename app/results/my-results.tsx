import { lazy, Suspense, useEffect, useMemo, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { Link, useActionData, useLoaderData } from 'react-router'
import type { CalculatorMessages } from '../../i18n/calculator.fr.ts'
import { recordsLimit } from '../../contract/records.ts'
import { formatMoment } from '../../i18n/date.ts'
import { calculatorAnchor } from '../../i18n/pages.ts'
import type { FieldTestMessages } from '../../i18n/field-tests.fr.ts'
import type { ResultsMessages } from '../../i18n/results.fr.ts'
import { CalculatorMessagesContext } from '../calculator/messages.ts'
import { ButtonLink } from '../components/links/button-link.tsx'
import button from '../components/links/button.module.css'
import { isSavingStopped } from '../data/saving-preference.ts'
import { useMessages } from '../messages.ts'
import { useCursor } from './addresses.ts'
import { FieldTestMessagesContext } from './field-test-messages.ts'
import styles from './my-results.module.css'
import { PlotBoundary } from './plot-boundary.tsx'
import { RecordDialog } from './record-dialog.tsx'
import { recordsOf, shownOf, type Saved } from './records.ts'
import { RecordsTable, ToLatest } from './records-table.tsx'
import { ResultsMessagesContext, useResultsMessages } from './results-messages.ts'
import type { PageList, RefusedCorrection, Told } from './route.ts'
import { DataControls } from './data-controls.tsx'

/** Its libraries wait: a first visit has the plot as HTML. */
const HistoryPlot = lazy(() => import('./history-plot.tsx'))

interface MyResultsProps {
  messages: ResultsMessages
  calculator: CalculatorMessages
  fieldTests: FieldTestMessages
}

/** The visitor's own results: over time, as a table, and everything that they may do with them. */
export function MyResults({ messages, calculator, fieldTests }: MyResultsProps) {
  const list = useLoaderData<PageList>()
  const before = useCursor()
  const isSaving = useSaving(list)
  const records = useMemo(() => (list && list !== 'unavailable' ? recordsOf(list) : []), [list])
  return (
    <ResultsMessagesContext value={messages}>
      <CalculatorMessagesContext value={calculator}>
        <FieldTestMessagesContext value={fieldTests}>
          <WhatWasDone />
          {list === 'unavailable' ? (
            <Unavailable />
          ) : (
            <>
              {records.length ? (
                <Records records={records} before={before} next={list?.next ?? null} />
              ) : list && before ? (
                <NoneOlder />
              ) : (
                <Empty />
              )}
              <DataControls saving={isSaving} hasRecords={records.length > 0} />
            </>
          )}
        </FieldTestMessagesContext>
      </CalculatorMessagesContext>
    </ResultsMessagesContext>
  )
}

interface RecordsProps {
  /** newest first, of one page */
  records: Saved[]
  /** after which record the page begins; undefined on the page of the newest */
  before: string | undefined
  /** where the page after it begins */
  next: string | null
}

function Records({ records, before, next }: RecordsProps) {
  const answer = useActionData<RefusedCorrection | Told>()
  const refused = answer && 'id' in answer ? answer : undefined
  const shown = useMemo(() => records.map(shownOf), [records])
  return (
    <>
      {(before || next) && <WhichRecords records={records} before={before} />}
      <RecordDialog records={records} refused={refused} />
      {shown.some(({ vo2max }) => vo2max !== null) && (
        <PlotBoundary>
          <Suspense fallback={<div className={styles.plotRoom} />}>
            <HistoryPlot records={shown} isOlder={before !== undefined} />
          </Suspense>
        </PlotBoundary>
      )}
      <RecordsTable records={records} next={next} />
    </>
  )
}

/** Which of many records plot and table show; it takes the focus where the page turns without a reload. */
function WhichRecords({ records, before }: Omit<RecordsProps, 'next'>) {
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
      {before ? older(oldest!, newest!) : latest(number(recordsLimit))}
    </p>
  )
}

/** Tells how the last request went, and takes the focus there, where a reload would begin. */
function WhatWasDone() {
  const words = useResultsMessages().done
  const answer = useActionData<RefusedCorrection | Told>()
  const done = answer && 'done' in answer ? answer.done : undefined
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (done) line.current?.focus()
    // each answer anew, also one in the same words
  }, [answer, done])
  if (!done) return null
  const failed = done === 'unavailable' || done === 'unknown' || done === 'unremembered'
  return (
    <p className={failed ? styles.failed : styles.done} role="status" tabIndex={-1} ref={line}>
      {words[done]}
    </p>
  )
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

function Empty() {
  const { title, text, action } = useResultsMessages().empty
  return (
    <Notice title={title} text={text}>
      <ButtonLink to="measure" hash={calculatorAnchor}>
        {action}
      </ButtonLink>
    </Notice>
  )
}

function NoneOlder() {
  const { title, text } = useResultsMessages().pages.none
  return (
    <Notice title={title} text={text}>
      <ToLatest />
    </Notice>
  )
}

function Unavailable() {
  const { title, text, retry } = useResultsMessages().unavailable
  return (
    <Notice title={title} text={text}>
      <Link className={button.button} to="." reloadDocument>
        {retry}
      </Link>
    </Notice>
  )
}

const neverChanges = () => () => {}

/** Whether runs are saved: the server says so of who it knows, this browser of who it does not. */
function useSaving(list: PageList): boolean {
  const stoppedHere = useSyncExternalStore(neverChanges, isSavingStopped, () => false)
  return list && list !== 'unavailable' ? list.saving : !stoppedHere
}
