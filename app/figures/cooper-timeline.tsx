import type { ReactNode } from 'react'
import { Plot } from '../ui/graphics/figure.tsx'
import { percent, SvgLine } from '../ui/graphics/svg.tsx'
import { PersonDrawing, running, walking, warmingUp } from './poses.tsx'
import styles from './cooper-timeline.module.css'

interface CooperTimelineProps {
  /** labels of the 10 minutes before, the 12 minutes, and the 10 minutes after */
  warmUp: string
  run: string
  coolDown: string
  children: ReactNode
}

/** Returns the position of one of the 32 minutes, in percent. */
const xOf = (minute: number) => percent((minute / 32) * 100)

/** SVG path of effort over time: 10 units a minute, 0 at the top. */
const effort = 'M2 93.5C20 93.5 20 81.5 45 81.5H90C105 81.5 97 50 120 50H212C234 50 224 93.5 245 93.5H318'

/** Where each person's foot touches the line: minutes, and percent from the top. */
const people = [
  { pose: warmingUp, minute: 5.6, y: 81.5 },
  { pose: running, minute: 15.4, y: 50 },
  { pose: walking, minute: 27.4, y: 93.5 },
] as const

/** Renders Cooper's test as a line of effort over time, on which people warm up, run and walk. */
export function CooperTimeline({ warmUp, run, coolDown, children }: CooperTimelineProps) {
  const stages = [
    { minutes: 10, label: warmUp },
    { minutes: 12, label: run },
    { minutes: 10, label: coolDown },
  ]
  return (
    <figure>
      <Plot className={styles.plot}>
        <g stroke="var(--muted)" strokeDasharray="2 5">
          {/* from just above the line of effort */}
          <SvgLine x={xOf(10)} y={[48, 100]} />
          <SvgLine x={xOf(22)} y={[48, 100]} />
        </g>
        <SvgLine stroke="var(--line)" strokeWidth="1.5" y={100} />
        <svg viewBox="0 0 320 100" preserveAspectRatio="none">
          <path
            fill="none"
            stroke="var(--arterial)"
            strokeWidth="5"
            strokeLinecap="round"
            strokeLinejoin="round"
            d={effort}
          />
        </svg>
        {people.map(({ pose, minute, y }) => (
          <svg key={minute} x={xOf(minute)} y={percent(y)} className={styles.person}>
            <g>
              <PersonDrawing pose={pose} />
            </g>
          </svg>
        ))}
      </Plot>
      <ol className={styles.stages}>
        {stages.map(({ minutes, label }) => (
          <li key={label}>
            <strong>{minutes}&nbsp;min</strong> {label}
          </li>
        ))}
      </ol>
      <figcaption>{children}</figcaption>
    </figure>
  )
}
