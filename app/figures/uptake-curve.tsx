import { Fragment } from 'react'
import { Person, sprinting, type Pose } from './poses.tsx'
import styles from './uptake-curve.module.css'

export type UptakeCurveTexts = Record<
  'alternative' | 'uptake' | 'ceiling' | 'rest' | 'walk' | 'run' | 'sprint' | 'effort',
  string
>

/** One drawing per range of container widths, so that texts keep their size. In pixels. */
const drawings = [
  { className: styles.large, width: 616, height: 410, person: 112, text: 16, line: 5 },
  { className: styles.medium, width: 358, height: 230, person: 56, text: 15, line: 4 },
  { className: styles.small, width: 288, height: 210, person: 48, text: 15, line: 4 },
] as const

/** Start, end and Bézier control points of the rise, in shares of the drawing's width. */
const rise = { from: 0.14, to: 0.7, handles: [0.3752, 0.4984] } as const
const runningUp: Pose = {
  legs: 'M-19.8-34.5-28.8-12.2-43.6 5.4-39.8 10.6M-19.8-34.5 1.4-23.2-5.7-1.3 0-4.4',
  arms: 'M-13.3-62.7-2.9-51.2 9.5-59.6M-13.3-62.7-26.7-55-17.9-42.9',
  trunk: 'M-13.3-62.7-19.8-34.5',
  head: { cx: -9.9, cy: -75.5 },
}

const walkingUp: Pose = {
  legs: 'M-21.2-42.4-27-19.1-39.8 0-34.2 3.2M-21.2-42.4-4.5-25.1-6.1-2.2 0-4.4',
  arms: 'M-17.6-71.2-9.4-58 3.6-50.5M-17.6-71.2-26.3-58.3-28.4-43.5',
  trunk: 'M-17.6-71.2-21.2-42.4',
  head: { cx: -15.6, cy: -84.2 },
}

const sitting: Pose = {
  legs: 'M0-30.1 23.9-27.6 24.7-4.6 31.2-4.4',
  arms: 'M-3-59 2.8-44.6 17.4-41.5',
  trunk: 'M-3-59 0-30.1',
  head: { cx: -3.5, cy: -72.1 },
  seat: 'M-15-57V0M-15-24H17V0',
}

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

type CurveProps = (typeof drawings)[number] & { texts: Omit<UptakeCurveTexts, 'alternative'> }

function Drawing({ className, width, height, person, text, line, texts }: CurveProps) {
  const axis = Math.round(height - text * 2.05 - 12)
  const ceiling = Math.round(person * 1.02 + 10)
  const rest = Math.round(axis - Math.max(8, (axis - ceiling) * 0.045))
  const x = (share: number) => Math.round(share * width)
  const y = (up: number) => Math.round(rest - up * (rest - ceiling))
  const [start, first, second, end] = [rise.from, ...rise.handles, rise.to].map(x)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={className}
      fontSize={text}
      fill="var(--muted)"
      aria-hidden="true"
    >
      <path fill="none" stroke="var(--line)" strokeWidth="1.5" d={`M2 ${text + 10}V${axis}H${width - 2}`} />
      {stages.map(({ name, label }) => (
        <path
          key={name}
          stroke="var(--edge)"
          strokeWidth="1.5"
          strokeDasharray="0.1 5"
          strokeLinecap="round"
          d={`M${x(label.at)} ${y(label.up) + line}V${axis}`}
        />
      ))}
      <path stroke="var(--ink)" strokeWidth="1.75" strokeDasharray="3 6" d={`M8 ${ceiling}H${end! - 14}`} />
      <path
        fill="none"
        stroke="var(--arterial)"
        strokeLinecap="round"
        strokeWidth={line}
        d={`M4 ${rest}H${start}C${first} ${rest} ${second} ${ceiling} ${end} ${ceiling}H${width - 3}`}
      />
      <circle
        fill="var(--paper)"
        stroke="var(--arterial)"
        cx={end}
        cy={ceiling}
        r={line * 1.75}
        strokeWidth={line * 0.85}
      />
      {stages.map(({ name, pose, foot, label }) => (
        <Fragment key={name}>
          <Person pose={pose} transform={`translate(${x(foot.at)} ${y(foot.up) - line / 2}) scale(${person / 100})`} />
          <text fill="var(--ink)" x={x(label.at)} y={axis + text + 8} textAnchor="middle">
            {texts[name]}
          </text>{' '}
        </Fragment>
      ))}
      <text x="9" y={text + 8}>
        {texts.uptake}
      </text>{' '}
      <text x={width - 2} y={height - 1} textAnchor="end">
        {texts.effort} →
      </text>{' '}
      <text fill="var(--ink)" fontWeight="700" x="9" y={ceiling - 10} fontSize={text * 1.2}>
        {texts.ceiling}
      </text>{' '}
    </svg>
  )
}
