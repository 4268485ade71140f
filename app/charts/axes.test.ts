import { expect, test } from 'vitest'
import { categories, ratingOf } from '#domain/norms/rating.ts'
import { registryPercentiles, registryVo2max } from '#domain/norms/tested-people.ts'
import { genders } from '#domain/person.ts'
import type { Point } from '../ui/graphics/svg.tsx'
import { axesOfScale, middleOfYear, pointAt } from './axes.ts'
import { percentileLine } from './percentile-lines.tsx'
import { categoryZonesOf } from './zones.ts'

const ages = [10, 14, 19, 20, 25, 29, 30, 34, 39, 40, 44, 49, 50, 55, 62, 70, 79, 80, 89, 100]
const people = genders.flatMap((gender) => ages.map((age) => ({ gender, age })))

/** Returns the y of a line at `x`, interpolated; both in percent. */
function heightAt(line: readonly Point[], x: number): number {
  const index = line.findIndex(([next]) => next >= x)
  const [[x0, y0], [x1, y1]] = [line[Math.max(0, index - 1)]!, line[index]!]
  return x1 === x0 ? y1 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)
}

test.each(people)('$gender of $age: a VO2max is drawn in the zone that it is rated with', ({ gender, age }) => {
  const axes = axesOfScale(gender, age, [25])
  const zones = categoryZonesOf(gender, axes)
  for (let vo2max = axes.vo2maxRange.from + 0.05; vo2max < axes.vo2maxRange.to; vo2max += 0.1) {
    const shown = Math.round(vo2max * 10) / 10
    const { category } = ratingOf({ age, gender, vo2max: shown })
    const { lower, upper } = zones[categories.indexOf(category)]!
    const [x, y] = pointAt(axes, middleOfYear(age), shown)
    expect(y).toBeLessThanOrEqual(heightAt(lower, x) + 1e-9)
    expect(y).toBeGreaterThan(heightAt(upper, x) - 1e-9)
  }
})

const decades = genders.flatMap((gender) =>
  ([20, 30, 40, 50, 60, 70, 80] as const).map((decade) => ({ gender, decade })),
)
test.each(decades)(
  '$gender of the $decade: each percentile passes through the value of the registry',
  ({ gender, decade }) => {
    const axes = { ages: { from: 20, to: 90 }, vo2maxRange: { from: 10, to: 65 } }
    for (const percentile of [5, 25, 50, 75, 95] as const) {
      const value = registryVo2max[gender][decade][registryPercentiles.indexOf(percentile)]!
      const [x, y] = pointAt(axes, decade + 5, value)
      expect(heightAt(percentileLine(axes, gender, percentile), x)).toBeCloseTo(y)
    }
  },
)

test.each([
  [35, [32.4], { ages: { from: 20, to: 80 }, vo2maxRange: { from: 20, to: 55 } }],
  [14, [21, 30], { ages: { from: 10, to: 80 }, vo2maxRange: { from: 10, to: 55 } }],
  [85, [5.2], { ages: { from: 20, to: 90 }, vo2maxRange: { from: 0, to: 55 } }],
  [100, [60], { ages: { from: 20, to: 101 }, vo2maxRange: { from: 20, to: 65 } }],
] as const)('at %d the axes have room for %j', (age, values, axes) =>
  expect(axesOfScale('femme', age, values)).toEqual(axes),
)
