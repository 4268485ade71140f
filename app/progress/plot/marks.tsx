import { testNames, type TestName } from '../../../domain/tests/registry.ts'
import { useTestWords } from '../../calculator/messages.ts'
import { useResultsMessages } from '../results-messages.ts'
import figure from '../../figures/figure.module.css'
import styles from './history-plot.module.css'
import { highest, lowest, percent, type PlottedPoint, type Point } from './scale.ts'

/** By the place of a test in the registry, after the first, which has a circle. Around 0, 0, in pixels. */
const shapes = [
  'M-5.5-5.5h11v11h-11z',
  'M0-7 6.5 5h-13z',
  'M0-7.5 7.5 0 0 7.5-7.5 0z',
  'M-6.5-5h13L0 7z',
  'M-2-6.5h4v4.5h4.5v4h-4.5v4.5h-4v-4.5h-4.5v-4h4.5z',
  'M-6-6h12L-6 6h12z',
  'M-3-7h6v14h-6z',
]
const tones = [figure.arterial, figure.venous, figure.pine, styles.excellent, styles.muted, styles.ink]

/** The colour of each test, beside its mark: colour alone means nothing. */
export const toneOf = (test: TestName) => tones[testNames.indexOf(test) % tones.length]

/** The point of a plot that stands for one result, in the shape of its test; `small` where there are many. */
export function Mark({ test, x, y, small = false }: { test: TestName; x: string; y: string; small?: boolean }) {
  const place = testNames.indexOf(test)
  if (place === 0) return <circle className={styles.point} cx={x} cy={y} r={small ? 2.5 : 6} />
  const d = shapes[(place - 1) % shapes.length]
  return (
    <svg className={styles.mark} x={x} y={y}>
      <path className={styles.point} d={d} transform={small ? 'scale(0.5)' : undefined} />
    </svg>
  )
}

/** The line of one test, oldest first, with the band of its margin; a single result has a bar. */
export function Series({ placed, y }: { placed: PlottedPoint[]; y: (value: number) => number }) {
  const [first, second] = placed
  const className = first && toneOf(first.test)
  const hasBand = placed.some(({ margin }) => margin !== null)
  if (first && !second) {
    if (!hasBand) return null
    const x = percent(first.left)
    return (
      <g className={className}>
        <line className={styles.bar} x1={x} x2={x} y1={percent(y(highest(first)))} y2={percent(y(lowest(first)))} />
      </g>
    )
  }
  const through = (points: PlottedPoint[], valueOf: (point: PlottedPoint) => number) =>
    points.map((point) => `${point.left.toFixed(3)},${y(valueOf(point)).toFixed(3)}`).join('L')
  return (
    <svg className={className} viewBox="0 0 100 100" preserveAspectRatio="none">
      {hasBand && (
        <path className={styles.band} d={`M${through(placed, lowest)}L${through([...placed].reverse(), highest)}Z`} />
      )}
      <path className={`${figure.series} ${styles.line}`} d={`M${through(placed, ({ vo2max }) => vo2max)}`} />
    </svg>
  )
}

/** The mark of each test, where there is more than the first, and what the bands are. */
export function Legend({ tests, points }: { tests: TestName[]; points: Point[] }) {
  const { plot } = useResultsMessages()
  const words = useTestWords()
  const withBand = points.filter(({ margin }) => margin !== null)
  return (
    <>
      {tests.some((test) => test !== testNames[0]) && (
        <ul className={`${figure.legend} ${styles.legend}`}>
          {tests.map((test) => (
            <li key={test}>
              <svg className={toneOf(test)} aria-hidden="true">
                <Mark test={test} x="50%" y="50%" />
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
