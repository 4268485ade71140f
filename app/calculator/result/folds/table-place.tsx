import type { Run } from '../../../../domain/tests/cooper-run/cooper-run.ts'
import { columnOf, referenceRows, rowFor } from '../../../../domain/norms/reference-table.ts'
import { resultOf } from '../../../../domain/tests/cooper-run/result.ts'
import { useCalculatorMessages, useDetailMessages } from '../../messages.ts'
import styles from './folds.module.css'
import { yourCellId } from '../table-cell.ts'

/** Row and column of the reference tables where a result stands. */
export function TablePlace({ run }: { run: Run }) {
  const { tables } = useCalculatorMessages()
  const { table: words } = useDetailMessages()
  const row = rowFor(referenceRows(run.gender), run.age)
  const column = columnOf(resultOf(run).category)
  return (
    <section className={styles.place}>
      <h4>{words.title}</h4>
      <p>
        {words.text(tables.captions[run.gender], tables.ages(row.ages), tables[column])}
        {column === 'excellent' && `, ${words.joined}`}. <a href={`#${yourCellId}`}>{words.link}</a>
      </p>
      {run.age < row.ages.from && <p>{words.young}</p>}
    </section>
  )
}
