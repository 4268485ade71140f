import { Movement, type MovementProps } from './movement.tsx'
import styles from './movement.module.css'

/** Two fingers of one hand on the wrist of the other, below the thumb. */
export function PulseAtWrist(props: MovementProps) {
  return (
    <Movement
      {...props}
      drawing={
        <>
          <path d="M4 52H72C84 52 88 47 94 40C101 31 117 27 122 33C126 38 119 43 112 45C106 47 104 51 103 55" />
          <path d="M103 55C112 52 124 52 150 52C157 52 157 62 150 62H124M150 62C157 62 157 72 148 72H124M146 72C153 72 152 82 144 82H120M140 82C144 84 142 91 135 91C112 93 92 92 76 84H4" />
          <rect className={styles.front} x="47" y="6" width="13" height="56" rx="6.5" />
          <rect className={styles.front} x="61" y="2" width="13" height="60" rx="6.5" />
          <circle className={styles.accent} cx="60" cy="66" r="14" />
          <circle className={styles.dot} cx="60" cy="66" r="5" />
        </>
      }
    />
  )
}
