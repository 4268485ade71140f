import { SvgText } from '../../components/graphics/svg-text.tsx'
import styles from './history-plot.module.css'
import { percent } from './scale.ts'

interface LabelProps {
  where: 'all' | 'wide' | 'none'
  /** percent */
  x: number
  y: number
  dy: string
  isDate?: boolean
  children: string
}

/** A text of the plot that shows where it has room: everywhere, on wide screens, or not at all. */
export function Label({ where, x, y, dy, isDate, children }: LabelProps) {
  if (where === 'none') return null
  const className = [isDate ? styles.date : styles.result, where === 'wide' && styles.wide].filter(Boolean).join(' ')
  return (
    <SvgText className={className} x={percent(x)} y={percent(y)} dy={dy}>
      {children}
    </SvgText>
  )
}
