import { scaleLinear, scaleUtc } from 'd3-scale'
import { line } from 'd3-shape'
import type { SavedCalculation } from '../../contract/calculation.ts'
import { normFor, thresholdsOf } from '../../domain/norms.ts'
import { categories } from '../../domain/rating.ts'
import { ratingOf } from '../../domain/result.ts'
import { formatDay, formatMoment } from '../../i18n/date.ts'
import { useCalculatorMessages } from '../calculator/messages.ts'
import { useMessages } from '../messages.ts'
import styles from './history-plot.module.css'
import { useResultsMessages } from './results-messages.ts'

const tones = [styles.poor, styles.fair, styles.good, styles.veryGood, styles.excellent]
const day = 24 * 60 * 60 * 1000
/** Empty ml/kg/min above and below what is drawn. */
const room = 4
/** More points than this are drawn smaller. */
const fewPoints = 40

const vo2maxOf = ({ vo2maxResult }: SavedCalculation) => vo2maxResult / 10
/** Whether the site has changed its thresholds since: a record keeps the category that it was given. */
const wasRatedOtherwise = (run: SavedCalculation) =>
  ratingOf({ vo2max: vo2maxOf(run), age: run.age, gender: run.gender }).category !== run.category
const timeOf = ({ createdAt }: SavedCalculation) => new Date(createdAt)

/**
 * VO2max over time, with the categories of the latest run's age group and gender behind it. Positions are percentages:
 * texts and points keep their size at every width. The table below says the same in words.
 */
export default function HistoryPlot({ calculations }: { calculations: SavedCalculation[] }) {
  const { plot } = useResultsMessages()
  const { categories: names, genders } = useCalculatorMessages()
  const { locale, number } = useMessages()
  const runs = [...calculations].reverse()
  const [first, last] = [runs[0]!, runs.at(-1)!]
  const norm = normFor(last.gender, last.age)
  const thresholds = thresholdsOf(norm)

  const values = [...runs.map(vo2maxOf), ...thresholds]
  const y = scaleLinear([Math.max(0, Math.min(...values) - room), Math.max(...values) + room], [100, 0])
  // one run, or several of one day, stand in the middle
  const x = scaleUtc([new Date(timeOf(first).getTime() - day), new Date(timeOf(last).getTime() + day)], [0, 100])
  const path = line<SavedCalculation>(
    (run) => x(timeOf(run)),
    (run) => y(vo2maxOf(run)),
  )
  const edges = [y.domain()[0]!, ...thresholds, y.domain()[1]!]
  const percent = (position: number) => `${position.toFixed(2)}%`
  // each day once, and none that would stick out
  const ticks = [...new Map(x.ticks(4).map((tick) => [formatDay(tick, locale), x(tick)] as const))]
    .map(([label, at]) => ({ label, at }))
    .filter(({ at }) => at >= 8 && at <= 92)
  const spoken = (run: SavedCalculation) => [formatMoment(run.createdAt, locale), number(vo2maxOf(run), 1)] as const

  return (
    <figure className={styles.figure}>
      <figcaption>
        <h2>{plot.title}</h2>
        <p>{plot.bands(genders[last.gender].toLowerCase(), plot.ages(norm.upTo))}</p>
        {runs.some(wasRatedOtherwise) && <p>{plot.otherThresholds}</p>}
        {runs.length === 1 && <p>{plot.one}</p>}
      </figcaption>
      <svg
        className={styles.plot}
        role="img"
        aria-label={plot.alternative(number(runs.length), ...spoken(first), ...spoken(last))}
      >
        {categories.map((category, index) => (
          <g key={category}>
            <rect
              className={tones[index]}
              x="0"
              width="100%"
              y={percent(y(edges[index + 1]!))}
              height={percent(y(edges[index]!) - y(edges[index + 1]!))}
            />
            <text className={styles.category} x="100%" dx="-0.4em" y={percent(y(edges[index + 1]!))} dy="1.15em">
              {names[category]}
            </text>
          </g>
        ))}
        {thresholds.map((threshold) => (
          <text key={threshold} className={styles.threshold} x="0.4em" y={percent(y(threshold))} dy="-0.3em">
            {number(threshold)}
          </text>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className={styles.line} d={path(runs) ?? ''} />
        </svg>
        {runs.map((run) => (
          <circle
            key={run.id}
            className={styles.point}
            cx={percent(x(timeOf(run)))}
            cy={percent(y(vo2maxOf(run)))}
            r={runs.length > fewPoints ? 3 : 6}
          />
        ))}
        {ticks.map(({ at, label }) => (
          <text key={label} className={styles.date} x={percent(at)} y="100%" dy="1.5em" suppressHydrationWarning>
            {label}
          </text>
        ))}
      </svg>
    </figure>
  )
}
