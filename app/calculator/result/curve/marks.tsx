import { SvgText } from '../../../components/graphics/svg-text.tsx'
import styles from './curve.module.css'
import { percent, pointOf, positions } from './geometry.ts'

/** An uptake in ml/kg/min on the way up; filled where it is lit. */
export interface Mark {
  uptake: number
  label: string
  lit: boolean
}

/** Height of a ceiling's label above it, in percent of the drawing. */
const labelHeight = 13

/**
 * Dots on the line, and above it where the first ceiling is lower; none so near a ceiling that it would hide its bend, or
 * be written over by its label: the label of a second, lower ceiling stands below it.
 */
export function Marks({ marks, ceilings, top }: { marks: Mark[]; ceilings: number[]; top: number }) {
  const place = positions(top)
  const [lowest, highest] = [Math.min(...ceilings), Math.max(...ceilings)]
  return marks
    .filter(({ uptake }) => ceilings.every((ceiling) => Math.abs(uptake - ceiling) >= 2))
    .filter(({ uptake }) => uptake < highest || place.y(highest) - place.y(uptake) > labelHeight)
    .filter(({ uptake }) => lowest === highest || uptake > lowest || place.y(uptake) - place.y(lowest) > labelHeight)
    .map(({ uptake, label, lit }, index, shown) => {
      const x = percent(place.x(pointOf(uptake, ceilings, top).effort))
      const y = percent(place.y(uptake))
      // on a long scale names would touch: every other one stands on the left
      const isNear = (other?: Mark) => other && Math.abs(place.y(other.uptake) - place.y(uptake)) < 5.5
      const isCrowded = index % 2 === 1 && (isNear(shown[index - 1]) || isNear(shown[index + 1]))
      const isRight = uptake < ceilings[0]! && !isCrowded
      return (
        <g key={label}>
          <circle className={lit ? styles.lit : styles.unlit} cx={x} cy={y} r="6.5" />
          <SvgText
            x={x}
            y={y}
            dx={isRight ? '0.8em' : '-0.8em'}
            dy={isRight ? '1em' : '-0.25em'}
            textAnchor={isRight ? 'start' : 'end'}
          >
            {label}
          </SvgText>
        </g>
      )
    })
}
