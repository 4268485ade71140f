import type { PersonVo2max } from '../../../domain/person.ts'
import { percent, SvgLine } from '../../components/graphics/svg.tsx'
import { useMessages } from '../../messages.ts'
import styles from './age-chart.module.css'
import { middleOfYear, pointAt } from './axes.ts'
import { axesOfPeople as axes } from './percentile-lines.ts'
import { Dots } from './dots.tsx'
import { largeText } from './place-texts.ts'

interface ValueWithMarginProps {
  person: Pick<PersonVo2max, 'age' | 'vo2max'>
  /** in ml/kg/min, if known */
  margin?: { from: number; to: number } | undefined
  /** whether it is a second opinion, not the main result */
  isQuiet?: boolean
}

/** Renders a person's VO2max in a `PeopleChart`: a dot, with its margin as an error bar. */
export function ValueWithMargin({ person, margin, isQuiet = false }: ValueWithMarginProps) {
  const { number } = useMessages()
  const at = pointAt(axes, middleOfYear(person.age), person.vo2max)
  return (
    <g className={isQuiet ? styles.secondary : undefined}>
      {margin && <Whisker x={at[0]} ends={[margin.from, margin.to]} />}
      <Dots dots={[{ at, text: number(person.vo2max, 1), scale: largeText }]} />
    </g>
  )
}

function Whisker({ x, ends }: { x: number; ends: [number, number] }) {
  const [from, to] = ends.map((end) => pointAt(axes, 0, end)[1])
  return (
    <g className={styles.whisker}>
      <SvgLine x={x} y={[from!, to!]} />
      {[from!, to!].map((y) => (
        <svg key={y} x={percent(x)} y={percent(y)}>
          <line x1="-5" x2="5" />
        </svg>
      ))}
    </g>
  )
}
