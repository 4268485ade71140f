import { testNames } from '../../../domain/tests/registry.ts'
import { useTestWords } from '../../calculator/messages.ts'
import { useResultsMessages } from '../results-messages.ts'
import styles from './history-plot.module.css'
import { Mark, toneOf } from './mark.tsx'
import type { Point } from './point.ts'

/** The mark of each test, where there is more than the first, and what the bands are. */
export function Legend({ points }: { points: Point[] }) {
  const { plot } = useResultsMessages()
  const words = useTestWords()
  const tests = [...new Set(points.map(({ test }) => test))]
  const withBand = points.filter(({ margin }) => margin !== null)
  return (
    <>
      {tests.some((test) => test !== testNames[0]) && (
        <ul className={styles.legend}>
          {tests.map((test) => (
            <li key={test}>
              <svg className={toneOf(test)} aria-hidden="true">
                <Mark test={test} x="50%" y="50%" small={false} />
              </svg>
              {words[test].name}
            </li>
          ))}
        </ul>
      )}
      {withBand.length > 0 && (
        <p>
          {withBand.some(({ isTenth }) => !isTenth) && plot.margins}{' '}
          {withBand.some(({ isTenth }) => isTenth) && plot.guess}
        </p>
      )}
    </>
  )
}
