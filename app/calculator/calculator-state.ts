import { useActionData, useLocation } from 'react-router'
import type { FieldError } from '../../contract/field-error.ts'
import { recordOf } from '../../contract/record.ts'
import { testNames, tests, type TestEntry, type TestName } from '../../domain/tests/registry.ts'
import { pageAt } from '../../i18n/paths.ts'
import { createStore } from '../external-store.ts'
import { rememberRun } from '../last-runs.ts'
import { localDay } from '../../i18n/day.ts'
import { newSaveKey, saveRecord } from '../outbox/save-record.ts'
import type { SaveStatus } from '../outbox/outbox.ts'
import type { ParsedEntry } from './form/parse-entry.ts'

/** What a page shows of a test. */
export interface TestState {
  /** what was sent, and what it made; undefined until then */
  values?: ParsedEntry['values']
  entry?: TestEntry | undefined
  errors?: FieldError[]
  saveKey?: string | undefined
  /** of the entry's saving */
  status?: SaveStatus | 'pending' | 'retrying' | undefined
}

const empty: TestState = {}

export const isBusy = (status: TestState['status']) => status === 'pending' || status === 'retrying'

/** By page and test. */
const useStates = storeByPlace<TestState>()

/**
 * The state of a test on the page, whatever the page's language, and what may be done with it. It lives as long as the
 * document: the page in the other language shows the same, and so does a way back.
 */
export function useTestState(test: TestName) {
  const { value: state = empty, get, set } = useStates(test)
  const now = () => get() ?? empty
  const change = (change: TestState) => set({ ...now(), ...change })

  /** What was not saved of the same entry is tried again, under its key. */
  function show({ values, entry, errors = [] }: ParsedEntry) {
    const { status, entry: last } = now()
    const isAgain =
      status && status !== 'saved' && status !== 'stopped' && JSON.stringify(entry) === JSON.stringify(last)
    // beside a form with errors a saved run stays
    const isLastKept = !entry && tests[test].saved === 'always'
    change({
      values,
      errors,
      ...(!isLastKept && { entry }),
      ...(!isLastKept && !isAgain && { saveKey: undefined, status: undefined }),
    })
    if (entry?.test === 'cooper-run') rememberRun(entry.inputs, localDay(new Date()))
  }

  /** What becomes of it is said only while the entry saved under that key is still on show. */
  function save(entry: TestEntry, status: 'pending' | 'retrying' = 'pending') {
    const record = recordOf(entry)
    if (!record) return
    const { saveKey: lastKey, status: last } = now()
    const saveKey = (last === 'withdrawn' ? undefined : lastKey) ?? newSaveKey()
    change({ saveKey, status })
    const end = (status: SaveStatus) => {
      if (!saveKey || now().saveKey === saveKey) change({ status })
    }
    void saveRecord(record, saveKey, end).then(end)
  }

  return { state, change, show, save }
}

/** By page: the test that was opened last, and whether it still is. */
const useOpened = storeByPlace<{ test: TestName; isOpen: boolean }>()

/** The test that is open on the page, the first one to begin with. Without JavaScript it is the one that was posted. */
export function useOpenTest() {
  const { value: chosen, get, set } = useOpened()
  const first = { test: usePostedAnswer()?.test ?? testNames[0]!, isOpen: true }
  const { test: shown, isOpen } = chosen ?? first
  return {
    /** its answer stays when it is closed */
    shown,
    opened: isOpen ? shown : undefined,
    isChosen: chosen !== undefined,
    toggle(test: TestName, isOpen: boolean) {
      const { test: last } = get() ?? first
      if (isOpen || last === test) set({ test, isOpen })
    },
  }
}

/** Answer to a form that was sent without JavaScript: what was sent, and what became of it where it was to be saved. */
export interface PostedAnswer extends ParsedEntry {
  test: TestName
  status?: SaveStatus
}

/** The answer to the test that was posted to this page, if it was this one, or any. */
export function usePostedAnswer(test?: TestName): PostedAnswer | undefined {
  const answer = useActionData<PostedAnswer>()
  return answer && (!test || answer.test === test) ? answer : undefined
}

/** What the page shows of a test: what was worked out here, or else what the server has answered. */
export function useShownEntry(test: TestName) {
  const posted = usePostedAnswer(test)
  const { state } = useTestState(test)
  const { entry, status } = state.values || !posted ? state : posted
  return { entry, status, isPosted: entry === posted?.entry }
}

/** Whether an address, even a damaged one, was made to carry a result. */
export const isSharedHash = (hash: string) => hash.startsWith('#vo2max=')

/** By page: the fragment of a shared address that was opened there. */
export const useSharedHash = storeByPlace<string>()

/** A value for each page, whatever its language, and each test. */
export function storeByPlace<Value>() {
  const store = createStore<Partial<Record<string, Value>>>({})
  return function useValue(test = '') {
    const place = `${pageAt(useLocation().pathname)} ${test}`
    return {
      value: store.use()[place],
      get: () => store.get()[place],
      set: (value: Value) => store.set({ ...store.get(), [place]: value }),
    }
  }
}
