import type { Category } from '#domain/norms/rating.ts'
import { testedAges, testedGroupOf, testedGroups } from '#domain/norms/tested-people.ts'
import { type Gender, genders } from '#domain/person.ts'
import { categoryClasses } from '../ui/graphics/category-dot.tsx'
import { linePath } from '../ui/graphics/svg.tsx'
import { WideTable } from '../ui/wide-table.tsx'
import { useMessages } from '../use-messages.ts'
import { AgeChart } from './age-chart.tsx'
import { type Axes, pointAt } from './axes.ts'
import { OpenDot } from './dots.tsx'
import { percentileLine, PercentileLines, testedAgesAxis } from './percentile-lines.tsx'
import { categoryZonesOf } from './zones.ts'
import styles from './age-chart.module.css'

/** Both charts have the same axes, and room for the champions. */
const axes: Axes = { ages: testedAgesAxis, vo2maxRange: { from: 10, to: 95 } }

/** Categories of the site's scale whose lower edge is drawn, lowest first. */
const drawnCategories: readonly Category[] = ['Bon', 'Excellent']

/** The percentiles of the table. */
const percentiles = [5, 50, 95] as const

/**
 * Average VO2max in ml/kg/min of Norwegian cross-country skiers with an Olympic or world medal in a distance race.
 * Their ages are not published: the dot stands where most careers do. Source: Tønnessen 2015,
 * doi:10.1123/ijspp.2014-0431.
 */
const medallistVo2max: Record<Gender, number> = { homme: 84, femme: 72 }
const medallistAge = 28

/** Renders what is a good VO2max, for men and for women: people tested, the site's scale and champions, by age. */
export function GoodVo2maxCharts() {
  return (
    <div className={styles.chartPair}>
      {genders.map((gender) => (
        <GoodVo2maxChart key={gender} gender={gender} />
      ))}
    </div>
  )
}

function GoodVo2maxChart({ gender }: { gender: Gender }) {
  const { formatNumber, charts, calculator } = useMessages()
  const { people } = charts
  const groups = testedGroups(gender)
  const fifties = testedGroupOf({ age: 50, gender })!
  const edges = categoryZonesOf(gender, axes)
    .filter(({ category }) => drawnCategories.includes(category))
    .map(({ category, lower }) => ({ category, line: lower }))
  return (
    <AgeChart
      title={people.title(gender, fifties.ages, formatNumber(fifties.values[50], 1))}
      axes={axes}
      alternative={people.alternative(testedAges, formatNumber(medallistVo2max[gender]))}
      source={people.how(gender)}
      table={
        <WideTable
          caption={people.table.title}
          headings={[people.table.age, ...percentiles.map((percentile) => people.percentiles[percentile])]}
          rows={groups.map(({ ages, values }) => [
            people.table.ages(ages),
            ...percentiles.map((percentile) => formatNumber(values[percentile], 1)),
          ])}
        />
      }
      labels={[
        { text: people.percentiles[50], y: percentileLine(axes, gender, 50).at(-1)![1], isHighlighted: true },
        ...edges.map(({ category, line }) => ({ text: calculator.categoryNames[category], y: line.at(-1)![1] })),
      ]}
      shapes={
        <PercentileLines axes={axes} gender={gender}>
          {edges.map(({ category, line }) => (
            <path
              key={category}
              className={categoryClasses[category]}
              fill="none"
              stroke="var(--category-colour)"
              strokeWidth="2.5"
              strokeDasharray="7 4"
              d={linePath(line)}
            />
          ))}
        </PercentileLines>
      }
    >
      <OpenDot
        at={pointAt(axes, medallistAge, medallistVo2max[gender])}
        text={people.medallists(gender, formatNumber(medallistVo2max[gender]))}
        dx="0.9em"
        dy="0.35em"
      />
    </AgeChart>
  )
}
