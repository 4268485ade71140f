import type { WhatIfMessages } from '../../../i18n/fr/calculator/what-if.ts'
import { PageLink } from '../../components/links/page-link.tsx'
import { useMessages } from '../../messages.ts'
import labels from '../result/curve/labels.module.css'
import { inTenYears, tenYearOutlook } from './ten-years.ts'
import styles from './ten-years-chart.module.css'
import text from './what-if.module.css'

interface TenYearsProps {
  age: number
  /** ml/kg/min */
  today: number
  /** ml/kg/min, after the change that is tried */
  changed: number
  /** metres that the change takes; fewer are negative */
  metres: number
  /** by what the values are estimated, where it is not the site's formula */
  note: string | undefined
  words: WhatIfMessages
}

/** The same slope from two starting points: where age leads on average, with the change that is tried and without it. */
export function TenYears({ age, today, changed, metres, note, words: { tenYears: words } }: TenYearsProps) {
  const { number } = useMessages()
  const [now, then] = [age, age + 10].map((years) => number(years, 0, 1)) as [string, string]
  const range = (vo2max: number) => {
    const { from, to } = inTenYears(vo2max)
    return [...new Set([from, to].map((value) => number(Math.round(value))))]
  }
  const distance = number(Math.abs(metres))
  const starts: Start[] = [{ vo2max: today, label: words.now(number(today, 1)), range: range(today), tone: 'today' }]
  if (metres !== 0) {
    const label = words.with[metres > 0 ? 'more' : 'fewer'](distance, number(changed, 1))
    starts.push({ vo2max: changed, label, range: range(changed), tone: 'changed' })
  }
  return (
    <section className={styles.tenYears}>
      <div>
        <h4>{words.title}</h4>
        <p className={text.standing}>
          {words.prospects[metres === 0 ? 'unchanged' : tenYearOutlook(today, changed)]({
            metres: distance,
            now,
            then,
            range: words.range(range(today)),
          })}
        </p>
        <p className={text.quiet}>
          {metres === 0 ? words.slope : words.slopes} {words.average}{' '}
          <PageLink to="understand" hash="fleg-2005">
            {words.reference}
          </PageLink>
        </p>
        {note && <p className={text.quiet}>{note}</p>}
      </div>
      <div>
        <ul className={styles.legend}>
          {starts.map(({ label, tone }) => (
            <li key={tone} className={styles[tone]}>
              {label}
            </li>
          ))}
        </ul>
        <Slopes
          starts={starts}
          ages={[words.age(now), words.age(then)]}
          to={words.to}
          alternative={starts.map(({ label, range }) => words.alternative(label, then, words.range(range))).join(' ')}
        />
      </div>
    </section>
  )
}

interface Start {
  /** ml/kg/min */
  vo2max: number
  label: string
  /** ten years on, in whole ml/kg/min */
  range: string[]
  tone: 'today' | 'changed'
}

/** Edges of the plot, in percent of its height; texts keep their size at every width. */
const edges = { top: 8, bottom: 86 }

interface SlopesProps {
  starts: Start[]
  ages: [string, string]
  /** between the two ends of a range */
  to: string
  alternative: string
}

function Slopes({ starts, ages, to, alternative }: SlopesProps) {
  const { number } = useMessages()
  const ends = starts.flatMap(({ vo2max }) => [vo2max, inTenYears(vo2max).from])
  const low = Math.max(0, Math.floor((Math.min(...ends) - 2.5) / 5) * 5)
  const high = Math.ceil((Math.max(...ends) + 1.5) / 5) * 5
  const place = (vo2max: number) => edges.bottom - ((vo2max - low) / (high - low)) * (edges.bottom - edges.top)
  const y = (vo2max: number) => `${place(vo2max).toFixed(2)}%`
  const highest = Math.max(...starts.map(({ vo2max }) => vo2max))
  const lines = Array.from({ length: (high - low) / 5 + 1 }, (_, index) => low + index * 5)
  return (
    <div className={`${labels.labels} ${styles.chart}`} role="img" aria-label={alternative}>
      <svg className={styles.axis}>
        {lines.map((vo2max) => (
          <text key={vo2max} x="0" y={y(vo2max)} dy="0.35em">
            {number(vo2max)}
          </text>
        ))}
      </svg>
      <svg className={styles.plot}>
        {lines.map((vo2max) => (
          <line key={vo2max} className={styles.grid} x1="0" x2="100%" y1={y(vo2max)} y2={y(vo2max)} />
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.slopes}>
          {starts.map(({ vo2max, tone }) => {
            const { from, to } = inTenYears(vo2max)
            return (
              <path key={tone} className={styles[tone]} d={`M0 ${place(vo2max)}L100 ${place(to)}V${place(from)}Z`} />
            )
          })}
        </svg>
        {starts.map(({ vo2max, tone }) => (
          <g key={tone}>
            <circle className={styles[tone]} cx="0" cy={y(vo2max)} r="8" />
            <text className={labels.key} x="0" y={y(vo2max)} dx="0.9em" dy={vo2max === highest ? '-0.6em' : '1.7em'}>
              {number(vo2max, 1)}
            </text>
          </g>
        ))}
        <text x="0" y="100%" dy="-0.3em">
          {ages[0]}
        </text>
        <text x="100%" y="100%" dy="-0.3em" textAnchor="end">
          {ages[1]}
        </text>
      </svg>
      <svg className={styles.ends}>
        {starts.map(({ vo2max, range, tone }) => (
          <text
            key={tone}
            className={labels.key}
            x="0.6em"
            y={y((inTenYears(vo2max).from + inTenYears(vo2max).to) / 2)}
            dy={starts.length === 1 ? '0.35em' : vo2max === highest ? '0' : '0.75em'}
          >
            {range.join(to)}
          </text>
        ))}
      </svg>
    </div>
  )
}
