import type { ReactNode } from 'react'
import { measuredGroupOf, measuredGroups } from '../../../domain/norms/measured-people.ts'
import type { Gender, PersonVo2max } from '../../../domain/person.ts'
import type { PeopleChartMessages } from '../../../i18n/fr/charts/people-chart.ts'
import { useMessages } from '../../messages.ts'
import { WideTable } from '../wide-table.tsx'
import { AgeChart } from './age-chart.tsx'
import styles from './age-chart.module.css'
import { pathOf, pointAt, ticksOf } from './axes.ts'
import { axesOfPeople as axes, percentileLine } from './percentile-lines.ts'

interface PeopleChartProps {
  words: PeopleChartMessages
  /** a sentence */
  title: string
  gender: Gender
  /** aged 20 to 89, with a VO2max in ml/kg/min */
  person?: Pick<PersonVo2max, 'age' | 'vo2max'>
  /** SVG elements at the person's age, such as `ValueWithMargin` */
  children?: ReactNode
}

/** The percentiles with a label and a column in the table. */
const labelledPercentiles = [5, 50, 95] as const

/**
 * Renders the VO2max of people tested in laboratories, by age: median, middle 50 % and middle 90 %. May show one
 * person.
 */
export function PeopleChart({ words, title, gender, person, children }: PeopleChartProps) {
  const { number } = useMessages()
  const group = person && measuredGroupOf({ ...person, gender })
  const band = (from: 5 | 25, to: 75 | 95) =>
    `${pathOf([...percentileLine(gender, to), ...percentileLine(gender, from).reverse()])}Z`
  return (
    <AgeChart
      words={words}
      title={title}
      axes={axes}
      age={person?.age}
      alternative={
        group
          ? words.amongPeople(
              ...([person.vo2max, ...labelledPercentiles.map((percentile) => group.values[percentile])].map((value) =>
                number(value, 1),
              ) as [string, string, string, string]),
            )
          : words.fallingWithAge
      }
      source={words.source(gender)}
      table={
        <WideTable
          caption={words.table.title}
          headings={[words.table.age, ...labelledPercentiles.map((percentile) => words.percentiles[percentile])]}
          rows={measuredGroups(gender).map(({ ages, values }) => [
            words.table.ages(ages.from, ages.to),
            ...labelledPercentiles.map((percentile) => number(values[percentile], 1)),
          ])}
        />
      }
      names={[...labelledPercentiles].reverse().map((percentile) => ({
        text: words.percentiles[percentile],
        y: percentileLine(gender, percentile).at(-1)![1],
        isHighlighted: percentile === 50,
      }))}
      shapes={
        <>
          {ticksOf(axes.vo2maxRange).map((vo2max) => (
            <path
              key={vo2max}
              className={styles.grid}
              d={pathOf([pointAt(axes, 20, vo2max), pointAt(axes, 90, vo2max)])}
            />
          ))}
          <path className={styles.middle90} d={band(5, 95)} />
          <path className={styles.middle50} d={band(25, 75)} />
          <path className={styles.median} d={pathOf(percentileLine(gender, 50))} />
        </>
      }
    >
      {children}
    </AgeChart>
  )
}
