import { Fragment } from 'react'
import { PersonDrawing, runningUp, sitting, sprinting, walkingUp } from './poses.tsx'
import styles from './uptake-curve.module.css'

export type UptakeCurveTexts = Record<
  'alternative' | 'uptake' | 'ceiling' | 'rest' | 'walk' | 'run' | 'sprint' | 'effort',
  string
>

/** One drawing per range of container widths, so that texts keep their size. In pixels. */
const drawings = [
  { className: styles.large, width: 616, height: 410, personHeight: 112, fontSize: 16, strokeWidth: 5 },
  { className: styles.medium, width: 358, height: 230, personHeight: 56, fontSize: 15, strokeWidth: 4 },
  { className: styles.small, width: 288, height: 210, personHeight: 48, fontSize: 15, strokeWidth: 4 },
] as const

/** Start, end and Bézier control points of the rise, in shares of the drawing's width. */
const rise = { from: 0.14, to: 0.7, handles: [0.3752, 0.4984] } as const
/**
 * The people on the curve, and their labels under the axis. `at` is in shares of the width; `up` is the height of the
 * curve there, in shares of the rise.
 */
const stages = [
  { name: 'rest', pose: sitting, foot: { at: 0.085, up: 0 }, label: { at: 0.085, up: 0 } },
  { name: 'walk', pose: walkingUp, foot: { at: 0.275, up: 0.114 }, label: { at: 0.26, up: 0.104 } },
  { name: 'run', pose: runningUp, foot: { at: 0.44, up: 0.523 }, label: { at: 0.447, up: 0.53 } },
  { name: 'sprint', pose: sprinting, foot: { at: 0.835, up: 1 }, label: { at: 0.88, up: 1 } },
] as const

/** Renders the site's VO2max curve, with people on it: oxygen uptake rises with effort, then reaches its ceiling. */
export function UptakeCurve({ alternative, ...texts }: UptakeCurveTexts) {
  return (
    <figure className={styles.figure}>
      <figcaption className="visually-hidden">{alternative}</figcaption>
      {drawings.map((drawing) => (
        <Drawing key={drawing.width} {...drawing} texts={texts} />
      ))}
    </figure>
  )
}

type DrawingProps = (typeof drawings)[number] & { texts: Omit<UptakeCurveTexts, 'alternative'> }

function Drawing({ className, width, height, personHeight, fontSize, strokeWidth, texts }: DrawingProps) {
  const axisY = Math.round(height - fontSize * 2.05 - 12)
  const ceilingY = Math.round(personHeight * 1.02 + 10)
  const restY = Math.round(axisY - Math.max(8, (axisY - ceilingY) * 0.045))
  const x = (share: number) => Math.round(share * width)
  const y = (up: number) => Math.round(restY - up * (restY - ceilingY))
  const [start, first, second, end] = [rise.from, ...rise.handles, rise.to].map(x)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={className}
      fontSize={fontSize}
      fill="var(--muted)"
      aria-hidden="true"
    >
      <path fill="none" stroke="var(--line)" strokeWidth="1.5" d={`M2 ${fontSize + 10}V${axisY}H${width - 2}`} />
      {stages.map(({ name, label }) => (
        <path
          key={name}
          stroke="var(--line-strong)"
          strokeWidth="1.5"
          strokeDasharray="0.1 5"
          strokeLinecap="round"
          d={`M${x(label.at)} ${y(label.up) + strokeWidth}V${axisY}`}
        />
      ))}
      <path stroke="var(--ink)" strokeWidth="1.75" strokeDasharray="3 6" d={`M8 ${ceilingY}H${end! - 14}`} />
      <path
        fill="none"
        stroke="var(--arterial)"
        strokeLinecap="round"
        strokeWidth={strokeWidth}
        d={`M4 ${restY}H${start}C${first} ${restY} ${second} ${ceilingY} ${end} ${ceilingY}H${width - 3}`}
      />
      <circle
        fill="var(--paper)"
        stroke="var(--arterial)"
        cx={end}
        cy={ceilingY}
        r={strokeWidth * 1.75}
        strokeWidth={strokeWidth * 0.85}
      />
      {stages.map(({ name, pose, foot, label }) => (
        <Fragment key={name}>
          <PersonDrawing
            pose={pose}
            transform={`translate(${x(foot.at)} ${y(foot.up) - strokeWidth / 2}) scale(${personHeight / 100})`}
          />
          <text fill="var(--ink)" x={x(label.at)} y={axisY + fontSize + 8} textAnchor="middle">
            {texts[name]}
          </text>{' '}
        </Fragment>
      ))}
      <text x="9" y={fontSize + 8}>
        {texts.uptake}
      </text>{' '}
      <text x={width - 2} y={height - 1} textAnchor="end">
        {texts.effort} →
      </text>{' '}
      <text fill="var(--ink)" fontWeight="700" x="9" y={ceilingY - 10} fontSize={fontSize * 1.2}>
        {texts.ceiling}
      </text>{' '}
    </svg>
  )
}
