import styles from './per-kilogram.module.css'

const kilograms = 70
const columns = 14
const cell = 40

interface PerKilogramProps {
  /** of the whole body, and of one kilogram */
  whole: string
  each: string
  children: string
}

/** One VO2max told twice: a square for each kilogram of a young body of 70 kg, and one of them filled. */
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
