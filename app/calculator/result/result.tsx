import { vo2maxOf } from '../../../domain/result.ts'
import type { Run } from '../../../domain/cooper-run.ts'
import { useCalculatorMessages } from '../messages.ts'
import { ComparisonAfter, ComparisonBefore, ComparisonSource, ResultDetails, ResultFacts } from '../lazy-details.tsx'
import styles from './result.module.css'
import { SaveStatus, type SaveStatusProps } from '../saving/save-status.tsx'
import { Headline } from './headline.tsx'

interface ResultProps {
  run: Run
  saved: SaveStatusProps['saved'] | undefined
  onRetry: () => void
}

/** The answer to a run: value, category, percentile, measured people, where it lies, and then how it came about. */
export function Result({ run, saved, onRetry }: ResultProps) {
  const { result: words } = useCalculatorMessages()
  return (
    <div className={styles.result} data-answer>
      <h3 className={styles.title}>{words.title}</h3>
      <ComparisonBefore run={run} />
      <Headline personVo2max={vo2maxOf(run)} />
      <ComparisonAfter run={run} />
      {saved && <SaveStatus saved={saved} onRetry={onRetry} />}
      <ResultFacts run={run} />
      <p className={styles.note}>{words.formulaNote}</p>
      <p className={styles.note}>{words.percentileNote}</p>
      <ComparisonSource age={run.age} />
      <ResultDetails run={run} />
    </div>
  )
}
