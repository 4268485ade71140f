import type { ReactNode } from 'react'
import { SvgText, type DrawingProps } from '../components/graphics/svg.tsx'
import styles from './movements.module.css'

/** Two fingers of one hand on the wrist of the other, below the thumb. */
export const PulseAtWrist = movement(
  <>
    <path d="M4 52H72C84 52 88 47 94 40C101 31 117 27 122 33C126 38 119 43 112 45C106 47 104 51 103 55" />
    <path d="M103 55C112 52 124 52 150 52C157 52 157 62 150 62H124M150 62C157 62 157 72 148 72H124M146 72C153 72 152 82 144 82H120M140 82C144 84 142 91 135 91C112 93 92 92 76 84H4" />
    <rect className={styles.front} x="47" y="6" width="13" height="56" rx="6.5" />
    <rect className={styles.front} x="61" y="2" width="13" height="60" rx="6.5" />
    <circle className={styles.accent} cx="60" cy="66" r="14" />
    <circle className={styles.dot} cx="60" cy="66" r="5" />
  </>,
)

/** Somebody with one foot on a step, and the four moves of a cycle: two up, two down. */
export const StepCycle = movement(
  <>
    <path d="M4 97H76V66H156" />
    <circle cx="66" cy="11" r="8" />
    <path d="M65 21L62 50M64 27L50 42M64 27L78 40M62 50L82 50L86 64H93M62 50L52 72L50 95H57" />
    <path className={styles.accent} d="M22 84V48M15 55L22 47L29 55M128 20V54M121 47L128 55L135 47" />
    <SvgText x="22" y="38" text="1, 2" />
    <SvgText x="128" y="14" text="3, 4" />
  </>,
)

/** A track of 400 m seen from above: the start line, the way round, and the inside lane where a lap is counted. */
export const TrackLaps = movement(
  <>
    <rect x="4" y="8" width="152" height="84" rx="42" />
    <rect x="28" y="32" width="104" height="36" rx="18" />
    <path className={styles.accent} d="M80 68V92M58 71L66 77L58 83" />
    <path className={styles.accent} strokeDasharray="1 7" d="M88 77H112C142 77 142 23 112 23H48C18 23 18 77 48 77H62" />
    <SvgText x="80" y="55" text={'400\u00a0m'} />
  </>,
)

/** A tape around the waist, at the height of the navel. */
export const WaistTape = movement(
  <>
    <path d="M50 4C46 22 57 34 56 48C55 64 46 76 47 96M110 4C114 22 103 34 104 48C105 64 114 76 113 96M80 80V96" />
    <path className={styles.accent} strokeWidth="6" d="M56 51C68 60 92 60 104 51" />
    <circle className={styles.dot} cx="80" cy="45" r="3" />
  </>,
)

/** A small drawing of something to do, 160 by 100, beside how to do it. */
function movement(drawing: ReactNode) {
  return function Movement({ alternative, children }: DrawingProps) {
    return (
      <figure className={styles.movement}>
        <svg viewBox="0 0 160 100" role="img" aria-label={alternative}>
          {drawing}
        </svg>
        <figcaption>{children}</figcaption>
      </figure>
    )
  }
}
