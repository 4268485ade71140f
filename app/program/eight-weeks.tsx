import type { ComponentProps, ReactNode } from 'react'
import { type ProgramName, type ProgramPhase, programs, testsAfterWeeks, weeksOf } from '#domain/programs.ts'
import { Figure, Plot } from '../ui/graphics/figure.tsx'
import { anchorAt, percent, SvgLine, SvgText } from '../ui/graphics/svg.tsx'
import { useMessages } from '../use-messages.ts'
import styles from './eight-weeks.module.css'

const legend = ['easy', 'interval', 'either', 'optional'] as const
type SessionMarkKind = (typeof legend)[number]

interface EightWeeksProps {
  program: ProgramName
  caption: string
  /** text alternative for screen readers */
  alternative: string
  /** names of the program's kinds of sessions, for the legend */
  kindNames: Partial<Record<SessionMarkKind, string>>
  testLabel: string
  children: ReactNode
}

/** a week, and the gap between two, in percent of the width */
const columnWidth = 100 / 8
const gapX = 2.4
/** a session with its gap, and the axis below the five of a full week, in rem */
const rowHeight = 2
const gapY = 0.3
const axisY = 5 * rowHeight

const rem = (length: number) => `${length}rem`

/** Renders the eight weeks of a program, with a mark per session. Its children are a list that describes each phase. */
export function EightWeeks({ program, caption, alternative, kindNames, testLabel, children }: EightWeeksProps) {
  const { locale } = useMessages()
  const phases = programs[locale][program]
  return (
    <Figure caption={caption}>
      <ul className={styles.legend} aria-hidden="true">
        {legend
          .filter((kind) => kindNames[kind])
          .map((kind) => (
            <li key={kind}>
              <svg width="1.5rem" height="1.5rem">
                <SessionMark kind={kind} x="2" y="2" width="20" height="20" />
              </svg>
              {kindNames[kind]}
            </li>
          ))}
      </ul>
      <Plot className={styles.weeks} alternative={alternative}>
        {weeksOf(phases).map(({ phase, isFirstOfPhase }, week) => (
          <g key={week}>
            {isFirstOfPhase && week > 0 && (
              <SvgLine stroke="var(--muted)" strokeDasharray="2 5" x={week * columnWidth} y={[0, rem(axisY + 1.9)]} />
            )}
            {hardestFirst(phase).map((kind, index) => (
              <SessionMark
                key={index}
                kind={kind}
                x={percent(week * columnWidth + gapX / 2)}
                y={rem(axisY - (index + 1) * rowHeight + gapY / 2)}
                width={percent(columnWidth - gapX)}
                height={rem(rowHeight - gapY)}
              />
            ))}
            <SvgText
              x={(week + 0.5) * columnWidth}
              y={rem(axisY + 1.4)}
              textAnchor="middle"
              fontSize="var(--font-size-0)"
              fill="var(--ink)"
              text={week + 1}
            />
          </g>
        ))}
        <SvgLine stroke="var(--ink)" strokeWidth="2" y={rem(axisY)} />
        {testsAfterWeeks.map((after) => (
          <SvgText
            key={after}
            fontWeight="700"
            fill="var(--pine)"
            x={after * columnWidth}
            y={rem(axisY + 3.2)}
            textAnchor={anchorAt(after * columnWidth)}
            text={`↑ ${testLabel}`}
          />
        ))}
      </Plot>
      <div className={`${styles.phases} ${phases.length === 3 ? styles.threePhases : styles.fourPhases}`}>
        {children}
      </div>
    </Figure>
  )
}

function SessionMark({ kind, ...place }: ComponentProps<'rect'> & { kind: SessionMarkKind }) {
  const isIntense = kind === 'interval' || kind === 'either'
  return (
    <rect
      fill={kind === 'interval' ? 'var(--arterial)' : 'var(--pine)'}
      fillOpacity={{ interval: 1, either: 0.22, easy: 0.22, optional: 0 }[kind]}
      stroke={isIntense ? 'var(--arterial)' : 'var(--pine)'}
      strokeWidth="2.5"
      strokeDasharray={kind === 'either' || kind === 'optional' ? '5 4' : undefined}
      rx="4"
      {...place}
    />
  )
}

/** Returns the kind of each session in a week of a phase, hardest first; an optional one is last. */
function hardestFirst({ days, hasOptionalSession }: ProgramPhase): SessionMarkKind[] {
  const kinds = (['interval', 'either', 'easy'] as const).flatMap((kind) =>
    days.flatMap((day) => (day === kind ? [kind] : [])),
  )
  return hasOptionalSession ? [...kinds.slice(0, -1), 'optional'] : kinds
}
