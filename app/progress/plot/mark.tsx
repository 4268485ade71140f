import { testNames, type TestName } from '../../../domain/tests/registry.ts'
import styles from './history-plot.module.css'

/** By the place of a test in the registry, after the first, which has a circle. Around 0, 0, in pixels. */
const shapes = [
  'M-5.5-5.5h11v11h-11z',
  'M0-7 6.5 5h-13z',
  'M0-7.5 7.5 0 0 7.5-7.5 0z',
  'M-6.5-5h13L0 7z',
  'M-2-6.5h4v4.5h4.5v4h-4.5v4.5h-4v-4.5h-4.5v-4h4.5z',
  'M-6-6h12L-6 6h12z',
  'M-3-7h6v14h-6z',
]
const tones = [styles.tone1, styles.tone2, styles.tone3, styles.tone4, styles.tone5, styles.tone6]

/** The colour of each test, beside its mark: colour alone means nothing. */
export const toneOf = (test: TestName) => tones[testNames.indexOf(test) % tones.length]

interface MarkProps {
  test: TestName
  x: string
  y: string
  /** where there are many */
  small: boolean
}

/** The point of a plot that stands for one result, in the shape of its test. */
export function Mark({ test, x, y, small }: MarkProps) {
  const place = testNames.indexOf(test)
  if (place === 0) return <circle className={styles.point} cx={x} cy={y} r={small ? 2.5 : 6} />
  return (
    <svg className={styles.mark} x={x} y={y}>
      <path
        className={styles.point}
        d={shapes[(place - 1) % shapes.length]}
        {...(small && { transform: 'scale(0.5)' })}
      />
    </svg>
  )
}
