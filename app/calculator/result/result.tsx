import type { Run } from '../../../domain/tests/cooper-run/cooper-run.ts'
import { vo2maxOf } from '../../../domain/tests/cooper-run/result.ts'
import { useMessages } from '../../messages.ts'
import { ComparisonAfter, ComparisonBefore, ResultCurve, ResultNextStep, SiteThresholds } from '../lazy-details.tsx'
import { useCalculatorMessages } from '../messages.ts'
import { SaveStatus, type SaveStatusProps } from '../saving/save-status.tsx'
import { Rating, Value } from './headline.tsx'
import styles from './result.module.css'

interface ResultProps {
  run: Run
  status: SaveStatusProps['status'] | undefined
  onRetry: () => void
}

/** The answer to a run: value, category, percentile and measured people, the curve beside them, then what follows. */
export function Result({ run, status, onRetry }: ResultProps) {
  const { result: words, genders, tests } = useCalculatorMessages()
  const { number } = useMessages()
  const write = (value: number) => number(value, 0, 3)
  const saving = status && <SaveStatus status={status} onRetry={onRetry} />
  return (
    <div className={styles.result} data-answer>
      <h3 className="visually-hidden">{tests['cooper-run'].answer}</h3>
      <p className={styles.recap}>
        {words.recap(write(run.age), genders[run.gender].toLowerCase(), write(run.distance))}{' '}
        <a href="#age">{words.edit}</a>
      </p>
      <ComparisonBefore run={run} />
      <div className={styles.head}>
        <div className={styles.number}>
          <Value vo2max={vo2maxOf(run).vo2max} />
          <Rating personVo2max={vo2maxOf(run)} />
          <SiteThresholds run={run} />
          {status !== 'saved' && saving}
          <ComparisonAfter run={run} />
          {status === 'saved' && saving}
        </div>
        <ResultCurve run={run} />
      </div>
      <ResultNextStep run={run} />
    </div>
  )
}
