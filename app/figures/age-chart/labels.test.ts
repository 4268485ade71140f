import { expect, test } from 'vitest'
import { genders, type Gender } from '../../../domain/person.ts'
import { siteVo2max } from '../../../domain/protocols/cooper-run/equation.ts'
import { scaleChart as en } from '../../../i18n/en/charts/scale-chart.ts'
import { scaleChart as fr } from '../../../i18n/fr/charts/scale-chart.ts'
import { middleOfYear, pointAt } from './axes.ts'
import { axesOfScale } from './zones.ts'
import { ageLabels, smallestPlot, spreadApart, widePlot, widthOf } from './labels.ts'
import { boxAt, overlap, placeTexts } from './place-texts.ts'

/** Plot sizes in em, from a phone of 320 px (or very large text) to the widest screens, each with several heights. */
const plots = [smallestPlot.width, 13, 18, 25.9, widePlot, 34, 46].flatMap((width) =>
  [smallestPlot.height, 13.4, 19, 34].map((height) => ({ width, height })),
)

function pairsOf<Item>(items: readonly Item[]): [Item, Item][] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other): [Item, Item] => [one, other]))
}

const ages = Array.from({ length: 91 }, (_, index) => index + 10)

test.each([
  ['fr', fr.age],
  ['en', en.age],
] as const)('ages under the axis never overlap, whatever the age and the width (%s)', (_locale, formatAge) => {
  for (const age of [undefined, ...ages]) {
    const labels = ageLabels(axesOfScale('homme', age).ages, age, formatAge)
    for (const { width } of plots) {
      const shown = labels.filter(({ isWideOnly }) => width >= widePlot || !isWideOnly)
      for (const [one, other] of pairsOf(shown))
        expect(Math.abs(one.x - other.x) * (width / 100)).toBeGreaterThan((widthOf(one.text) + widthOf(other.text)) / 2)
    }
  }
})

test('names at the right end are a line apart, however near their zones', () => {
  for (const places of [
    [10, 12, 13, 14, 80],
    [50, 50, 50, 50, 50],
    [5, 30, 60, 97, 99],
  ]) {
    const spread = spreadApart(places)
    for (const [one, other] of pairsOf(spread))
      expect(Math.abs(one - other) * (smallestPlot.height / 100)).toBeGreaterThan(1.15)
  }
})

/** Returns the plots in which the texts of two runs of one person overlap, cover a dot or leave the plot. */
function faultsOf(gender: Gender, age: number, distances: readonly number[]): string[] {
  const values = distances.map((distance) => siteVo2max({ age, gender, distance }))
  const axes = axesOfScale(gender, age, values)
  const dots = values.map((value, index) => ({
    at: pointAt(axes, middleOfYear(age), value),
    text: index ? 'aujourd’hui' : value.toFixed(1),
    scale: index ? 1 : 1.3,
  }))
  const boxes = placeTexts(dots)
  if (!boxes[0]) return [`no value at ${age}, ${distances.join()}`]
  return plots.flatMap((plot) => {
    const texts = boxes.flatMap((box, index) => (box ? [boxAt(dots[index]!.at, box, plot)] : []))
    const circles = dots.map(({ at }) => boxAt(at, { x: -0.5, y: -0.5, width: 1, height: 1 }, plot))
    const isFaulty =
      (texts[1] && overlap(texts[0]!, texts[1])) ||
      texts.some((text) => text.x < 0 || text.x + text.width > plot.width || circles.some((dot) => overlap(text, dot)))
    return isFaulty ? [`${age}, ${distances.join()} in ${plot.width} x ${plot.height}`] : []
  })
}

test.each(genders)(
  'the value of a run covers no dot and no other text, at any age, distance and width: %s',
  (gender) => {
    const faults = ages.flatMap((age) =>
      Array.from({ length: 31 }, (_, index) => 500 + index * 150).flatMap((distance) =>
        [0.7, 0.98, 1.02, 1.35].flatMap((factor) => faultsOf(gender, age, [distance, distance * factor])),
      ),
    )
    expect(faults).toEqual([])
  },
)
