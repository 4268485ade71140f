import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { genders } from '#domain/person.ts'
import { resultOf, type Run } from '#domain/protocols/cooper-run.ts'
import { oneDecimal } from '#domain/rounding.ts'
import { en } from '#i18n/en/messages.ts'
import { inPage, rendered } from '#tests/support/rendered.tsx'
import { textOf } from '#tests/support/text.ts'
import { RunFold } from './run-fold.tsx'

const woman: Run = { age: 35, gender: 'femme', weight: 60, distance: 2400 }

/** Returns the numbers in the sum of a fold multiplied, and the last of them, which is the value. */
function shownSum(fold: string) {
  const shown = [...fold.matchAll(/<dd[^>]*>(.*?)<\/dd>/g)].map(([, text]) => text!)
  const number = (text: string) => Number(text.replace(',', '.').replace(/[^\d.]/g, ''))
  const factors = shown.filter((text) => text.endsWith('%')).map((text) => 1 - number(text) / 100)
  const product = factors.reduce((product, factor) => product * factor, number(shown[0]!))
  return { product: oneDecimal(product), left: oneDecimal(number(shown.at(-1)!)) }
}

/** every half year, and some ages with more decimals than the sum shows */
const ages = [...Array.from({ length: 181 }, (_, index) => 10 + index / 2), 30.0004, 66.66666, 99.9262]
test.each(genders)('%s, 10 to 100: multiplied, the numbers of the fold give the value shown', (gender) => {
  const runs = ages.flatMap((age, index) =>
    [index % 2 ? 2400 : 654, 500 + ((index * 997) % 4501), 2048, 2428].map((distance): Run => ({
      age,
      gender,
      weight: 70,
      distance,
    })),
  )
  const html = renderToStaticMarkup(inPage(runs.map((run, index) => <RunFold key={index} run={run} />)))
  const sums = html.split('</details>').slice(0, -1).map(shownSum)
  expect(runs.map((run, index) => ({ ...run, ...sums[index] }))).toEqual(
    runs.map((run) => ({ ...run, product: resultOf(run).vo2max, left: resultOf(run).vo2max })),
  )
})

test('the fold tells one story with the numbers of the run', () => {
  expect(textOf(rendered(<RunFold run={woman} />, en))).toBe(
    'Where does 32.4 come from? 2,400 m in 12 minutes (Cooper’s equation, give or take about 10%) 42.4 ' +
      'Age 35 − 10% Female − 15% Leaves 32.4 ' +
      'Those two adjustments and the thresholds are this site’s own, and they’re strict; labs don’t make them. ' +
      'Among women aged 30 to 39 tested in a lab, 42.4 would be higher than about nine in ten. ' +
      'The percentile is a step on our scale: what counts most is your progress, always with the same test. ' +
      'In oxygen: 32.4 × 60 kg ÷ 1,000 = 1.9 L/min. Sources: Cooper, 1968, Kaminsky, 2022.',
  )
})

test.each([
  [{ age: 14 }, 'Before 20, “for your age” means ages 20 to 29'],
  [{ age: 92 }, 'The labs’ figures stop at age 89.'],
  [{ age: 70, distance: 1000 }, '1,000 m in 12 minutes is a walking pace.'],
])('the fold has a sentence of its own for %o', (given, sentence) =>
  expect(textOf(rendered(<RunFold run={{ ...woman, ...given }} />, en))).toContain(sentence),
)
