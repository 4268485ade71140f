import { expect, test } from 'vitest'
import { syllablesOf } from './syllables.ts'

test.each([
  [0, 'l d qu'],
  [1, 'le des que cœur jouent vient sang pied fruit huit lieu yeux clé'],
  [2, 'marche vite muscle forment moment effort souvent partie idée essai moyen client avaient guide naïf tension'],
  [3, 'équipe essayer réussir aujourd’hui oublier février décrivent entraînées quelqu’une peut-être'],
  [4, 'oxygène aérobie réalité améliorer calendrier physiologie'],
  [5, 'développement habituelle-là kinésiologue'],
])('French words of %i syllables', (syllables, words) => {
  const counted = words.split(' ').map((word) => [word, syllablesOf(word, 'fr')])
  expect(counted).toEqual(words.split(' ').map((word) => [word, syllables]))
})

test('English words are counted part by part', () => {
  expect(['run', 'heart’s', 'warm-up', 'oxygen', 'laboratory'].map((word) => syllablesOf(word, 'en'))).toEqual([
    1, 1, 2, 3, 5,
  ])
})
