import type { ReactNode } from 'react'
import { SvgLine } from '../../components/graphics/svg.tsx'
import figure from '../figure.module.css'
import styles from './cooper-timeline.module.css'

interface CooperTimelineProps {
  /** what is done in the 10 minutes before, the 12, and the 10 after */
  warmUp: string
  run: string
  coolDown: string
  children: ReactNode
}

/** Where a minute is, in percent of the 32. */
const share = (minutes: number) => (minutes / 32) * 100

/** Effort over the 32 minutes, ten units each; 0 is the top of the drawing. */
const effort = 'M2 93.5C20 93.5 20 81.5 45 81.5H90C105 81.5 97 50 120 50H212C234 50 224 93.5 245 93.5H318'

/** Cooper's test as a line, on which people warm up, run and walk. They and the words keep their size at every width. */
export function CooperTimeline({ warmUp, run, coolDown, children }: CooperTimelineProps) {
  const parts = [
    { minutes: 10, what: warmUp },
    { minutes: 12, what: run },
    { minutes: 10, what: coolDown },
  ]
  return (
    <figure>
      <svg className={`${figure.plot} ${styles.plot}`} aria-hidden="true">
        <SvgLine className={figure.divider} x={share(10)} y={[48, 100]} />
        <SvgLine className={figure.divider} x={share(22)} y={[48, 100]} />
        <SvgLine className={figure.frame} y={100} />
        <svg viewBox="0 0 320 100" preserveAspectRatio="none">
          <path className={figure.series} d={effort} />
        </svg>
        <Person at={5.6} on="81.5%">
          <path d="M17.2-50.2L9.8-27.3-4.3-9.2 0-4.4M19.8-79.1L28.4-66.2 41.9-72.8M17.2-50.2L32.7-31.8 24-10.5 30.4-9.1M19.8-79.1L7.9-69.1 17.9-58" />
          <path className={styles.trunk} d="M19.8-79.1L17.2-50.2" />
          <circle cx="21.6" cy="-92.1" r="7.6" />
        </Person>
        <Person at={15.4} on="50%">
          <path d="M21.3-48.7L11.6-26.7-3.8-9.7 0-4.4M25.9-77.3L35.4-65.1 48.1-73M21.3-48.7L39.7-33.2 29.6-12.6 35.8-10.6M25.9-77.3L12.7-69.1 22.4-57.6" />
          <path className={styles.trunk} d="M25.9-77.3L21.3-48.7" />
          <circle cx="28.8" cy="-90.2" r="7.6" />
        </Person>
        <Person at={27.4} on="93.5%">
          <path d="M0-49L-7-26.1-20.5-7.4-14.8-4.4M1.5-78L8.6-64.2 20.4-54.9M0-49L10.5-27.4 15.7-5 22.1-6.2M1.5-78L-6.2-64.5-8.3-49.7" />
          <path className={styles.trunk} d="M1.5-78L0-49" />
          <circle cx="2.9" cy="-91.1" r="7.6" />
        </Person>
      </svg>
      <ol className={styles.parts}>
        {parts.map(({ minutes, what }) => (
          <li key={what}>
            <strong>{minutes}&nbsp;min</strong> {what}
          </li>
        ))}
      </ol>
      <figcaption>{children}</figcaption>
    </figure>
  )
}

/** Somebody 100 high whose foot stands on the line at a minute. */
function Person({ at, on, children }: { at: number; on: string; children: ReactNode }) {
  return (
    <svg x={`${share(at)}%`} y={on} className={styles.person}>
      <g>{children}</g>
    </svg>
  )
}
