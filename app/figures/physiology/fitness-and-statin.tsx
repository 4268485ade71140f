import { percent, SvgLine, SvgText, type DrawingProps } from '../../components/graphics/svg.tsx'
import figure from '../figure.module.css'

interface FitnessAndStatinProps extends DrawingProps {
  /** names of the two lines */
  without: string
  statin: string
  /** labels of the two ends of the axis */
  least: readonly [name: string, fitness: string]
  fittest: readonly [name: string, fitness: string]
}

/**
 * Position of each line's name, and risk of death at both ends; 100 is the risk of the least fit people who took a
 * statin. Source: Kokkinos et al., 2013.
 */
const risks = {
  without: { tone: 'arterial', mark: 'point', least: 135, fittest: 53, name: { x: 58, dy: '.6em' } },
  statin: { tone: 'pine', mark: 'dot', least: 100, fittest: 30, name: { x: 49, dy: '1.3em', textAnchor: 'end' } },
} as const

/** Edges of the plot, in percent of the figure. */
const plot = { left: 22, right: 78, top: 8, bottom: 80, highest: 140 }
const { left, right } = plot
const key = `${figure.key} ${figure.toned}`
const y = (risk: number) => plot.bottom - (risk / plot.highest) * (plot.bottom - plot.top)

/** Renders the risk of death by fitness, with and without a statin: two falling lines. */
export function FitnessAndStatin({ alternative, least, fittest, children, ...names }: FitnessAndStatinProps) {
  return (
    <figure className={`${figure.figure} ${figure.narrow}`}>
      <figcaption>{children}</figcaption>
      <svg className={figure.plot} role="img" aria-label={alternative}>
        <SvgLine className={figure.divider} x={[left, 100]} y={y(100)} />
        <SvgLine className={figure.axis} y={y(0)} />
        {(['without', 'statin'] as const).map((group) => {
          const { tone, mark, least: from, fittest: to, name } = risks[group]
          return (
            <g key={group} className={figure[tone]}>
              <SvgLine className={figure.series} x={[left, right]} y={[y(from), y(to)]} />
              <circle className={figure[mark]} cx={percent(left)} cy={percent(y(from))} r="8" />
              <circle className={figure[mark]} cx={percent(right)} cy={percent(y(to))} r="8" />
              <SvgText className={key} x={left} y={y(from)} dx="-16" dy=".35em" textAnchor="end" text={from} />
              <SvgText className={key} x={right} y={y(to)} dx="16" dy=".35em" text={to} />
              <SvgText className={`${key} ${figure.halo}`} {...name} y={y((from + to) / 2)} text={names[group]} />
            </g>
          )
        })}
        {[least, fittest].map(([name, level], end) => (
          <g key={name} textAnchor="middle">
            <SvgText className={figure.key} x={[left, right][end]} y={y(0)} dy="1.5em" text={name} />
            <SvgText x={[left, right][end]} y={y(0)} dy="2.9em" text={level} />
          </g>
        ))}
      </svg>
    </figure>
  )
}
