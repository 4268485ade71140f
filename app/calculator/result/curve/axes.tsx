import { SvgLine, SvgText } from '../../../components/graphics/svg.tsx'
import figure from '../../../figures/figure.module.css'
import { useCalculatorMessages } from '../../messages.ts'
import { positions } from './geometry.ts'

/** A line for every ten ml/kg/min up to the upper edge, a number at every other one. */
export function Axes({ top }: { top: number }) {
  const { uptake, effort } = useCalculatorMessages().form.ceiling
  const place = positions(top)
  return (
    <>
      {Array.from({ length: top / 10 - 1 }, (_, index) => (index + 1) * 10).map((value) => (
        <g key={value}>
          <SvgLine className={figure.grid} x1="1.75em" y={place.y(value)} />
          {value % 20 === 0 && <SvgText x={0} y={place.y(value)} dy="0.35em" text={value} />}
        </g>
      ))}
      <SvgLine className={figure.frame} y={place.y(0)} />
      <SvgText x={0} y={place.y(top)} dy="-0.7em" text={uptake} />
      <SvgText x={100} y={place.y(0)} dy="1.4em" textAnchor="end" text={`${effort} →`} />
    </>
  )
}
