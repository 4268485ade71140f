import { SvgText } from '../../../components/graphics/svg-text.tsx'
import figure from '../../../figures/figure.module.css'
import { level, percent, positions } from './geometry.ts'

interface AxesProps {
  /** uptake in ml/kg/min at the upper edge */
  top: number
  /** names of the axes */
  uptake: string
  effort: string
}

/** A line for every ten ml/kg/min, a number at every other one. */
export function Axes({ top, uptake, effort }: AxesProps) {
  const place = positions(top)
  return (
    <>
      {Array.from({ length: top / 10 - 1 }, (_, index) => (index + 1) * 10).map((value) => (
        <g key={value}>
          <line className={figure.grid} x1="1.75em" x2="100%" {...level(place.y(value))} />
          {value % 20 === 0 && (
            <SvgText x="0" y={percent(place.y(value))} dy="0.35em">
              {value}
            </SvgText>
          )}
        </g>
      ))}
      <line className={figure.frame} x1="0" x2="100%" {...level(place.y(0))} />
      <SvgText x="0" y={percent(place.y(top))} dy="-0.7em">
        {uptake}
      </SvgText>
      <SvgText x="100%" y={percent(place.y(0))} dy="1.4em" textAnchor="end">
        {effort} →
      </SvgText>
    </>
  )
}
