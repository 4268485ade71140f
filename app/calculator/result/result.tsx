import { type Run, vo2maxOf } from '../../../domain/tests/cooper-run/cooper-run.ts'
import { isWalked } from '../../../domain/tests/cooper-run/equation.ts'
import { useMessages } from '../../messages.ts'
import { RunComparison, RunCurve, RunSequel, WalkedLead } from '../lazy.tsx'
import { useCalculatorMessages } from '../messages.ts'
import { SaveStatus } from '../saving/save-status.tsx'
import { Rating, Value } from './headline.tsx'
import styles from './result.module.css'

/**
 * The answer to a run. The site's value has its category and percentile, and nothing else; the distance's own value is
 * compared, drawn, and what follows is read by it.
 */
export function Result({ run }: { run: Run }) {
  const { result: words, genders, tests } = useCalculatorMessages()
  const { number } = useMessages()
  const write = (value: number) => number(value, 0, 3)
  return (
    <div className={isWalked(run.distance) ? `${styles.result} ${styles.walked}` : styles.result} data-answer>
      <h3 className="visually-hidden">{tests['cooper-run'].answer}</h3>
      <p className={styles.recap}>
        {words.recap(write(run.age), genders[run.gender].toLowerCase(), write(run.distance))}{' '}
        <a href="#age">{words.edit}</a>
      </p>
      <WalkedLead run={run} />
      <div className={styles.head}>
        <div className={styles.number}>
          <Value vo2max={vo2maxOf(run).vo2max} />
          <Rating personVo2max={vo2maxOf(run)} />
          <RunComparison run={run} />
          <SaveStatus />
        </div>
        <RunCurve run={run} />
      </div>
      <RunSequel run={run} />
    </div>
  )
}
