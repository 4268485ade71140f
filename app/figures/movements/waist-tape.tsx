import { Movement, type MovementProps } from './movement.tsx'
import styles from './movement.module.css'

/** A tape around the waist, at the height of the navel. */
export function WaistTape(props: MovementProps) {
  return (
    <Movement
      {...props}
      drawing={
        <>
          <path d="M50 4C46 22 57 34 56 48C55 64 46 76 47 96M110 4C114 22 103 34 104 48C105 64 114 76 113 96M80 80V96" />
          <path className={styles.accent} strokeWidth="6" d="M56 51C68 60 92 60 104 51" />
          <circle className={styles.dot} cx="80" cy="45" r="3" />
        </>
      }
    />
  )
}
