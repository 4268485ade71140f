import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { calculatePath, calculationOf } from '../../contract/calculation.ts'
import { vo2maxOf } from '../../domain/tests/cooper-run/result.ts'
import type { Run } from '../../domain/tests/cooper-run/cooper-run.ts'
import { calculatorAnchor } from '../../i18n/pages.ts'
import { newSaveKey, prepareSaving, save } from '../outbox/save.ts'
import { isNotSaved, type Saved } from '../outbox/saved.ts'
import { useCalculatorState } from './calculator-state.ts'
import { usePostedRun } from './posted-answers.ts'
import { useCalculatorMessages } from './messages.ts'
import { answerId, CalculatorForm } from './form/calculator-form.tsx'
import styles from './calculator.module.css'
import { ProtocolSummary } from './form/protocol-summary.tsx'
import { preloadDetails } from './lazy-details.tsx'
import { Result } from './result/result.tsx'
import { setCurrentAnswer } from './result/current-answer.ts'
import { Announcement } from './result/announcement.tsx'

/**
 * Form and answer side by side. The result is shown at once; saving it goes on behind and ends with a toast, and with
 * lasting words beside the result where it was not saved.
 */
export function CalculatorPanel() {
  const messages = useCalculatorMessages()
  const posted = usePostedRun()
  const [{ run, errors, saveKey, saved }, change] = useCalculatorState()
  const answer = useRef<HTMLDivElement>(null)
  const isPending = saved === 'pending' || saved === 'retrying'

  // a way back, or a page that was loaded with its result, stays where it is; a link to the form shows the form
  const isBack = useNavigationType() === NavigationType.Pop
  const isToForm = useLocation().hash === `#${calculatorAnchor}`
  const seen = useRef(isBack || isToForm ? (run ?? posted?.run) : undefined)
  useEffect(() => {
    if (!run) return
    if (run !== seen.current) answer.current?.scrollIntoView({ block: 'start' })
    seen.current = run
    setCurrentAnswer(vo2maxOf(run))
    return () => setCurrentAnswer(undefined)
  }, [run])

  // what the server has answered is no longer there once the page is left
  useEffect(() => {
    if (!posted || errors) return
    const { run, saved, errors: found = [] } = posted
    change({ ...(run && { run, saved }), errors: found })
  }, [posted, errors, change])

  function start(run: Run, saveKey: string | undefined, saved: 'pending' | 'retrying') {
    change({ run, saveKey, saved })
    const tell = (saved: Saved) => change({ saved }, saveKey)
    void save({ path: calculatePath, body: calculationOf(run), key: saveKey }, tell).then(tell)
  }

  /** What was not saved is tried again when its reader calculates it once more. */
  function onRun(next: Run) {
    const isSame = isNotSaved(saved) && JSON.stringify(next) === JSON.stringify(run)
    start(next, isSame ? saveKey : newSaveKey(), 'pending')
  }

  const shownRun = run ?? posted?.run
  const isPosted = shownRun === posted?.run
  const shownSaved = run ? saved : posted?.saved
  return (
    <div
      className={styles.panel}
      onFocus={() => {
        prepareSaving()
        preloadDetails(messages)
      }}
    >
      <CalculatorForm posted={posted} pending={isPending} onRun={onRun} />
      <div className={styles.answer} {...(!posted?.errors && { id: answerId })} ref={answer}>
        {shownRun ? (
          <Result
            run={shownRun}
            // the toast says so of a run that was saved from here
            saved={shownSaved === 'pending' || (shownSaved === 'saved' && !isPosted) ? undefined : shownSaved}
            onRetry={() => start(shownRun, saveKey ?? newSaveKey(), 'retrying')}
          />
        ) : (
          <ProtocolSummary />
        )}
      </div>
      <Announcement {...(run && !isPosted && { subject: { run }, saved, saveKey })} />
    </div>
  )
}
