import { expect, test } from 'vitest'
import type { Run } from '#domain/protocols/cooper-run.ts'
import { en } from '#i18n/en/messages.ts'
import { renderPart } from '#tests/support/render-part.tsx'
import { textIn } from '#tests/support/text.ts'
import { RunFold } from './run-fold.tsx'

const woman: Run = { age: 35, gender: 'femme', weight: 60, distance: 2400 }

test('the fold tells one story with the numbers of the run', () => {
  expect(textIn(renderPart(<RunFold run={woman} />, en))).toBe(
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
  expect(textIn(renderPart(<RunFold run={{ ...woman, ...given }} />, en))).toContain(sentence),
)
