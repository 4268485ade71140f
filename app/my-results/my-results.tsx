import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { Link, useActionData, useLoaderData, useSearchParams } from 'react-router'
import type { RecordList } from '../../api/records.ts'
import type { RunMessages } from '../../i18n/fr/calculator/run.ts'
import type { ResultsMessages } from '../../i18n/fr/my-results/my-results.ts'
import { CalculatorMessagesContext } from '../calculator/messages.ts'
import button from '../components/links/button.module.css'
import { useMessages } from '../messages.ts'
import { syncLastRuns } from '../storage/last-runs.ts'
import { isSavingDisabled } from '../storage/opt-out.ts'
import { clearReaderData } from '../storage/local-storage.ts'
import { subscribeToOtherTabs } from '../sync/revoke.ts'
import { useResultsUrls } from './urls.ts'
import { useReloadRecords } from './records-api.ts'
import { DataControls } from './data-controls.tsx'
import styles from './my-results.module.css'
import { ActionStatus, Empty, NoneOlder, RecordsRange, SavingStopped, ToLatest, Unavailable } from './notices.tsx'
import { OutboxNotice } from './notices/outbox-notice.tsx'
import { peopleOf, findPerson, pruneInitials } from './people/people.ts'
import { PersonTabs } from './people/person-tabs.tsx'
import { ProgressSummary } from './people/progress-summary.tsx'
import { HistoryPlot } from './plot/history-plot.tsx'
import { groupByProtocol, toDisplayedRecord, type DisplayedRecord } from './records/displayed-record.ts'
import { RecordRows } from './records/record-rows.tsx'
import { ResultsMessagesContext, useResultsMessages } from './messages.ts'
import type { ActionResult, PageList, RefusedCorrection } from './route.ts'

const nothing: RecordList = { saving: true, records: [], next: null }

/** The visitor's own results: how far they have come, each of them, and everything that they may do with them. */
export function MyResults({ messages, run }: { messages: ResultsMessages; run: RunMessages }) {
  const loaded = useLoaderData<PageList>()
  const answer = useActionData<Partial<ActionResult>>()
  const isErased = answer?.done === 'erase'
  // nothing is left, whether or not the list could be read since
  const list = isErased && loaded === 'unavailable' ? undefined : loaded
  const { records: saved, next, saving } = list && list !== 'unavailable' ? list : nothing
  const { before } = useResultsUrls()
  // `useHydrated` would have parts that are loading blink
  const isSaving = !useSyncExternalStore(neverChanges, isSavingDisabled, () => false) && saving
  const records = useMemo(() => saved.map(toDisplayedRecord), [saved])
  const isWhole = list !== 'unavailable' && !before && !next
  useEffect(() => {
    if (!isSaving || isErased) return clearReaderData()
    if (isWhole) pruneInitials(records.map(({ id }) => id))
    if (list && list !== 'unavailable') syncLastRuns(records, isWhole)
  }, [isSaving, isErased, isWhole, list, records])
  const reread = useReloadRecords()
  useEffect(() => subscribeToOtherTabs(() => void reread({ showsFailure: true })), [reread])
  return (
    <ResultsMessagesContext value={messages}>
      <CalculatorMessagesContext value={run}>
        <ActionStatus />
        <OutboxNotice />
        {list === 'unavailable' ? (
          <Unavailable />
        ) : records.length ? (
          <>
            {!isSaving && <SavingStopped />}
            <Records records={records} next={next} isSaving={isSaving} />
          </>
        ) : list && before ? (
          <NoneOlder />
        ) : (
          <Empty isSaving={isSaving} />
        )}
        <DataControls isSaving={isSaving} hasRecords={list === 'unavailable' ? undefined : records.length > 0} />
      </CalculatorMessagesContext>
    </ResultsMessagesContext>
  )
}

const neverChanges = () => () => {}

/** Records shown before a visitor asks for the others. */
const firstRecords = 20

/** The records of a page, newest first: one person's at a time. `next` is where the page after it begins. */
function Records({ records, next, isSaving }: { records: DisplayedRecord[]; next: string | null; isSaving: boolean }) {
  const { pages, showAll } = useResultsMessages()
  const { number } = useMessages()
  const { before, here } = useResultsUrls()
  const refused = useActionData<Partial<RefusedCorrection>>()
  const [search] = useSearchParams()
  const people = useMemo(() => peopleOf(records), [records])
  const namedIds = [search.get('correct'), search.get('remove'), refused?.id, search.get('person')]
  const person = findPerson(people, namedIds)!
  const own = person.records
  const listed = search.has('all') ? own : own.slice(0, firstRecords)
  const [latest, ...others] = groupByProtocol(own)
  return (
    <>
      {(before || next) && <RecordsRange records={records} />}
      {people.length > 1 && <PersonTabs people={people} shown={person} mayName={isSaving} />}
      <ProgressSummary records={latest!} isOngoing={isSaving && before === undefined} />
      <RecordRows records={latest!} listed={listed} />
      {others.map((shown) => (
        <section key={shown[0]!.protocol}>
          <HistoryPlot records={shown} />
          <RecordRows records={shown} listed={listed} />
        </section>
      ))}
      {(listed.length < own.length || next || before) && (
        <p className={styles.ways}>
          {listed.length < own.length && (
            <Link to={here({ all: '' })} preventScrollReset>
              {showAll(number(own.length))}
            </Link>
          )}
          {next && (
            <Link className={`${button.button} ${button.quiet}`} to={`?before=${next}`}>
              {pages.toOlder}
            </Link>
          )}
          {before && <ToLatest />}
        </p>
      )}
    </>
  )
}
