import { lazy, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useActionData, useLoaderData, useSearchParams } from 'react-router'
import type { RunMessages } from '../../i18n/fr/calculator/run.ts'
import type { ResultsMessages } from '../../i18n/fr/progress/progress.ts'
import { CalculatorMessagesContext } from '../calculator/messages.ts'
import { changeRun } from '../last-runs.ts'
import { isSavingDisabled } from '../outbox/saving-preference.ts'
import { forgetReader, subscribeToOtherTabs } from '../outbox/withdraw.ts'
import { useAddresses } from './addresses.ts'
import { DataControls } from './data-controls.tsx'
import { LazyBoundary } from './lazy-boundary.tsx'
import { ActionStatus, Empty, NoneOlder, NotLoaded, RecordsRange, SavingStopped, Unavailable } from './notices.tsx'
import { OutboxNotice } from './outbox-notice.tsx'
import { useReread } from './use-reread.ts'
import { pruneInitials } from './people/initials.ts'
import { peopleOf, personWith } from './people/people.ts'
import { PersonTabs } from './people/person-tabs.tsx'
import { Progress } from './person/progress.tsx'
import { RecordsTable } from './records/records-table.tsx'
import { shownOf, type ShownRecord } from './records/records.ts'
import { ResultsMessagesContext } from './results-messages.ts'
import type { ActionResult, PageList, RefusedCorrection } from './route.ts'

const RecordDialog = lazy(() => import('./records/record-dialog.tsx'))

/** The visitor's own results: over time, as a table, and everything that they may do with them. */
export function MyResults({ messages, run }: { messages: ResultsMessages; run: RunMessages }) {
  const loaded = useLoaderData<PageList>()
  const answer = useActionData<Partial<ActionResult>>()
  const isErased = answer?.done === 'erase'
  // nothing is left, whether or not the list could be read since
  const list = isErased && loaded === 'unavailable' ? undefined : loaded
  const { before } = useAddresses()
  const isSaving = useSaving(list)
  const records = useMemo(() => (list && list !== 'unavailable' ? list.records.map(shownOf) : []), [list])
  const isWhole = list !== 'unavailable' && !before && !list?.next
  useEffect(() => {
    if (!isSaving || isErased) forgetReader()
    else if (isWhole) pruneInitials(records.map(({ id }) => id))
  }, [isSaving, isErased, isWhole, records])
  useMemory(records, answer?.done === 'remove' || answer?.done === 'correct')
  const reread = useReread()
  useEffect(() => subscribeToOtherTabs(() => void reread({ showsFailure: true })), [reread])
  return (
    <ResultsMessagesContext value={messages}>
      <CalculatorMessagesContext value={run}>
        <ActionStatus />
        <OutboxNotice />
        {list === 'unavailable' ? (
          <>
            <Question records={records} />
            <Unavailable />
          </>
        ) : records.length ? (
          <>
            {!isSaving && <SavingStopped />}
            <Records records={records} next={list?.next ?? null} isSaving={isSaving} />
          </>
        ) : list && before ? (
          <NoneOlder />
        ) : (
          <Empty isSaving={isSaving} />
        )}
        <DataControls saving={isSaving} hasRecords={list === 'unavailable' ? undefined : records.length > 0} />
      </CalculatorMessagesContext>
    </ResultsMessagesContext>
  )
}

/** The records of a page, newest first: one person's at a time. `next` is where the page after it begins. */
function Records({ records, next, isSaving }: { records: ShownRecord[]; next: string | null; isSaving: boolean }) {
  const { before } = useAddresses()
  const refused = useActionData<Partial<RefusedCorrection>>()
  const [search] = useSearchParams()
  const people = useMemo(() => peopleOf(records), [records])
  const namedIds = [search.get('correct'), search.get('remove'), refused?.id, search.get('person')]
  const person = personWith(people, namedIds)!
  return (
    <>
      {(before || next) && <RecordsRange records={records} />}
      {people.length > 1 && <PersonTabs people={people} shown={person} mayName={isSaving} />}
      <Question records={records} />
      <Progress person={person} isOngoing={isSaving && before === undefined} />
      <RecordsTable person={person} isOnly={people.length === 1} next={next} />
    </>
  )
}

/** The dialog about one record or all of them, where the address asks for it. */
function Question({ records }: { records: ShownRecord[] }) {
  const refused = useActionData<Partial<RefusedCorrection>>()
  const [search] = useSearchParams()
  if (!refused?.id && !search.has('correct') && !search.has('remove')) return null
  return (
    <LazyBoundary errorFallback={<NotLoaded />}>
      <RecordDialog records={records} />
    </LazyBoundary>
  )
}

/** Has the device remember runs as they are once their reader has changed or deleted them. */
function useMemory(records: ShownRecord[], isChange: boolean): void {
  const shown = useRef(records)
  useEffect(() => {
    for (const { id, test, inputs } of isChange ? shown.current : []) {
      const now = records.find((record) => record.id === id)
      if (test === 'cooper-run' && now?.inputs !== inputs) changeRun(inputs, now?.inputs as typeof inputs | undefined)
    }
    shown.current = records
  }, [records, isChange])
}

const neverChanges = () => () => {}

/** Whether neither the server nor this browser knows of a wish to stop. `useHydrated` would have parts that are loading blink. */
function useSaving(list: PageList): boolean {
  const isDisabledHere = useSyncExternalStore(neverChanges, isSavingDisabled, () => false)
  return !isDisabledHere && (!list || list === 'unavailable' || list.saving)
}
