import styles from './per-kilogram.module.css'

const kilograms = 70
const columns = 14
const cell = 40

interface PerKilogramProps {
  /** VO2max of the whole body, and per kilogram, as text */
  whole: string
  each: string
  children: string
}

/** Renders one VO2max in both units: a square per kilogram of a 70 kg body, one of them filled. */
export function PerKilogram({ whole, each, children }: PerKilogramProps) {
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${columns * cell - 6} ${(kilograms / columns) * cell - 6}`} aria-hidden="true">
        {Array.from({ length: kilograms }, (_, index) => (
          <rect
            key={index}
            className={index === kilograms - 1 ? styles.highlighted : styles.square}
            x={(index % columns) * cell + 1}
            y={Math.floor(index / columns) * cell + 1}
            width={cell - 8}
            height={cell - 8}
            rx="3"
          />
        ))}
      </svg>
      <p>
        <b>{whole}</b> <b>{each}</b>
      </p>
      <figcaption>{children}</figcaption>
    </figure>
  )
}
