import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { Link, useActionData, useLoaderData, useLocation, useSearchParams } from 'react-router'
import type { RecordList } from '../../api/record-operations.ts'
import type { EntryMessages } from '../../i18n/fr/calculator/entry.ts'
import type { ResultsMessages } from '../../i18n/fr/my-results/my-results.ts'
import { CalculatorMessagesContext } from '../calculator/messages.ts'
import button from '../components/links/button.module.css'
import { useMessages } from '../messages.ts'
import { syncLastRuns } from '../storage/last-runs.ts'
import { clearVisit, storeVisit } from '../storage/last-visit.ts'
import { hasOptedOut } from '../storage/opt-out.ts'
import { clearReaderData } from '../storage/local-storage.ts'
import { subscribeToOtherTabs } from '../sync/revoke.ts'
import { useResultsUrls } from './urls.ts'
import { useReloadRecords } from './records-api.ts'
import { DataControls } from './data-controls.tsx'
import styles from './my-results.module.css'
import { DoctorPrint } from './doctor/doctor-print.tsx'
import { ActionStatus } from './notices/action-status.tsx'
import { EmptyResults } from './notices/empty-results.tsx'
import { LatestLink } from './notices/latest-link.tsx'
import { NoOlderRecords } from './notices/no-older-records.tsx'
import { OutboxNotice } from './notices/outbox-notice.tsx'
import { RecordsRange } from './notices/records-range.tsx'
import { ResultsUnavailable } from './notices/results-unavailable.tsx'
import { SavingStopped } from './notices/saving-stopped.tsx'
import { peopleOf, findPerson, pruneInitials } from './people/people.ts'
import { PersonTabs } from './people/person-tabs.tsx'
import { ProgressSummary } from './people/progress-summary.tsx'
import { HistoryPlot } from './plot/history-plot.tsx'
import { groupByProtocol, toDisplayedRecord, type DisplayedRecord } from './records/displayed-record.ts'
import { RecordRows } from './records/record-rows.tsx'
import { ResultsMessagesContext, useResultsMessages } from './messages.ts'
import type { ActionResult, PageList, RefusedCorrection } from './route.ts'

const emptyList: RecordList = { saving: true, records: [], next: null }

/**
 * Renders My progress (page id `my-results`): a summary of the visitor's progress, each record, and the controls of their
 * data.
 */
export function MyResults({ messages, entryMessages }: { messages: ResultsMessages; entryMessages: EntryMessages }) {
  const loaded = useLoaderData<PageList>()
  const isErased = useActionData<Partial<ActionResult>>()?.outcome === 'erase'
  // after an erasure there are no records, even if the list could not be reloaded
  const list = isErased && loaded === 'unavailable' ? undefined : loaded
  const { records: saved, next, saving } = list && list !== 'unavailable' ? list : emptyList
  const { before } = useResultsUrls()
  // not `useHydrated`: it always renders again, which makes lazy parts flicker while they hydrate
  const isSaving = !useSyncExternalStore(neverChanges, hasOptedOut, () => false) && saving
  const records = useMemo(() => saved.map(toDisplayedRecord), [saved])
  const isComplete = list !== 'unavailable' && !before && !next
  useEffect(() => {
    if (!isSaving || isErased) return clearReaderData()
    if (isComplete) pruneInitials(records.map(({ id }) => id))
    if (list && list !== 'unavailable') syncLastRuns(records, isComplete)
  }, [isSaving, isErased, isComplete, list, records])
  const isRenderedByServer = useLocation().key === 'default'
  useEffect(() => {
    // the server counted a visit when it rendered the document
    if (isRenderedByServer && records.length && isSaving) storeVisit(new Date(performance.timeOrigin))
    if (isRenderedByServer && isComplete && !records.length) clearVisit()
  }, [isRenderedByServer, records, isSaving, isComplete])
  const reload = useReloadRecords()
  useEffect(() => subscribeToOtherTabs(() => void reload({ showsFailure: true })), [reload])
  return (
    <ResultsMessagesContext value={messages}>
      <CalculatorMessagesContext value={entryMessages}>
        <ActionStatus />
        <OutboxNotice />
        {list === 'unavailable' ? (
          <ResultsUnavailable />
        ) : records.length ? (
          <>
            {!isSaving && <SavingStopped />}
            <Records records={records} next={next} isSaving={isSaving} />
          </>
        ) : list && before ? (
          <NoOlderRecords />
        ) : (
          <EmptyResults isSaving={isSaving} />
        )}
        <DataControls isSaving={isSaving} hasRecords={list === 'unavailable' ? undefined : records.length > 0} />
      </CalculatorMessagesContext>
    </ResultsMessagesContext>
  )
}

const neverChanges = () => () => {}

/** The number of records shown until the visitor shows all. */
const firstRecords = 20

/** Renders one person's records of a page, newest first. `next` is the cursor of the page of older records. */
function Records({ records, next, isSaving }: { records: DisplayedRecord[]; next: string | null; isSaving: boolean }) {
  const { pages, showAll } = useResultsMessages()
  const { number } = useMessages()
  const { before, listUrl } = useResultsUrls()
  const refused = useActionData<Partial<RefusedCorrection>>()
  const [search] = useSearchParams()
  const people = useMemo(() => peopleOf(records), [records])
  const namedIds = [search.get('correct'), search.get('remove'), refused?.id, search.get('person')]
  const person = findPerson(people, namedIds)!
  const { records: personRecords } = person
  const listed = search.has('all') ? personRecords : personRecords.slice(0, firstRecords)
  const [latest, ...others] = groupByProtocol(personRecords)
  return (
    <>
      {(before || next) && <RecordsRange records={records} />}
      {people.length > 1 && <PersonTabs people={people} shown={person} mayName={isSaving} />}
      <ProgressSummary records={latest!} suggestsNextTest={isSaving && before === undefined} />
      <RecordRows records={latest!} listed={listed} />
      {others.map((shown) => (
        <section key={shown[0]!.protocol}>
          <HistoryPlot records={shown} />
          <RecordRows records={shown} listed={listed} />
        </section>
      ))}
      {(listed.length < personRecords.length || next || before) && (
        <p className={styles.links}>
          {listed.length < personRecords.length && (
            <Link to={listUrl({ all: '' })} preventScrollReset>
              {showAll(number(personRecords.length))}
            </Link>
          )}
          {next && (
            <Link className={`${button.button} ${button.quiet}`} to={`?before=${next}`}>
              {pages.toOlder}
            </Link>
          )}
          {before && <LatestLink />}
        </p>
      )}
      {before === undefined && <DoctorPrint records={personRecords} />}
    </>
  )
}
