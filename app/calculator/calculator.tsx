import { useEffect, useReducer, type ReactNode } from 'react'
import { useActionData, useLocation } from 'react-router'
import { tests, type TestEntry, type TestName } from '../../domain/tests/registry.ts'
import type { CalculatorMessages } from '../../i18n/fr/calculator/calculator.ts'
import { localDay } from '../../i18n/day.ts'
import { calculatorAnchor, type PageId } from '../../i18n/pages.ts'
import { pageAt } from '../../i18n/paths.ts'
import { Band } from '../components/page/parts.tsx'
import { rememberRun } from '../last-runs.ts'
import { watchSaves } from '../outbox/outbox.ts'
import { newSaveKey, saveEntry } from '../outbox/save-entry.ts'
import styles from './calculator.module.css'
import { CalculatorContext } from './calculator-context.ts'
import {
  firstState,
  isTriedAgain,
  reduceCalculator,
  type CalculatorState,
  type PostedAnswer,
} from './calculator-state.ts'
import type { ParsedEntry } from './form/parse-entry.ts'
import { CalculatorMessagesContext } from './messages.ts'
import './result/result.print.css'
import { Shared } from './sharing/shared.tsx'
import { TestList } from './test-list.tsx'

interface CalculatorProps {
  messages: CalculatorMessages
  /** what follows the card on the page, and shows its answer too */
  children?: ReactNode
}

/** The calculator of the home and measure pages: every test, opened in place, and the answer beside it. */
export function Calculator({ messages, children }: CalculatorProps) {
  return (
    <CalculatorMessagesContext value={messages}>
      <CalculatorContext value={useCalculatorOfPage()}>
        <Band id={calculatorAnchor} tone="wash">
          <Shared />
          <h2 className={styles.title}>{messages.form.title}</h2>
          <TestList />
        </Band>
        {children}
      </CalculatorContext>
    </CalculatorMessagesContext>
  )
}

/**
 * What each page showed last, and whom its forms asked of, for as long as the document lives: the page in the other language
 * shows the same, and so does a way back. Only effects write here, which the server does not run.
 */
const kept = { person: {}, pages: new Map<PageId | undefined, CalculatorState>() }

/** The state of the page's calculator, and what may be done with it. */
function useCalculatorOfPage() {
  const page = pageAt(useLocation().pathname)
  const posted = useActionData<PostedAnswer>()
  const [state, dispatch] = useReducer(reduceCalculator, undefined, () => {
    const first = kept.pages.get(page) ?? firstState(posted)
    return { ...first, person: { ...first.person, ...kept.person } }
  })
  useEffect(() => {
    kept.person = state.person
    kept.pages.set(page, state)
  }, [page, state])
  useEffect(() => watchSaves((saveKey, status) => dispatch({ type: 'ended', saveKey, status })), [])

  function startSaving(entry: TestEntry, status: 'pending' | 'retrying') {
    const last = state.answers[entry.test]
    const saveKey = (isTriedAgain(last, entry) && last?.saveKey) || newSaveKey()
    void saveEntry(entry, saveKey)
    return { saveKey, status }
  }

  return {
    state,
    dispatch,
    /** Shows the answer to what was sent, and saves what is always saved. */
    answer(test: TestName, parsed: ParsedEntry) {
      const { entry } = parsed
      dispatch({
        type: 'answered',
        test,
        parsed,
        save: entry && tests[test].saved === 'always' ? startSaving(entry, 'pending') : undefined,
      })
      if (entry?.test === 'cooper-run') rememberRun(entry.inputs, localDay(new Date()))
    },
    /** Saves the entry on show: one that is saved on demand, or one that was not saved. */
    save(entry: TestEntry, status: 'pending' | 'retrying') {
      dispatch({ type: 'saving', test: entry.test, save: startSaving(entry, status) })
    },
  }
}

export type CalculatorOfPage = ReturnType<typeof useCalculatorOfPage>
