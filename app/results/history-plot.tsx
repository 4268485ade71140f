import { scaleLinear, scaleUtc } from 'd3-scale'
import { line } from 'd3-shape'
import { use } from 'react'
import { standingOf } from '../../domain/comparison.ts'
import { isPastStudents } from '../../domain/field-tests/queens-college-step.ts'
import { measuredAges } from '../../domain/measured-people.ts'
import { normFor, thresholdsOf } from '../../domain/norms.ts'
import { categories } from '../../domain/rating.ts'
import { ratingOf } from '../../domain/result.ts'
import { formatDay, formatMoment } from '../../i18n/date.ts'
import { useCalculatorMessages } from '../calculator/messages.ts'
import { useMessages } from '../messages.ts'
import styles from './history-plot.module.css'
import { Mark } from './mark.tsx'
import type { KeptTest, ShownRecord } from './records.ts'
import { useResultsMessages } from './results-messages.ts'
import { spread } from './spread.ts'

const tones = [styles.poor, styles.fair, styles.good, styles.veryGood, styles.excellent]
const day = 24 * 60 * 60 * 1000
/** Empty ml/kg/min above and below what is drawn. */
const room = 4
/** More points than this are drawn smaller, and without their margins. */
const fewPoints = 40
/** Between two results of one day, in percent of the width. */
const widestGap = 3

type Point = ShownRecord & { vo2max: number }
/** With its place in percent of the width. */
type Placed = Point & { left: number }

const timeOf = ({ createdAt }: Point) => new Date(createdAt)
/** Of whom a category is known. */
function personOf({ person: { age, gender } }: Point) {
  return age !== undefined && gender ? { age, gender } : undefined
}
/** Whether the site has changed its thresholds since: a record keeps the category that it was given. */
function wasRatedOtherwise(point: Point): boolean {
  const person = personOf(point)
  return Boolean(point.category && person && ratingOf({ vo2max: point.vo2max, ...person }).category !== point.category)
}

/**
 * VO2max over time, a mark for each test and a bar for its margin, with the categories of the latest record's age group
 * and gender behind. Positions are percentages: texts and marks keep their size at every width. The table below says the
 * same in words.
 */
export default function HistoryPlot({ records, isOlder }: { records: ShownRecord[]; isOlder: boolean }) {
  const { plot } = useResultsMessages()
  const { categories: names, genders } = useCalculatorMessages()
  const { locale, number } = useMessages()
  const points = records.filter((record): record is Point => record.vo2max !== null).reverse()
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const tests = [...new Set(points.map(({ test }) => test))]
  const person = points
    .map(personOf)
    .filter((person) => person !== undefined)
    .at(-1)
  const norm = person && normFor(person.gender, person.age)
  const thresholds = norm ? thresholdsOf(norm) : []
  const areFew = points.length <= fewPoints
  const marginOf = ({ margin }: Point) => (areFew ? (margin ?? 0) : 0)

  const values = [
    ...points.flatMap((point) => [point.vo2max - marginOf(point), point.vo2max + marginOf(point)]),
    ...thresholds,
  ]
  const y = scaleLinear([Math.max(0, Math.min(...values) - room), Math.max(...values) + room], [100, 0])
  // one result, or several of one day, stand in the middle
  const x = scaleUtc([new Date(timeOf(first).getTime() - day), new Date(timeOf(last).getTime() + day)], [0, 100])
  const times = points.map((point) => ({ at: x(timeOf(point)), day: formatDay(timeOf(point), locale) }))
  const positions = spread(times, Math.min(widestGap, 90 / points.length))
  const placed = points.map((point, index): Placed => ({ ...point, left: positions[index]! }))
  const path = line<Placed>(
    (point) => point.left,
    (point) => y(point.vo2max),
  )
  const edges = [y.domain()[0]!, ...thresholds, y.domain()[1]!]
  const percent = (position: number) => `${position.toFixed(2)}%`
  // each day once, and none that would stick out
  const ticks = [...new Map(x.ticks(4).map((tick) => [formatDay(tick, locale), x(tick)] as const))]
    .map(([label, at]) => ({ label, at }))
    .filter(({ at }) => at >= 8 && at <= 92)
  const spoken = (point: Point) => [formatMoment(point.createdAt, locale), number(point.vo2max, 1)] as const

  return (
    <figure className={styles.figure}>
      <figcaption>
        <h2>{plot.title}</h2>
        {!isOlder && <Latest points={points} />}
        {person && <p>{plot.bands(genders[person.gender].toLowerCase(), plot.ages(norm!.upTo))}</p>}
        {points.some(wasRatedOtherwise) && <p>{plot.otherThresholds}</p>}
        {points.length === 1 && !isOlder && <p>{plot.one}</p>}
        {times.some(({ at }, index) => Math.abs(at - positions[index]!) > 0.1) && <p>{plot.sameDay}</p>}
        <Legend tests={tests} withMargins={areFew && points.some(({ margin }) => margin !== null)} />
      </figcaption>
      <svg
        className={styles.plot}
        role="img"
        aria-label={plot.alternative(number(points.length), ...spoken(first), ...spoken(last))}
      >
        {norm &&
          categories.map((category, index) => (
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
        {placed.filter(marginOf).map((point) => (
          <line
            key={point.id}
            className={point.test === 'cooper-run' ? styles.guess : styles.margin}
            x1={percent(point.left)}
            x2={percent(point.left)}
            y1={percent(y(point.vo2max - marginOf(point)))}
            y2={percent(y(point.vo2max + marginOf(point)))}
          />
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          {tests.map((test) => (
            <path key={test} className={styles.line} d={path(placed.filter((point) => point.test === test)) ?? ''} />
          ))}
        </svg>
        {placed.map((point) => (
          <Mark key={point.id} test={point.test} x={percent(point.left)} y={percent(y(point.vo2max))} small={!areFew} />
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

/** Where the latest result stands among people of that age and gender who were measured. */
function Latest({ points }: { points: Point[] }) {
  const { plot } = useResultsMessages()
  const { number } = useMessages()
  const details = use(useCalculatorMessages().details())
  const latest = points.filter(personOf).at(-1)
  const person = latest && personOf(latest)
  const standing = person && standingOf({ ...person, vo2max: latest.vo2max })
  const ages = person && measuredAges(person.age)
  if (!details || !standing || !ages) return null
  if (latest.test === 'queens-college-step' && isPastStudents(person.age)) return null
  const { groups, lower } = details.measuredPeople
  return (
    <p className={styles.latest}>
      {plot.latest(number(latest.vo2max, 1))} {lower(standing, groups[person.gender](ages.from, ages.to))}
    </p>
  )
}

/** The mark of each test, where there is more than the run, and what the bars are. */
function Legend({ tests, withMargins }: { tests: KeptTest[]; withMargins: boolean }) {
  const { plot, tests: names } = useResultsMessages()
  return (
    <>
      {tests.some((test) => test !== 'cooper-run') && (
        <ul className={styles.legend}>
          {tests.map((test) => (
            <li key={test}>
              <svg aria-hidden="true">
                <Mark test={test} x="50%" y="50%" small={false} />
              </svg>
              {names[test]}
            </li>
          ))}
        </ul>
      )}
      {withMargins && (
        <p>
          {tests.some((test) => test !== 'cooper-run' && test !== 'known-value') && plot.margins}{' '}
          {tests.includes('cooper-run') && plot.guess}
        </p>
      )}
    </>
  )
}
