import { absoluteUptake, marginOf } from '../../domain/estimate.ts'
import { normFor } from '../../domain/norms.ts'
import { resultOf } from '../../domain/result.ts'
import type { Saving } from '../../contract/page-context.ts'
import type { Run } from '../../domain/run.ts'
import { Dot } from '../components/dot.tsx'
import { ResultScale } from '../figures/result-scale.tsx'
import { useMessages } from '../messages.ts'
import { useCalculatorMessages } from './calculator-messages.ts'
import { SavedLine } from './saved-line.tsx'
import styles from './result.module.css'

/** The answer to a run: value, category, percentile, where it lies, and what it is worth. */
export function Result({ run, saved }: { run: Run; saved: Saving | undefined }) {
  const { number } = useMessages()
  const { categories, result: words } = useCalculatorMessages()
  const { vo2max, category, percentile } = resultOf(run)
  const margin = marginOf(vo2max)
  return (
    <div className={styles.result}>
      <h3 className={styles.title}>{words.title}</h3>
      <p className={styles.value}>
        {number(vo2max, 1)} <small>ml/kg/min</small>
      </p>
      <p className={styles.category}>
        <Dot category={category} />
        {categories[category]}
      </p>
      <p>{words.percentile(percentile)}</p>
      <ResultScale vo2max={vo2max} category={category} margin={margin} norm={normFor(run.gender, run.age)} />
      <dl className={styles.facts}>
        <div>
          <dt>{words.margin.label}</dt>
          <dd>{words.margin.value(number(margin.from, 1), number(margin.to, 1))}</dd>
        </div>
        <div>
          <dt>{words.absolute.label}</dt>
          <dd>{words.absolute.value(number(absoluteUptake(vo2max, run.weight), 1))}</dd>
        </div>
      </dl>
      <p className={styles.note}>{words.formulaNote}</p>
      <p className={styles.note}>{words.percentileNote}</p>
      {saved && <SavedLine saved={saved} />}
    </div>
  )
}
