import type { SavedTest } from '../records/records.ts'
import styles from './history-plot.module.css'

/** Around 0, 0, in pixels. */
const shapes: Record<Exclude<SavedTest, 'cooper-run'>, string> = {
  'rockport-walk': 'M-5.5-5.5h11v11h-11z',
  'queens-college-step': 'M0-7 6.5 5h-13z',
  'astrand-ryhming-cycle': 'M0-7.5 7.5 0 0 7.5-7.5 0z',
  'ruffier-dickson-index': 'M-6.5-5h13L0 7z',
  'known-value': 'M-2-6.5h4v4.5h4.5v4h-4.5v4.5h-4v-4.5h-4.5v-4h4.5z',
}

interface MarkProps {
  test: SavedTest
  x: string
  y: string
  /** where there are many */
  small: boolean
}

/** The point of a plot that stands for one result, in the shape of its test. */
export function Mark({ test, x, y, small }: MarkProps) {
  if (test === 'cooper-run') return <circle className={styles.point} cx={x} cy={y} r={small ? 2.5 : 6} />
  return (
    <svg className={styles.mark} x={x} y={y}>
      <path className={styles.point} d={shapes[test]} {...(small && { transform: 'scale(0.5)' })} />
    </svg>
  )
}
