import type { TestEntry } from '../../../domain/tests/registry.ts'
import { SaveLine } from '../saving/save-line.tsx'
import { Headline, Recap } from './headline.tsx'
import styles from './result.module.css'

/** What a result says while the rest is loaded, and where it cannot be: its number and, of a run, whether it is saved. */
export function PlainResult({ entry }: { entry: TestEntry }) {
  const isRun = entry.test === 'cooper-run'
  return (
    <div className={styles.result}>
      {isRun && <Recap run={entry.inputs} />}
      <div className={styles.head}>
        <div className={styles.number}>
          <Headline entry={entry} />
          {isRun && <SaveLine entry={entry} />}
        </div>
        <div className={styles.place} />
      </div>
    </div>
  )
}
