import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useActionData } from 'react-router'
import { calculatePath, calculationOf } from '../../contract/calculation.ts'
import { resultOf } from '../../domain/result.ts'
import type { Run } from '../../domain/run.ts'
import { callApi } from '../data/api.ts'
import { useMessages } from '../messages.ts'
import type { PostedAnswer } from './action.ts'
import { answerId, CalculatorForm } from './calculator-form.tsx'
import styles from './calculator.module.css'
import { HowTo } from './how-to.tsx'
import { PlainNotice } from './plain-notice.tsx'
import { Result } from './result.tsx'
import { useNotice } from './use-notice.ts'

/** Loaded once a reader turns to the form; where that fails, as it does offline, a plain line says the same. */
const Notices = lazy(() => import('./notices.tsx').catch(() => ({ default: PlainNotice })))

/** Form and answer side by side. The result is shown at once; saving it goes on behind and ends with a notice. */
export function CalculatorPanel() {
  const posted = useActionData<PostedAnswer>()
  const [run, setRun] = useState<Run>()
  const { notice, show, dismiss } = useNotice()
  const saving = useMutation({
    mutationFn: (run: Run) => callApi('POST', calculatePath, calculationOf(run)),
    onSuccess: () => show('saved'),
    onError: () => show('failed'),
  })
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
        pending={saving.isPending}
        onRun={(run) => {
          setRun(run)
          saving.mutate(run)
        }}
      />
      <div className={styles.answer} {...(!posted?.errors && { id: answerId })} ref={answer}>
        {shownRun ? <Result run={shownRun} saved={run ? undefined : posted?.saved} /> : <HowTo />}
      </div>
      <Announcement run={run} />
      {(engaged || notice) && (
        <Suspense>
          <Notices notice={notice} onDismiss={dismiss} />
        </Suspense>
      )}
    </div>
  )
}

/** Tells screen readers the result without taking the focus. */
function Announcement({ run }: { run: Run | undefined }) {
  const { categories, result: words, number } = useMessages()
  const result = run && resultOf(run)
  return (
    <p className="visually-hidden" role="status">
      {result && words.announcement(number(result.vo2max, 1), categories[result.category])}
    </p>
  )
}
