import { Movement, type MovementProps } from './movement.tsx'
import styles from './movement.module.css'

/** A track of 400 m seen from above: the start line, the way round, and the inside lane where a lap is counted. */
export function TrackLaps(props: MovementProps) {
  return (
    <Movement
      {...props}
      drawing={
        <>
          <rect x="4" y="8" width="152" height="84" rx="42" />
          <rect x="28" y="32" width="104" height="36" rx="18" />
          <path className={styles.accent} d="M80 68V92M58 71L66 77L58 83" />
          <path
            className={styles.accent}
            strokeDasharray="1 7"
            d="M88 77H112C142 77 142 23 112 23H48C18 23 18 77 48 77H62"
          />
          <text x="80" y="55">
            {'400\u00a0m'}
          </text>
        </>
      }
    />
  )
}
