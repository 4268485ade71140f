import { Suspense } from 'react'
import type { Saving } from '../../../contract/page-context.ts'
import { measuredBy } from '../../../domain/result.ts'
import type { Run } from '../../../domain/cooper-run.ts'
import { useCalculatorMessages } from '../messages.ts'
import { Further, Worth } from '../later.ts'
import styles from './result.module.css'
import { SavedLine } from '../saving/save-status.tsx'
import { Verdict } from './headline.tsx'

/** The answer to a run: value, category, percentile, where it lies and what it is worth, then how it came about. */
export function Result({ run, saved }: { run: Run; saved: Saving | undefined }) {
  const { result: words } = useCalculatorMessages()
  return (
    <div className={styles.result} data-answer>
      <h3 className={styles.title}>{words.title}</h3>
      <Verdict measured={measuredBy(run)} />
      <Suspense>
        <Worth run={run} />
      </Suspense>
      <p className={styles.note}>{words.formulaNote}</p>
      <p className={styles.note}>{words.percentileNote}</p>
      {saved && <SavedLine saved={saved} />}
      <Suspense>
        <Further run={run} />
      </Suspense>
    </div>
  )
}
