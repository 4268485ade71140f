import type { Loss } from '../../../content/data/decline-rates.ts'
import { useMessages } from '../../messages.ts'
import { anchorAt, percent, SvgLine, SvgText, type DrawingProps } from '../../components/graphics/svg.tsx'
import figure from '../figure.module.css'

interface DeclineCurveProps extends DrawingProps {
  /** the decline as the language words it: one rate, or the two ends of a range */
  losses: readonly Loss[]
  uptake: string
  age: string
  /** the threshold of an independent life, for women and for men */
  thresholds: { women: string; men: string }
  /** who starts high, and who starts low */
  people: readonly [string, string]
}

const ages = { from: 30, to: 90 }
/** two people of 30, in ml/kg/min: an example, not data */
const starts = [45, 30]
/** ml/kg/min. Source: Shephard 2009, doi:10.1136/bjsm.2007.044800 */
const thresholdOf = { women: 15, men: 18 }
const topOfAxis = 50
/** active people as blood that carries much oxygen, the others as blood that carries less */
const tones = [figure.arterial, figure.venous]
const key = `${figure.key} ${figure.halo}`
/** how far above the end of a line its value stands, clear of the line, which comes from higher on the left */
const lifts = ['-1.1em', '-0.8em']

/** Edges of the plot, in percent of the figure. */
const plot = { top: 12, bottom: 90 }
const x = (age: number) => ((age - ages.from) / (ages.to - ages.from)) * 100
const y = (value: number) => plot.bottom - (value / topOfAxis) * (plot.bottom - plot.top)

/** VO2max at an age, in ml/kg/min, for somebody who had `start` at 30. */
function declined(start: number, { percent: lost, years }: Loss, age: number): number {
  return start * (1 - lost / 100) ** ((age - ages.from) / years)
}

/** The decline with age after 30, from the same rate and two starting points, down to the thresholds of independence. */
export function DeclineCurve({ alternative, losses, uptake, age, thresholds, people, children }: DeclineCurveProps) {
  const { number } = useMessages()
  const years = Array.from({ length: 13 }, (_, index) => ages.from + index * 5)
  const points = (start: number, loss: Loss) =>
    years.map((year) => `${x(year).toFixed(1)} ${y(declined(start, loss, year)).toFixed(1)}`)
  const slowest = losses[0]!
  const fastest = losses.at(-1)!
  return (
    <figure className={figure.figure}>
      <figcaption>{children}</figcaption>
      <svg className={`${figure.plot} ${figure.tall}`} role="img" aria-label={alternative}>
        <SvgText x="0" y="1em" text={uptake} />
        {(['men', 'women'] as const).map((who) => (
          <g key={who}>
            <SvgLine className={figure.limit} y={y(thresholdOf[who])} />
            <SvgText x={0} y={y(thresholdOf[who])} dy={who === 'men' ? '-0.4em' : '1.2em'} text={thresholds[who]} />
          </g>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          {starts.map((start, who) => (
            <path
              key={start}
              className={`${figure.series} ${figure.band} ${tones[who]}`}
              d={`M${[...points(start, slowest), ...points(start, fastest).reverse()].join('L')}Z`}
            />
          ))}
        </svg>
        {starts.map((start, who) => (
          <g key={start} className={tones[who]}>
            <circle className={figure.dot} cx="0" cy={percent(y(start))} r="6" />
            <SvgText className={key} x={0} y={y(start)} dx="14" dy="-0.5em">
              {number(start)} <tspan fontWeight="400">{people[who]}</tspan>
            </SvgText>
            <SvgText
              className={key}
              x={100}
              y={y(declined(start, slowest, ages.to))}
              dy={lifts[who]}
              textAnchor="end"
              text={[
                ...new Set([fastest, slowest].map((loss) => number(Math.round(declined(start, loss, ages.to))))),
              ].join('-')}
            />
          </g>
        ))}
        <SvgLine className={figure.axis} y={plot.bottom} />
        {[30, 50, 70, 90].map((year) => (
          <SvgText
            key={year}
            x={x(year)}
            y={plot.bottom}
            dy="1.5em"
            textAnchor={anchorAt(x(year))}
            text={year === ages.to ? `${year} ${age}` : year}
          />
        ))}
      </svg>
    </figure>
  )
}
