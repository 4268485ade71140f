import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useActionData } from 'react-router'
import { resultOf } from '../../domain/result.ts'
import type { Run } from '../../domain/run.ts'
import { useMessages } from '../messages.ts'
import type { PostedAnswer } from './action.ts'
import { useCalculatorMessages } from './calculator-messages.ts'
import { answerId, CalculatorForm } from './calculator-form.tsx'
import styles from './calculator.module.css'
import { HowTo } from './how-to.tsx'
import { Result } from './result.tsx'
import { SavingFailed } from './saved-line.tsx'

/** Loaded once a reader turns to the form. Where that fails, as it does offline, saving has failed too. */
const Saving = lazy(() => import('./saving.tsx').catch(() => ({ default: SavingFailed })))

/** Form and answer side by side. The result is shown at once; saving it goes on behind and ends with a notice. */
export function CalculatorPanel() {
  const posted = useActionData<PostedAnswer>()
  const [run, setRun] = useState<Run>()
  const [pending, setPending] = useState(false)
  const [engaged, setEngaged] = useState(false)
  const answer = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (run) answer.current?.scrollIntoView({ block: 'nearest' })
  }, [run])

  const shownRun = run ?? posted?.run
  return (
    <div className={styles.panel} onFocus={() => setEngaged(true)}>
      <CalculatorForm
        posted={posted}
        pending={pending}
        onRun={(run) => {
          setRun(run)
          setPending(true)
        }}
      />
      <div className={styles.answer} {...(!posted?.errors && { id: answerId })} ref={answer}>
        {shownRun ? <Result run={shownRun} saved={run ? undefined : posted?.saved} /> : <HowTo />}
      </div>
      <Announcement run={run} />
      {(engaged || run) && (
        <Suspense>
          <Saving run={run} onSettled={() => setPending(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** Tells screen readers the result without taking the focus. */
function Announcement({ run }: { run: Run | undefined }) {
  const { number } = useMessages()
  const { categories, result: words } = useCalculatorMessages()
  const result = run && resultOf(run)
  return (
    <p className="visually-hidden" role="status">
      {result && words.announcement(number(result.vo2max, 1), categories[result.category])}
    </p>
  )
}
