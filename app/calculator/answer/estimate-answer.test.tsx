import { expect, test } from 'vitest'
import { en } from '#i18n/en/messages.ts'
import { renderPart } from '#tests/support/render-part.tsx'
import { textIn } from '#tests/support/text.ts'
import { EstimateAnswer } from './estimate-answer.tsx'

const sedentary = {
  protocol: 'no-exercise',
  inputs: {
    age: 55,
    gender: 'femme',
    waist: 90,
    restingPulse: 70,
    frequency: 'rarely',
    intensity: 'easy',
    sessionDuration: 'underHalfAnHour',
  },
} as const
const walk = {
  protocol: 'rockport-walk',
  inputs: { age: 45, gender: 'femme', weight: 70, time: 960, pulse: 130 },
} as const

test('an inactive person is cautioned after the comparison, and gets no share', () => {
  const text = textIn(renderPart(<EstimateAnswer entry={sedentary} />, en))
  expect(text).toContain('At 50 to 59, half of the women tested are above 23.1. You move little:')
  expect(text).not.toContain('higher than')
})

test('a margin begins at 0 at the lowest', () => {
  const inputs = { ...sedentary.inputs, age: 90, waist: 138, restingPulse: 100 }
  expect(textIn(renderPart(<EstimateAnswer entry={{ ...sedentary, inputs }} />, en))).toContain(
    'between 0 and 11 ml/kg/min',
  )
})

test('other protocols have a margin and a comparison, no category and no percentile', () => {
  const text = textIn(renderPart(<EstimateAnswer entry={walk} />, en))
  expect(text).toContain(
    '30.5 ml/kg/min About two times in three, a laboratory would find between 26 and 35 ml/kg/min.',
  )
  expect(text).toContain('Among women aged 40 to 49 tested in a lab, 30.5 would be higher than five to eight in ten.')
  expect(text).not.toMatch(/percentile|Poor|Fair|Good/)
})

test.each([
  [
    'an age of 19',
    { ...sedentary, inputs: { ...sedentary.inputs, age: 19 } },
    'only holds from age 20 to 90. Try the walk instead.',
  ],
  [
    'a pulse too high for the walk',
    { ...walk, inputs: { ...walk.inputs, age: 80, weight: 100, time: 840, pulse: 200 } },
    'compare them with your next test.',
  ],
])('a refusal says what to do: %s', (_, entry, sentence) =>
  expect(textIn(renderPart(<EstimateAnswer entry={entry} />, en))).toContain(sentence),
)

test.each([
  [29, 'under age 30: the margin may be wider.'],
  [70, 'over age 69: the margin may be wider.'],
])('a walk at %d, an age that the study lacked, has a caution', (age, caution) =>
  expect(textIn(renderPart(<EstimateAnswer entry={{ ...walk, inputs: { ...walk.inputs, age } }} />, en))).toContain(
    caution,
  ),
)
