import type { ComponentProps, ReactNode } from 'react'
import { testsAfterWeeks, type ProgramPhase } from '../../../content/data/programs.ts'
import { anchorAt, percent, SvgText } from '../../components/graphics/svg-text.tsx'
import figure from '../figure.module.css'
import styles from './eight-weeks.module.css'

type Kind = 'interval' | 'either' | 'easy' | 'optional'

interface EightWeeksProps {
  phases: readonly ProgramPhase[]
  caption: string
  /** what the drawing shows, for those who do not see it */
  alternative: string
  /** the kinds of sessions that the program has, for the legend */
  kinds: Partial<Record<Kind, string>>
  test: string
  /** an ordered list: what to do in each phase */
  children: ReactNode
}

const weeks = 8
const column = 100 / weeks
/** most sessions in a week, and the height of one with its gap, in rem */
const highest = 5
const row = 2
const bottom = highest * row

/** The eight weeks of a program, a mark for each session; the list under it says what to do in each phase. */
export function EightWeeks({ phases, caption, alternative, kinds, test, children }: EightWeeksProps) {
  return (
    <figure className={`${figure.figure} ${figure.wide}`}>
      <figcaption>{caption}</figcaption>
      <ul className={figure.legend} aria-hidden="true">
        {Object.entries(kinds).map(([kind, name]) => (
          <li key={kind}>
            <svg width="1.5rem" height="1.5rem">
              <Session kind={kind as Kind} x="2" y="2" width="20" height="20" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <svg className={`${figure.plot} ${styles.weeks}`} role="img" aria-label={alternative}>
        {phases.map((phase) => (
          <g key={phase.weeks.from}>
            {phase.weeks.from > 1 && (
              <line
                className={figure.divider}
                x1={percent((phase.weeks.from - 1) * column)}
                x2={percent((phase.weeks.from - 1) * column)}
                y1="0"
                y2={`${bottom + 1.9}rem`}
              />
            )}
            {weeksOf(phase).map((week) => (
              <g key={week}>
                {sessionsOf(phase).map((kind, index) => (
                  <Session
                    key={index}
                    kind={kind}
                    x={percent((week - 1) * column + 1.2)}
                    y={`${bottom - (index + 1) * row + 0.15}rem`}
                    width={percent(column - 2.4)}
                    height={`${row - 0.3}rem`}
                  />
                ))}
                <SvgText x={(week - 0.5) * column} y={`${bottom + 1.4}rem`} textAnchor="middle" text={week} />
              </g>
            ))}
          </g>
        ))}
        <line className={figure.axis} x1="0" x2="100%" y1={`${bottom}rem`} y2={`${bottom}rem`} />
        {testsAfterWeeks.map((after) => (
          <SvgText
            key={after}
            className={styles.test}
            x={after * column}
            y={`${bottom + 3.2}rem`}
            textAnchor={anchorAt(after * column)}
            text={`↑ ${test}`}
          />
        ))}
      </svg>
      <div className={`${styles.phases} ${phases.length === 3 ? styles.three : styles.four}`}>{children}</div>
    </figure>
  )
}

function Session({ kind, ...place }: ComponentProps<'rect'> & { kind: Kind }) {
  return <rect className={`${styles.session} ${styles[kind]}`} rx="4" {...place} />
}

function weeksOf({ weeks: { from, to } }: ProgramPhase): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

/** The sessions of a week, from the hardest to the one that may be left out. */
function sessionsOf({ sessions, intervals }: ProgramPhase): Kind[] {
  const many = (count: number, kind: Kind) => Array<Kind>(count).fill(kind)
  return [
    ...many(intervals.from, 'interval'),
    ...many(intervals.to - intervals.from, 'either'),
    ...many(sessions.from - intervals.to, 'easy'),
    ...many(sessions.to - sessions.from, 'optional'),
  ]
}
