import { SvgText } from '../../../components/graphics/svg-text.tsx'
import styles from './curve.module.css'
import { percent, pointOf, positions } from './geometry.ts'

/** An uptake in ml/kg/min on the way up. */
export interface Mark {
  uptake: number
  label: string
}

/** Height of a ceiling's label above it, in percent of the drawing. */
const labelHeight = 18

/** Dots on the line, and above it where the ceiling is lower; none so near that it would hide the bend or its label. */
export function Marks({ marks, ceiling, top }: { marks: Mark[]; ceiling: number; top: number }) {
  const place = positions(top)
  return marks
    .filter(({ uptake }) => ceiling - uptake >= 2 || place.y(ceiling) - place.y(uptake) > labelHeight)
    .map(({ uptake, label }) => {
      const x = percent(place.x(pointOf(uptake, ceiling, top).effort))
      const y = percent(place.y(uptake))
      const isBelow = uptake < ceiling
      return (
        <g key={label}>
          <circle className={isBelow ? styles.lit : styles.unlit} cx={x} cy={y} r="6.5" />
          <SvgText
            x={x}
            y={y}
            dx={isBelow ? '0.8em' : '-0.8em'}
            dy={isBelow ? '1em' : '-0.25em'}
            textAnchor={isBelow ? 'start' : 'end'}
          >
            {label}
          </SvgText>
        </g>
      )
    })
}
