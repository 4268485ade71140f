import type { ReactNode } from 'react'
import { ratingOf, type Category } from '../../../domain/norms/rating.ts'
import type { Gender } from '../../../domain/person.ts'
import { categoryColours } from '../../components/graphics/category-dot.tsx'
import { SvgLine } from '../../components/graphics/svg.tsx'
import type { ScaleChartMessages } from '../../../i18n/fr/charts/scale-chart.ts'
import { useMessages } from '../../messages.ts'
import { AgeChart } from './age-chart.tsx'
import styles from './age-chart.module.css'
import { middleOfYear, pathOf, pointAt, type Point } from './axes.ts'
import { axesOfScale, zonesOf } from './zones.ts'

export type ScaleMessages = ScaleChartMessages & { categories: Record<Category, string> }

interface ScaleChartProps {
  words: ScaleMessages
  /** a sentence */
  title: string
  gender: Gender
  /** in years; marked by a vertical line while there is no VO2max */
  age?: number | undefined
  /** ml/kg/min, one decimal */
  vo2max?: number | undefined
  /** values in ml/kg/min that the axis must include */
  includedValues?: readonly number[]
  /** table of the values, if the page has none beside the chart */
  table?: ReactNode
  /** renders SVG elements; `place` returns the position of a VO2max at the person's age */
  children?: (place: (vo2max: number) => Point) => ReactNode
}

/** Renders the site's scale: five zones by age. May show one person. */
export function ScaleChart({ words, title, gender, age, vo2max, includedValues, table, children }: ScaleChartProps) {
  const { number } = useMessages()
  const axes = axesOfScale(gender, age, includedValues)
  const personCategory =
    age !== undefined && vo2max !== undefined ? ratingOf({ age, gender, vo2max }).category : undefined
  const zones = zonesOf(gender, axes)
  const place = (vo2max: number) => pointAt(axes, middleOfYear(age ?? 0), vo2max)
  return (
    <AgeChart
      words={words}
      title={title}
      axes={axes}
      age={age}
      alternative={personCategory ? words.onScale(number(vo2max!, 1), words.categories[personCategory]) : words.zones}
      source={words.source(gender)}
      table={table}
      names={[...zones].reverse().map(({ category, lower, upper }) => ({
        text: words.categories[category],
        y: (lower.at(-1)![1] + upper.at(-1)![1]) / 2,
        isHighlighted: category === personCategory,
      }))}
      shapes={zones.map(({ category, lower, upper }) => (
        <g
          key={category}
          className={`${categoryColours[category]} ${category === personCategory ? styles.highlightedZone : styles.zone}`}
        >
          <path d={`${pathOf([...lower, ...[...upper].reverse()])}Z`} />
          {category !== 'Excellent' && <path className={styles.zoneLine} d={pathOf(upper)} />}
        </g>
      ))}
    >
      {zones.map(({ category, lower, upper }) => (
        <g key={category} className={`${categoryColours[category]} ${styles.zoneEdge}`}>
          <SvgLine x={100} y={[lower.at(-1)![1], upper.at(-1)![1]]} />
        </g>
      ))}
      {personCategory === undefined && age !== undefined && (
        <SvgLine className={styles.ageLine} x={place(0)[0]} y={[0, 100]} />
      )}
      {children?.(place)}
    </AgeChart>
  )
}
