import { expect, test } from 'vitest'
import type { Run } from '#domain/protocols/cooper-run.ts'
import { en } from '#i18n/en/messages.ts'
import { renderPart } from '#tests/support/render-part.tsx'
import { textIn } from '#tests/support/text.ts'
import { RunFold } from './run-fold.tsx'

const woman: Run = { age: 35, gender: 'femme', weight: 60, distance: 2400 }

test('the fold tells one story with the numbers of the run', () => {
  const fold = renderPart(<RunFold run={woman} />, en)
  const values = [...fold.querySelectorAll('dd')].map((value) => textIn(value))
  expect(values).toEqual(['42.4', '− 10%', '− 15%', '32.4'])
  for (const part of [
    '2,400 m',
    'Age 35',
    '42.4 would be higher than about nine in ten',
    '32.4 × 60 kg ÷ 1,000 = 1.9 L',
  ])
    expect(textIn(fold)).toContain(part)
})

test.each([
  [{ age: 14 }, 'Before 20, “for your age” means ages 20 to 29'],
  [{ age: 92 }, 'The labs’ figures stop at age 89.'],
  [{ age: 70, distance: 1000 }, '1,000 m in 12 minutes is a walking pace.'],
])('the fold has a sentence of its own for %o', (given, sentence) =>
  expect(textIn(renderPart(<RunFold run={{ ...woman, ...given }} />, en))).toContain(sentence),
)
