import { Movement, type MovementProps } from './movement.tsx'
import styles from './movement.module.css'

/** Somebody with one foot on a step, and the four moves of a cycle: two up, two down. */
export function StepCycle(props: MovementProps) {
  return (
    <Movement
      {...props}
      drawing={
        <>
          <path d="M4 97H76V66H156" />
          <circle cx="66" cy="11" r="8" />
          <path d="M65 21L62 50M64 27L50 42M64 27L78 40M62 50L82 50L86 64H93M62 50L52 72L50 95H57" />
          <path className={styles.accent} d="M22 84V48M15 55L22 47L29 55M128 20V54M121 47L128 55L135 47" />
          <text x="22" y="38">
            1, 2
          </text>{' '}
          <text x="128" y="14">
            3, 4
          </text>
        </>
      }
    />
  )
}
