import styles from './curve.module.css'
import { pointOf } from './geometry.ts'
import { percent, places } from './places.ts'

/** An uptake in ml/kg/min on the way up; filled where it is lit. */
export interface Mark {
  uptake: number
  label: string
  lit: boolean
}

/** Dots on the line, and above it where the first ceiling is lower; none so near a ceiling that it would hide its bend. */
export function Marks({ marks, ceilings, top }: { marks: Mark[]; ceilings: number[]; top: number }) {
  const place = places(top)
  return marks
    .filter(({ uptake }) => ceilings.every((ceiling) => Math.abs(uptake - ceiling) >= 2))
    .map(({ uptake, label, lit }) => {
      const x = percent(place.x(pointOf(uptake, ceilings, top).effort))
      const y = percent(place.y(uptake))
      const isReached = uptake < ceilings[0]!
      return (
        <g key={label}>
          <circle className={lit ? styles.lit : styles.unlit} cx={x} cy={y} r="6.5" />
          <text
            x={x}
            y={y}
            dx={isReached ? '0.8em' : '-0.8em'}
            dy={isReached ? '1em' : '-0.25em'}
            textAnchor={isReached ? 'start' : 'end'}
          >
            {label}
          </text>
        </g>
      )
    })
}
