import type { ReactNode } from 'react'
import { SvgText, type DrawingProps } from '../components/graphics/svg.tsx'
import styles from './movements.module.css'

/** Two fingers of one hand on the other wrist, below the thumb. */
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

/** A person with one foot on a step, and the four steps of a cycle: two up, two down. */
export const StepCycle = movement(
  <>
    <path d="M4 93.5H73V81.5H156" />
    <g className={styles.body}>
      <path d="M62 51L61 70 57 88 62 89M67 28L75 38 87 36M62 51L80 58 81 76 86 77M67 28L61 39 65 50" />
      <path d="M67 28L62 51" strokeWidth="8.5" />
      <circle cx="69.4" cy="17.7" r="6.1" />
    </g>
    <path className={styles.accent} d="M26 82V50M20 56L26 50L32 56" />
    <SvgText x="26" y="42" text="1, 2" />
    <path className={styles.accent} d="M128 34V66M122 60L128 66L134 60" />
    <SvgText x="128" y="28" text="3, 4" />
  </>,
)

/** A person on a stationary bicycle, whose display shows the load. */
export const StationaryBicycle = movement(
  <>
    <path d="M38 96H130M114 78V96M66 96L74 84M54 58H67M61 58L74 84H114L107 50H92M107 50L112 44M66 86L82 82" />
    <circle className={styles.front} cx="114" cy="79" r="13" />
    <rect className={styles.front} x="101" y="29" width="22" height="15" rx="2" />
    <path className={styles.accent} d="M107 36.5H117" />
    <g className={styles.body}>
      <path d="M61 50L72 67 62 83 67 84M79 34L84 46 95 52M61 50L79 60 78 79 84 80" />
      <path d="M79 34L61 50" strokeWidth="8.9" />
      <circle cx="85.9" cy="25" r="6.4" />
    </g>
  </>,
)

/** A 400 m track from above: the start line, the direction, and the inside lane, which measures 400 m. */
export const TrackLaps = movement(
  <>
    <rect x="4" y="8" width="152" height="84" rx="42" />
    <rect x="28" y="32" width="104" height="36" rx="18" />
    <path className={styles.accent} d="M80 68V92M58 71L66 77L58 83" />
    <path className={styles.accent} strokeDasharray="1 7" d="M88 77H112C142 77 142 23 112 23H48C18 23 18 77 48 77H62" />
    <SvgText x="80" y="55" text={'400\u00a0m'} />
  </>,
)

/** A tape measure around the waist, at the navel. */
export const WaistTape = movement(
  <>
    <path d="M50 4C46 22 57 34 56 48C55 64 46 76 47 96M110 4C114 22 103 34 104 48C105 64 114 76 113 96M80 80V96" />
    <path className={styles.accent} strokeWidth="6" d="M56 51C68 60 92 60 104 51" />
    <circle className={styles.dot} cx="80" cy="45" r="3" />
  </>,
)

/** Returns a component that renders a drawing (viewBox 160 by 100) of a movement, with its instructions as caption. */
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
