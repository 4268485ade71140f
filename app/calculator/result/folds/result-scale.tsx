import { normFor, thresholdsOf } from '../../../../domain/norms/norms.ts'
import { categories, ratingOf } from '../../../../domain/norms/rating.ts'
import type { PersonVo2max } from '../../../../domain/person.ts'
import { useCalculatorMessages, useDetailMessages } from '../../messages.ts'
import dot from '../../../components/graphics/category-dot.module.css'
import { CategoryDot } from '../../../components/graphics/category-dot.tsx'
import { useMessages } from '../../../messages.ts'
import { SvgText } from '../../../components/graphics/svg-text.tsx'
import styles from './result-scale.module.css'

interface ResultScaleProps {
  personVo2max: PersonVo2max
  /** where it is known how good the value is */
  margin?: { from: number; to: number }
}

const tones = [dot.poor, dot.fair, dot.good, dot.veryGood, dot.excellent]

/** The five categories of an age group as bands, with the value and its margin; the list below says the same in words. */
export function ResultScale({ personVo2max, margin }: ResultScaleProps) {
  const { number } = useMessages()
  const { tables, categories: names } = useCalculatorMessages()
  const { scale: words } = useDetailMessages()
  const { vo2max, category } = ratingOf(personVo2max)
  const norm = normFor(personVo2max.gender, personVo2max.age)
  const thresholds = thresholdsOf(norm)
  const { from: lowest, to: highest } = margin ?? { from: vo2max, to: vo2max }
  const first = Math.min(norm.fair - 10, Math.floor(lowest) - 2)
  const last = Math.max(norm.excellent + 10, Math.ceil(highest) + 2)
  /** positions in percent keep the texts at their size at every width */
  const position = (value: number) => `${(((value - first) / (last - first)) * 100).toFixed(2)}%`
  const edges = [first, ...thresholds, last]
  const alternative = [
    words.alternative(number(vo2max, 1)),
    ...(margin ? [words.alternativeMargin(number(margin.from, 1), number(margin.to, 1))] : []),
  ]
  function range(from: number | undefined, below: number | undefined) {
    if (from === undefined) return words.below(number(below!))
    return below === undefined ? words.from(number(from)) : words.range(number(from), number(below - 0.1, 1))
  }

  return (
    <div>
      <p className={styles.title}>
        {words.title(tables.captions[personVo2max.gender].toLowerCase(), words.ages(norm.upTo))}
      </p>
      <svg className={styles.scale} role="img" aria-label={alternative.join(' ')}>
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
          <SvgText key={threshold} x={position(threshold)} y="68" textAnchor="middle">
            {threshold}
          </SvgText>
        ))}
        {margin && (
          <>
            <line className={styles.margin} x1={position(margin.from)} x2={position(margin.to)} y1="13" y2="13" />
            <line className={styles.margin} x1={position(margin.from)} x2={position(margin.from)} y1="7" y2="19" />
            <line className={styles.margin} x1={position(margin.to)} x2={position(margin.to)} y1="7" y2="19" />
          </>
        )}
        <line className={styles.marker} x1={position(vo2max)} x2={position(vo2max)} y1="13" y2="50" />
        <circle className={styles.point} cx={position(vo2max)} cy="13" r="7" />
      </svg>
      <ul className={styles.legend}>
        {categories.map((name, index) => (
          <li key={name} {...(name === category && { 'aria-current': true })}>
            <CategoryDot category={name} />
            {names[name]} <span>{range(thresholds[index - 1], thresholds[index])}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
