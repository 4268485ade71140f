import type { ComponentProps } from 'react'
import { percent, type Point, SvgLine, SvgText } from '../ui/graphics/svg.tsx'
import styles from './age-chart.module.css'

interface Dot {
  at: Point
  text: string
}

interface DotsProps {
  /** the value that the chart is about */
  main: Dot
  /** a comparison at the same age: paler, and joined to the main dot by a line */
  compared?: Dot
}

/**
 * Renders one or two dots with their texts, which stand on the side with more room. The text of `compared` is a line
 * further from the main dot than its own dot, so that the texts never touch.
 */
export function Dots({ main, compared }: DotsProps) {
  const [x, y] = main.at
  const side = x < 55 ? ({ dx: '0.8em', textAnchor: 'start' } as const) : ({ dx: '-0.8em', textAnchor: 'end' } as const)
  return (
    <>
      {compared && (
        <>
          <SvgLine stroke="var(--arterial)" strokeWidth="2" strokeOpacity="0.55" x={x} y={[y, compared.at[1]]} />
          <OpenDot {...compared} {...side} dy={compared.at[1] < y ? '-0.95em' : '1.65em'} />
        </>
      )}
      <svg x={percent(x)} y={percent(y)}>
        <circle r="7" fill="var(--arterial)" stroke="var(--surface)" strokeWidth="2" />
        <SvgText className={`outlined ${styles.mainDotText}`} {...side} dy="0.35em" text={main.text} />
      </svg>
    </>
  )
}

/** Renders an open dot, for a comparison, with its text. */
export function OpenDot({ at, ...text }: Dot & Pick<ComponentProps<'text'>, 'dx' | 'dy' | 'textAnchor'>) {
  const [x, y] = at
  return (
    <svg x={percent(x)} y={percent(y)}>
      <circle r="6" fill="var(--surface)" stroke="var(--arterial)" strokeWidth="2" />
      <SvgText className="outlined" {...text} />
    </svg>
  )
}
