import type { ReactNode } from 'react'
import { SvgText } from '../../components/graphics/svg-text.tsx'
import styles from './fitness-and-statin.module.css'

interface FitnessAndStatinProps {
  /** what the drawing shows, for those who do not see it */
  alternative: string
  /** the two lines */
  without: string
  statin: string
  /** the two ends: a name and a level of fitness */
  least: readonly [string, string]
  fittest: readonly [string, string]
  children: ReactNode
}

/** Risk of death, 100 being that of the least fit people who took a statin. Source: Kokkinos et al., 2013. */
const risks = {
  without: { least: 135, fittest: 53 },
  statin: { least: 100, fittest: 30 },
}

/** Edges of the plot, in percent of the figure: positions in percent keep the texts at their size at every width. */
const plot = { left: 22, right: 78, top: 8, bottom: 80, highest: 140 }
const y = (risk: number) => `${(plot.bottom - (risk / plot.highest) * (plot.bottom - plot.top)).toFixed(2)}%`
const left = `${plot.left}%`
const right = `${plot.right}%`

/** Fitness and treatment together: two lines that fall, one under the other. */
export function FitnessAndStatin({ alternative, least, fittest, children, ...names }: FitnessAndStatinProps) {
  return (
    <figure className={styles.figure}>
      <figcaption>{children}</figcaption>
      <svg className={styles.plot} role="img" aria-label={alternative}>
        <line className={styles.reference} x1={left} x2="100%" y1={y(100)} y2={y(100)} />
        <line className={styles.axis} x1="0" x2="100%" y1={y(0)} y2={y(0)} />
        {(['without', 'statin'] as const).map((group) => {
          const { least: from, fittest: to } = risks[group]
          const middle = y((from + to) / 2)
          return (
            <g key={group} className={styles[group]}>
              <line x1={left} x2={right} y1={y(from)} y2={y(to)} />
              <circle cx={left} cy={y(from)} r="7" />
              <circle cx={right} cy={y(to)} r="7" />
              <SvgText className={styles.risk} x={left} y={y(from)} dx="-16" dy=".35em" textAnchor="end">
                {from}
              </SvgText>
              <SvgText className={styles.risk} x={right} y={y(to)} dx="16" dy=".35em">
                {to}
              </SvgText>
              {group === 'without' ? (
                <SvgText className={styles.name} x="58%" y={middle} dy=".6em">
                  {names.without}
                </SvgText>
              ) : (
                <SvgText className={styles.name} x="49%" y={middle} dy="1.3em" textAnchor="end">
                  {names.statin}
                </SvgText>
              )}
            </g>
          )
        })}
        {[
          { x: left, words: least },
          { x: right, words: fittest },
        ].map(({ x, words: [name, level] }) => (
          <g key={x} textAnchor="middle">
            <SvgText className={styles.end} x={x} y={y(0)} dy="1.5em">
              {name}
            </SvgText>
            <SvgText x={x} y={y(0)} dy="2.9em">
              {level}
            </SvgText>
          </g>
        ))}
      </svg>
    </figure>
  )
}
