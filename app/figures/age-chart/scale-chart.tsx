import { categories, ratingOf, type Category } from '../../../domain/norms/rating.ts'
import { norms, thresholdsOf } from '../../../domain/norms/thresholds.ts'
import type { Gender } from '../../../domain/person.ts'
import { tones } from '../../components/graphics/category-dot.tsx'
import { SvgLine } from '../../components/graphics/svg.tsx'
import { useMessages } from '../../messages.ts'
import { WideTable } from '../wide-table.tsx'
import { AgeChart, type AgeChartProps } from './age-chart.tsx'
import styles from './age-chart.module.css'
import { axesOfScale, middleOfYear, pathOf, pointAt, zonesOf } from './axes.ts'
import { Dots } from './dots.tsx'
import type { Dot } from './labels.ts'

export type ScaleWords = AgeChartProps['words'] & { categories: Record<Category, string> }

interface ScaleChartProps extends AgeChartProps {
  words: ScaleWords
  gender: Gender
  /** in years; without a VO2max it is a line */
  age?: number | undefined
  /** ml/kg/min, one decimal */
  vo2max?: number | undefined
  /** of the same person: another day's, or today's while another distance is tried */
  other?: { vo2max: number; name: string } | undefined
  /** the values in ml/kg/min that the axis has room for; without it, those that are shown */
  room?: readonly number[] | undefined
}

/** The scale of this site: five zones by age, and where somebody stands on it. */
export function ScaleChart({ words, title, gender, age, vo2max, other, room }: ScaleChartProps) {
  const { number } = useMessages()
  const values = [vo2max, other?.vo2max].filter((value) => value !== undefined)
  const axes = axesOfScale(gender, age, room ?? values)
  const own = age !== undefined && vo2max !== undefined ? ratingOf({ age, gender, vo2max }).category : undefined
  const zones = zonesOf(gender, axes)
  const middle = middleOfYear(age ?? 0)
  const dots = values.map((value, index): Dot => {
    const name = index ? other!.name : number(value, 1)
    return { at: pointAt(axes, middle, value), text: name, scale: index ? 1 : largeText }
  })
  return (
    <AgeChart
      words={words}
      title={title}
      axes={axes}
      age={age}
      alternative={own ? words.onScale(number(vo2max!, 1), words.categories[own]) : words.zones}
      source={words.scale[gender]}
      table={
        <WideTable
          caption={words.table.scale}
          headings={[words.table.age, ...categories.slice(1).map((category) => words.categories[category])]}
          rows={norms[gender].map((norm, group) => {
            const before = norms[gender][group - 1]
            return [words.table.ages(before && before.upTo + 1, norm.upTo), ...thresholdsOf(norm)]
          })}
        />
      }
      names={zones.toReversed().map(({ category, lower, upper }) => ({
        text: words.categories[category],
        y: (lower.at(-1)![1] + upper.at(-1)![1]) / 2,
        isOwn: category === own,
      }))}
      shapes={zones.map(({ category, lower, upper }) => (
        <g key={category} className={`${tones[category]} ${category === own ? styles.ownZone : styles.zone}`}>
          <path d={`${pathOf([...lower, ...upper.toReversed()])}Z`} />
          {category !== 'Excellent' && <path className={styles.edge} d={pathOf(upper)} />}
        </g>
      ))}
    >
      {own === undefined && age !== undefined && (
        <SvgLine className={styles.atAge} x={pointAt(axes, middle, 0)[0]} y={[0, 100]} />
      )}
      {dots[0] && <Dots dots={[dots[0], ...dots.slice(1)]} />}
    </AgeChart>
  )
}

/** The value of a person, beside the other letters of a chart. */
export const largeText = 1.3
