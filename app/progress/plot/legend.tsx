import type { SavedTest } from '../records/records.ts'
import { useResultsMessages } from '../results-messages.ts'
import styles from './history-plot.module.css'
import { Mark } from './mark.tsx'
import { testColours } from './test-colours.ts'

/** The mark of each test, where there is more than the run, and what the bands are. */
export function Legend({ tests, withBand }: { tests: SavedTest[]; withBand: SavedTest[] }) {
  const { plot, tests: names } = useResultsMessages()
  return (
    <>
      {tests.some((test) => test !== 'cooper-run') && (
        <ul className={styles.legend}>
          {tests.map((test) => (
            <li key={test}>
              <svg className={testColours[test]} aria-hidden="true">
                <Mark test={test} x="50%" y="50%" small={false} />
              </svg>
              {names[test]}
            </li>
          ))}
        </ul>
      )}
      {withBand.length > 0 && (
        <p>
          {withBand.some((test) => test !== 'cooper-run') && plot.margins}{' '}
          {withBand.includes('cooper-run') && plot.guess}
        </p>
      )}
    </>
  )
}
