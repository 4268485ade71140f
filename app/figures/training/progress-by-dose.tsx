import { percent, SvgLine, SvgText, type DrawingProps } from '../../components/graphics/svg.tsx'
import figure from '../figure.module.css'

interface ProgressByDoseProps extends DrawingProps {
  /** label of the axis */
  hours: string
  /** percent sign, with the language's space before it */
  percentSign: string
  /** names of the two parts of a column, for the legend */
  progress: string
  none: string
}

/**
 * Percentage of people without progress after 6 weeks, for 1 to 5 hours of training a week. Source: Montero and Lundby,
 * 2017.
 */
const withoutProgress = [69, 40, 29, 0, 0]

const columnWidth = 100 / withoutProgress.length
const plot = { top: 2, bottom: 82 }
const height = (share: number) => (share / 100) * (plot.bottom - plot.top)

/** Renders a column per number of training hours: people without progress below, the others above. */
export function ProgressByDose({ alternative, hours, percentSign, progress, none, children }: ProgressByDoseProps) {
  return (
    <figure className={`${figure.figure} ${figure.narrow}`}>
      <figcaption>{children}</figcaption>
      <ul className={figure.legend} aria-hidden="true">
        {[none, progress].map((name, index) => (
          <li key={name}>
            <svg width="1rem" height="1rem">
              <rect className={[figure.bar, figure.background][index]} width="100%" height="100%" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <svg className={figure.plot} textAnchor="middle" role="img" aria-label={alternative}>
        {withoutProgress.map((share, index) => {
          const column = { x: percent((index + 0.1) * columnWidth), width: percent(0.8 * columnWidth) }
          const middle = (index + 0.5) * columnWidth
          const top = plot.bottom - height(share)
          return (
            <g key={index}>
              <rect className={figure.background} {...column} y={percent(plot.top)} height={percent(height(100))} />
              <rect className={figure.bar} {...column} y={percent(top)} height={percent(height(share))} />
              <SvgText className={figure.key} x={middle} y={top} dy="-.5em" text={`${share}${percentSign}`} />
              <SvgText x={middle} y={plot.bottom} dy="1.4em" text={index + 1} />
            </g>
          )
        })}
        <SvgLine className={figure.axis} y={plot.bottom} />
        <SvgText x={50} y={plot.bottom} dy="2.9em" text={hours} />
      </svg>
    </figure>
  )
}
