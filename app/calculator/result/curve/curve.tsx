import { measuredSpread } from '../../../../domain/norms/measured-people.ts'
import type { PersonVo2max } from '../../../../domain/person.ts'
import { useMessages } from '../../../messages.ts'
import { percent, SvgLine, SvgText } from '../../../components/graphics/svg.tsx'
import { useDetailMessages } from '../../messages.ts'
import { Axes } from './axes.tsx'
import styles from './curve.module.css'
import {
  axisMaximum,
  effortAt,
  extrapolatedLine,
  marginBand,
  pathOf,
  pointOf,
  plateauStart,
  positions,
  uptakeLine,
} from './geometry.ts'

type Spread = NonNullable<ReturnType<typeof measuredSpread>>

interface CurveProps {
  /** the ceiling, in ml/kg/min */
  vo2max: number
  /** what it is called */
  label: string
  /** where it is known how good the value is, in ml/kg/min */
  margin?: { from: number; to: number } | undefined
  /** whose tested people stand at the right edge; there are none under 20 and from 90 on */
  person?: Pick<PersonVo2max, 'age' | 'gender'> | undefined
  /** another ceiling, in ml/kg/min, to see this one beside: today's where another is tried, or that of a run before */
  other?: { vo2max: number; label: string } | undefined
  /** uptakes in ml/kg/min on the way up */
  marks?: { uptake: number; label: string }[]
  /** the largest ceiling, in ml/kg/min, that must find room: the scale stays while the ceiling moves below it */
  roomFor?: number
}

/** The answer, drawn: uptake rises with effort along everybody's line, and stops at a ceiling. It needs no script. */
export function Curve({ vo2max, label, margin, person, other, marks = [], roomFor = 0 }: CurveProps) {
  const { number } = useMessages()
  const { curve: words } = useDetailMessages().answer
  const spread = person && measuredSpread(person)
  const people = spread && words.people({ ...person, ages: spread.ages })
  const top = axisMaximum([vo2max, other?.vo2max ?? 0, spread?.values[95] ?? 0, roomFor])
  const place = positions(top)
  const bend = plateauStart(vo2max, top)
  const alternative = [
    words.alternative.ceiling(number(vo2max, 1), label),
    ...(margin ? [words.alternative.margin({ from: number(margin.from, 1), to: number(margin.to, 1) })] : []),
    ...(people ? [words.alternative.median(people, number(spread.values[50], 1))] : []),
  ]

  return (
    <figure className={styles.figure}>
      <div className={styles.drawing} role="img" aria-label={alternative.join(' ')}>
        <svg className={styles.plot}>
          <Axes top={top} />
          <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none">
            <path
              className={styles.above}
              d={pathOf(extrapolatedLine(Math.max(vo2max, other?.vo2max ?? 0), top), place)}
            />
            {margin && <path className={styles.margin} d={`${pathOf(marginBand(margin, top), place)}Z`} />}
            {other && <path className={styles.other} d={pathOf(uptakeLine(other.vo2max, top), place)} />}
            <path className={styles.curve} d={pathOf(uptakeLine(vo2max, top), place)} />
          </svg>
          <Marks marks={marks} ceiling={vo2max} top={top} />
          <circle className={styles.bend} cx={percent(place.x(bend.effort))} cy={percent(place.y(vo2max))} r="9" />
          <CeilingLabel
            x={place.x(effortAt(vo2max, top))}
            y={place.y(vo2max)}
            value={number(vo2max, 1)}
            label={label}
          />
          {other && (
            <SvgText
              x={100}
              y={place.y(other.vo2max)}
              dy={vo2max > other.vo2max ? '1.2em' : '-0.6em'}
              textAnchor="end"
              text={number(other.vo2max, 1)}
            />
          )}
        </svg>
        {spread && <TestedPeople values={spread.values} ceiling={vo2max} top={top} />}
      </div>
      {(people ?? other) && (
        <figcaption className={styles.caption}>
          {other && <span className={styles.key}>{other.label}</span>} <span>{people}</span>
        </figcaption>
      )}
    </figure>
  )
}

/** Value over name: before the bend, or above it where that leaves no room. Places in percent of the drawing. */
function CeilingLabel({ x, y, value, label }: Record<'x' | 'y', number> & Record<'value' | 'label', string>) {
  const isLow = x < 55
  const at = { x: isLow ? 0 : x, y, textAnchor: isLow ? 'start' : 'end' } as const
  return (
    <>
      <SvgText
        {...at}
        className={styles.value}
        dx={isLow ? '1.2em' : '-0.65em'}
        dy={isLow ? '-1.6em' : '-1.05em'}
        text={value}
      />
      <SvgText {...at} dx={isLow ? '1.85em' : '-1em'} dy={isLow ? '-1.2em' : '-0.4em'} text={label} />
    </>
  )
}

/** Both in ml/kg/min. */
interface Scale {
  ceiling: number
  top: number
}

/** Tested people at the right edge: nine in ten of them on the thin line, half in the thick one, the bar in their middle. */
function TestedPeople({ values, ceiling, top }: Pick<Spread, 'values'> & Scale) {
  const { percentiles } = useDetailMessages().answer.curve
  const place = positions(top)
  const y = (percentile: keyof typeof values) => place.y(values[percentile])
  // on a long scale the names come too near to each other
  const named = ([95, 50, 5] as const).filter(
    (percentile) => percentile === 50 || Math.abs(y(percentile) - y(50)) >= 5.5,
  )
  return (
    <svg className={styles.strip}>
      <SvgLine className={styles.toStrip} x={[0, 24]} y={place.y(ceiling)} />
      <SvgLine className={styles.people} x={24} y={[y(95), y(5)]} />
      <SvgLine className={styles.people} x={[18, 30]} y={y(95)} />
      <SvgLine className={styles.people} x={[18, 30]} y={y(5)} />
      <rect className={styles.half} x="16%" width="16%" y={percent(y(75))} height={percent(y(25) - y(75))} />
      <SvgLine className={styles.median} x={[13, 35]} y={y(50)} />
      <circle className={styles.here} cx="24%" cy={percent(place.y(ceiling))} r="5" />
      {named.map((percentile) => (
        <SvgText key={percentile} x={41} y={y(percentile)} dy="0.35em" text={percentiles[percentile]} />
      ))}
    </svg>
  )
}

/** Height of a ceiling's label above it, in percent of the drawing. */
const labelHeight = 18

/** Dots on the line, and above it where the ceiling is lower; none so near that it would hide the bend or its label. */
function Marks({ marks, ceiling, top }: Required<Pick<CurveProps, 'marks'>> & Scale) {
  const place = positions(top)
  return marks
    .filter(({ uptake }) => ceiling - uptake >= 2 || place.y(ceiling) - place.y(uptake) > labelHeight)
    .map(({ uptake, label }) => {
      const x = place.x(pointOf(uptake, ceiling, top).effort)
      const y = place.y(uptake)
      const isBelow = uptake < ceiling
      return (
        <g key={label}>
          <circle className={isBelow ? styles.lit : styles.unlit} cx={percent(x)} cy={percent(y)} r="6.5" />
          <SvgText
            x={x}
            y={y}
            dx={isBelow ? '0.8em' : '-0.8em'}
            dy={isBelow ? '1em' : '-0.25em'}
            textAnchor={isBelow ? 'start' : 'end'}
            text={label}
          />
        </g>
      )
    })
}
