import { testedGroupOf } from '#domain/norms/tested-people.ts'
import type { Gender } from '#domain/person.ts'
import { linePath, percent, SvgLine } from '../ui/graphics/svg.tsx'
import { useMessages } from '../use-messages.ts'
import { AgeChart } from './age-chart.tsx'
import { type Axes, middleOfYear, pointAt, ticksOf } from './axes.ts'
import { Dots } from './dots.tsx'
import { percentileBandPath, percentileLine, PercentileLines, testedAgesAxis } from './percentile-lines.tsx'

/** A person aged 20 to 89, with a VO2max in ml/kg/min and its standard error, if known. */
interface EstimatedPerson {
  age: number
  vo2max: number
  standardError?: number
}

interface PersonChartProps {
  /** a sentence */
  title: string
  gender: Gender
  person: EstimatedPerson
}

/** Returns axes with room for the people tested, and for the person with the margin. */
export function axesOfTestedPeople({ vo2max, standardError = 0 }: EstimatedPerson): Axes {
  const from = vo2max - standardError < 10 ? 0 : 10
  const to = Math.max(65, Math.ceil((vo2max + standardError + 1) / 5) * 5)
  return { ages: testedAgesAxis, vo2maxRange: { from, to } }
}

/** The percentiles with a label. */
const labelledPercentiles = [5, 50, 95] as const

/** Renders one person among the people tested in laboratories, by age: median, middle 50 % and middle 90 %. */
export function PersonChart({ title, gender, person }: PersonChartProps) {
  const { formatNumber, charts } = useMessages()
  const { people } = charts
  const { values } = testedGroupOf({ ...person, gender })!
  const axes = axesOfTestedPeople(person)
  return (
    <AgeChart
      title={title}
      axes={axes}
      age={person.age}
      alternative={people.alternativeWithValue(
        formatNumber(person.vo2max, 1),
        formatNumber(values[5], 1),
        formatNumber(values[50], 1),
        formatNumber(values[95], 1),
      )}
      source={people.source[gender]}
      labels={labelledPercentiles.map((percentile) => ({
        text: people.percentiles[percentile],
        y: percentileLine(axes, gender, percentile).at(-1)![1],
        isHighlighted: percentile === 50,
      }))}
      shapes={
        <>
          {ticksOf(axes.vo2maxRange).map((vo2max) => (
            <path
              key={vo2max}
              stroke="var(--line)"
              d={linePath([pointAt(axes, axes.ages.from, vo2max), pointAt(axes, axes.ages.to, vo2max)])}
            />
          ))}
          <PercentileLines axes={axes} gender={gender}>
            <path fill="var(--pine)" fillOpacity="0.3" d={percentileBandPath(axes, gender, 25, 75)} />
          </PercentileLines>
        </>
      }
    >
      <PersonDot axes={axes} {...person} />
    </AgeChart>
  )
}

/** Renders a person's dot, with the margin as an error bar. */
function PersonDot({ axes, age, vo2max, standardError }: EstimatedPerson & { axes: Axes }) {
  const { formatNumber } = useMessages()
  const pointAtOwnAge = (value: number) => pointAt(axes, middleOfYear(age), value)
  const [x] = pointAtOwnAge(vo2max)
  const ends =
    standardError && ([pointAtOwnAge(vo2max - standardError)[1], pointAtOwnAge(vo2max + standardError)[1]] as const)
  return (
    <>
      {ends && (
        <g stroke="var(--arterial)" strokeWidth="2">
          <SvgLine x={x} y={ends} />
          {ends.map((y) => (
            <svg key={y} x={percent(x)} y={percent(y)}>
              <line x1="-5" x2="5" />
            </svg>
          ))}
        </g>
      )}
      <Dots main={{ at: pointAtOwnAge(vo2max), text: formatNumber(vo2max, 1) }} />
    </>
  )
}
