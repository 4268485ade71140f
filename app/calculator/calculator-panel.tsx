import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { vo2maxOf } from '../../domain/result.ts'
import type { Run } from '../../domain/cooper-run.ts'
import { usePostedRun } from './form/posted.ts'
import { useCalculatorMessages } from './messages.ts'
import { answerId, CalculatorForm, calculatorFormId } from './form/calculator-form.tsx'
import styles from './calculator.module.css'
import { ProtocolSummary } from './form/protocol-summary.tsx'
import { preloadDetails } from './lazy-details.tsx'
import { Result } from './result/result.tsx'
import type { Saved } from './saving/save-run.tsx'
import { PageOutdated, SaveFailed, SaveStopped } from './saving/save-status.tsx'
import { setDisplayedResult } from './result/displayed-result-store.ts'
import { Announcement } from './result/announcement.tsx'

/** Loaded once a reader turns to the form. Where that fails, as it does offline, saving has failed too. */
const SaveRun = lazy(() => import('./saving/save-run.tsx').catch(() => ({ default: SaveFailed })))

/**
 * Form and answer side by side. The result is shown at once; saving it goes on behind and ends with a notice, or with
 * lasting words above the result.
 */
export function CalculatorPanel() {
  const messages = useCalculatorMessages()
  const posted = usePostedRun()
  const [run, setRun] = useState<Run>()
  const [saved, setSaved] = useState<Saved | 'pending'>()
  const [engaged, setEngaged] = useState(false)
  const answer = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!run) return
    answer.current?.scrollIntoView({ block: 'nearest' })
    setDisplayedResult(vo2maxOf(run))
    return () => setDisplayedResult(undefined)
  }, [run])

  function onFocus() {
    setEngaged(true)
    preloadDetails(messages)
  }

  const shownRun = run ?? posted?.run
  return (
    <div className={styles.panel} onFocus={onFocus}>
      <CalculatorForm
        posted={posted}
        pending={saved === 'pending'}
        onRun={(run) => {
          setRun(run)
          setSaved('pending')
        }}
      />
      <div className={styles.answer} {...(!posted?.errors && { id: answerId })} ref={answer}>
        {saved === 'stopped' && <SaveStopped />}
        {saved === 'outdated' && <PageOutdated formId={calculatorFormId} />}
        {shownRun ? <Result run={shownRun} saved={run ? undefined : posted?.saved} /> : <ProtocolSummary />}
      </div>
      <Announcement {...(run && { subject: { run } })} />
      {(engaged || run) && (
        <Suspense>
          <SaveRun run={run} onSettled={setSaved} />
        </Suspense>
      )}
    </div>
  )
}
