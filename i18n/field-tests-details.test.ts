import { expect, test } from 'vitest'
import { details as en } from './en/tests/field-tests-details.ts'
import { details as fr } from './fr/tests/field-tests-details.ts'

test.each([
  [2, 6, 'ce serait de 2 à 6 personnes sur 10.', 'anywhere from 2 to 6 people in 10.'],
  [
    0,
    6,
    'ce serait 6 personnes sur 10 au plus, peut-être moins d’une.',
    'anywhere from fewer than 1 to 6 people in 10.',
  ],
  [0, 1, 'ce serait 1 personne sur 10 au plus, peut-être moins d’une.', 'it would be 1 person in 10 at most.'],
  [
    4,
    10,
    'ce serait 4 personnes sur 10 au moins, peut-être plus de 9.',
    'anywhere from 4 to more than 9 people in 10.',
  ],
  [0, 10, 'cela va de presque personne à presque tout le monde.', 'it goes from almost nobody to almost everybody.'],
])('the ends of a margin, %i and %i in 10, are said in a sentence', (from, to, french, english) => {
  expect(plain(fr.withRange(from, to))).toContain(french)
  expect(plain(en.withRange(from, to))).toContain(english)
})

/** With ordinary spaces. */
function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}
