import { ratingOf } from '#domain/norms/rating.ts'
import type { Gender } from '#domain/person.ts'
import { categoryClasses } from '../ui/graphics/category-dot.tsx'
import { linePath, SvgLine } from '../ui/graphics/svg.tsx'
import { useMessages } from '../use-messages.ts'
import { AgeChart } from './age-chart.tsx'
import { axesOfScale, middleOfYear, pointAt } from './axes.ts'
import { Dots } from './dots.tsx'
import { categoryZonesOf } from './zones.ts'

interface ScaleChartProps {
  /** a sentence */
  title: string
  gender: Gender
  /** in years; marked by a vertical line while there is no VO2max */
  age?: number
  /** the person's VO2max in ml/kg/min, one decimal */
  vo2max?: number
  /** another VO2max of the person */
  compared?: { vo2max: number; text: string }
  /** values in ml/kg/min that the axis must include */
  includedValues?: readonly number[]
}

/** Renders the site's scale: five zones by age. May show one person. */
export function ScaleChart({ title, gender, age, vo2max, compared, includedValues }: ScaleChartProps) {
  const { formatNumber, charts, calculator } = useMessages()
  const { scale } = charts
  const axes = axesOfScale(gender, age, includedValues)
  const zones = categoryZonesOf(gender, axes)
  const isRated = age !== undefined && vo2max !== undefined
  const category = isRated ? ratingOf({ age, gender, vo2max }).category : undefined
  const pointAtOwnAge = (value: number) => pointAt(axes, middleOfYear(age ?? 0), value)
  return (
    <AgeChart
      title={title}
      axes={axes}
      age={age}
      alternative={
        category
          ? scale.alternativeWithValue(formatNumber(vo2max!, 1), calculator.categoryNames[category])
          : scale.alternative
      }
      source={scale.source[gender]}
      labels={zones.map(({ lower, upper, ...zone }) => ({
        text: calculator.categoryNames[zone.category],
        y: (lower.at(-1)![1] + upper.at(-1)![1]) / 2,
        isHighlighted: zone.category === category,
      }))}
      shapes={zones.map(({ lower, upper, ...zone }) => (
        <g
          key={zone.category}
          className={categoryClasses[zone.category]}
          fill="var(--category-colour)"
          fillOpacity={zone.category === category ? 'var(--own-zone-opacity)' : 'var(--zone-opacity)'}
        >
          <path d={`${linePath([...lower, ...[...upper].reverse()])}Z`} />
          {zone.category !== 'Excellent' && <path fill="none" stroke="var(--line-strong)" d={linePath(upper)} />}
        </g>
      ))}
    >
      {zones.map(({ lower, upper, ...zone }) => (
        <g
          key={zone.category}
          className={categoryClasses[zone.category]}
          stroke="var(--category-colour)"
          strokeWidth="6"
          transform="translate(-3)"
        >
          <SvgLine x={100} y={[lower.at(-1)![1], upper.at(-1)![1]]} />
        </g>
      ))}
      {age !== undefined && !isRated && (
        <SvgLine
          stroke="var(--arterial)"
          strokeWidth="2"
          strokeDasharray="2 5"
          strokeLinecap="round"
          x={pointAtOwnAge(0)[0]}
          y={[0, 100]}
        />
      )}
      {isRated && (
        <Dots
          main={{ at: pointAtOwnAge(vo2max), text: formatNumber(vo2max, 1) }}
          compared={compared && { at: pointAtOwnAge(compared.vo2max), text: compared.text }}
        />
      )}
    </AgeChart>
  )
}
