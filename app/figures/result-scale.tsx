import type { Norm } from '../../domain/norms.ts'
import { categories, type Category } from '../../domain/rating.ts'
import { useCalculatorMessages } from '../calculator/calculator-messages.ts'
import { Dot } from '../components/dot.tsx'
import { useMessages } from '../messages.ts'
import styles from './result-scale.module.css'

interface ResultScaleProps {
  vo2max: number
  category: Category
  margin: { from: number; to: number }
  norm: Norm
}

const tones = [styles.poor, styles.fair, styles.good, styles.veryGood, styles.excellent]

/** The five categories of an age group as bands, with the value and its margin; the list below says the same in words. */
export function ResultScale({ vo2max, category, margin, norm }: ResultScaleProps) {
  const { number } = useMessages()
  const { result } = useCalculatorMessages()
  const thresholds = [norm.poor, norm.fair, norm.good, norm.excellent]
  const first = Math.max(0, Math.min(norm.poor - 10, Math.floor(margin.from) - 2))
  const last = Math.max(norm.excellent + 10, Math.ceil(margin.to) + 2)
  /** positions in percent keep the texts at their size at every width */
  const position = (value: number) => `${(((value - first) / (last - first)) * 100).toFixed(2)}%`
  const edges = [first, ...thresholds, last]
  return (
    <div>
      <svg
        className={styles.scale}
        role="img"
        aria-label={result.scale(number(vo2max, 1), number(margin.from, 1), number(margin.to, 1))}
      >
        {categories.map((name, index) => (
          <rect
            key={name}
            className={tones[index]}
            x={position(edges[index]!)}
            y="28"
            width={`${(((edges[index + 1]! - edges[index]!) / (last - first)) * 100).toFixed(2)}%`}
            height="18"
          />
        ))}
        {thresholds.map((threshold) => (
          <text key={threshold} x={position(threshold)} y="68" textAnchor="middle">
            {threshold}
          </text>
        ))}
        <line className={styles.margin} x1={position(margin.from)} x2={position(margin.to)} y1="13" y2="13" />
        <line className={styles.margin} x1={position(margin.from)} x2={position(margin.from)} y1="7" y2="19" />
        <line className={styles.margin} x1={position(margin.to)} x2={position(margin.to)} y1="7" y2="19" />
        <line className={styles.marker} x1={position(vo2max)} x2={position(vo2max)} y1="13" y2="50" />
        <circle className={styles.point} cx={position(vo2max)} cy="13" r="7" />
      </svg>
      <ul className={styles.legend}>
        {categories.map((name, index) => (
          <li key={name} {...(name === category && { 'aria-current': true })}>
            <Dot category={name} />
            <LegendText category={name} from={thresholds[index - 1]} below={thresholds[index]} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function LegendText({
  category,
  from,
  below,
}: {
  category: Category
  from: number | undefined
  below: number | undefined
}) {
  const { number } = useMessages()
  const { categories: names, result } = useCalculatorMessages()
  const range = () => {
    if (from === undefined) return result.below(number(below!))
    return below === undefined ? result.from(number(from)) : result.range(number(from), number(below - 0.1, 1))
  }
  return (
    <>
      {names[category]} <span>{range()}</span>
    </>
  )
}
