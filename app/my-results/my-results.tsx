import { useEffect, useEffectEvent, useRef } from 'react'
import { Link, useActionData, useLoaderData, useSearchParams } from 'react-router'
import { exportPaths, type RecordPage } from '#contract/records.ts'
import { calculatorAnchor } from '#i18n/paths.ts'
import { useForgetTypedTexts } from '../fields/typed-texts.tsx'
import { readLastRun, removeLastRun } from '../last-run.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { useAcceptsCookies } from '../use-accepts-cookies.ts'
import { useBrowserValue } from '../use-hydrated.ts'
import { useMessages } from '../use-messages.ts'
import { ActionForm } from './action-form.tsx'
import { ProgressChart } from './progress-chart.tsx'
import { RecordList } from './record-list.tsx'
import type { ActionResult } from './route.ts'
import { allRecordsValue, anchors, cursorIn, useStateUrlBuilder } from './urls.ts'
import styles from './my-results.module.css'

/** Renders My progress: the visitor's saved runs, their curve, and what the visitor may do with them. */
export function MyResults() {
  const page = useLoaderData<RecordPage | null>()
  return (
    <>
      <ActionMessage />
      {page ? <Results {...page} /> : <Unavailable />}
    </>
  )
}

/** Replaces the page if its data cannot be fetched, as without a network. */
export function ErrorBoundary() {
  return (
    <>
      <h1>{useMessages().pageNames['my-results']}</h1>
      <Unavailable />
    </>
  )
}

function Results({ records, nextCursor }: RecordPage) {
  const { list } = useMessages().myResults
  const isOlderPage = cursorIn(useSearchParams()[0]) !== undefined
  if (!records.length && !isOlderPage) return <Empty />
  return (
    <>
      {records.length > 1 && <ProgressChart records={records} />}
      <section id={anchors.list}>
        <h2>{list.title}</h2>
        {records.length ? <RecordList records={records} /> : <p>{list.noOlder}</p>}
        <p className={`screen-only ${styles.links}`}>
          {nextCursor && <Link to={`?before=${nextCursor}#${anchors.list}`}>{list.older}</Link>}
          {isOlderPage && <Link to={`?#${anchors.list}`}>{list.newest}</Link>}
        </p>
      </section>
      <YourData hasRecords />
    </>
  )
}

function Empty() {
  const { empty } = useMessages().myResults
  const acceptsCookies = useAcceptsCookies()
  const hasLastRun = useBrowserValue(() => readLastRun() !== undefined, false)
  const areDeleted = useActionData<ActionResult>()?.status === 'allDeleted'
  return (
    <>
      <Callout>
        <h2>{empty.title}</h2>
        <p>{acceptsCookies ? empty.text : empty.noCookies}</p>
        <ButtonLink to="measure" hash={calculatorAnchor}>
          {empty.action}
        </ButtonLink>
      </Callout>
      {hasLastRun && !areDeleted && <YourData hasRecords={false} />}
    </>
  )
}

/** Renders the links that download and delete everything. */
function YourData({ hasRecords }: { hasRecords: boolean }) {
  const { locale, pageNames, myResults } = useMessages()
  const [search] = useSearchParams()
  const stateUrl = useStateUrlBuilder()
  return (
    <section className={styles.data} id={anchors.data} aria-label={myResults.data}>
      <p className={`screen-only ${styles.links}`}>
        {hasRecords && (
          <>
            <a href={`${exportPaths.csv}?lang=${locale}`} download>
              {myResults.csv}
            </a>
            <a href={exportPaths.json} download>
              {myResults.json}
            </a>
          </>
        )}
        <Link to={stateUrl(anchors.form, { delete: allRecordsValue })} preventScrollReset>
          {myResults.deleteAll.link}
        </Link>
      </p>
      {search.get('delete') === allRecordsValue && (
        <ActionForm intent="deleteAll" {...myResults.deleteAll} cancelTo={anchors.data} />
      )}
      <p className="muted">
        {myResults.retentionNote} <PageLink to="privacy">{pageNames.privacy}</PageLink>
      </p>
    </section>
  )
}

function Unavailable() {
  const { unavailable } = useMessages().myResults
  return (
    <Callout>
      <h2>{unavailable.title}</h2>
      <p>{unavailable.text}</p>
      <ButtonLink to="my-results">{unavailable.retry}</ButtonLink>
    </Callout>
  )
}

/** Says how the visitor's last action ended, and takes the focus. */
function ActionMessage() {
  const { statuses } = useMessages().myResults
  const result = useActionData<ActionResult>()
  const callout = useRef<HTMLDivElement>(null)
  useEffect(() => callout.current?.focus(), [result])
  const forgetTypedTexts = useEffectEvent(useForgetTypedTexts())
  // the storage of the device; not in a handler, because the form may have been posted before hydration
  useEffect(() => {
    if (result?.status !== 'allDeleted') return
    removeLastRun()
    forgetTypedTexts()
  }, [result])
  if (!result || result.status === 'refused') return null
  const isDone = result.status !== 'failed' && result.status !== 'missing'
  return (
    <Callout caution={!isDone} role="status" tabIndex={-1} ref={callout}>
      {statuses[result.status]}
    </Callout>
  )
}
