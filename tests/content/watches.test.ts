import { expect, test } from 'vitest'
import { rankedWatches, watches } from '#content/data/watches.ts'
import { locales } from '#i18n/locales.ts'
import { textIn } from '../support/text.ts'
import { renderedPage } from './render-pages.tsx'

test('the watches of the tools page have the accuracy and price of the product spec', () => {
  expect(Object.values(watches).map(({ model, accuracy, price }) => [model, accuracy, price.from, price.to])).toEqual([
    ['Garmin Forerunner 945', 90, 800, 1050],
    ['Polar Vantage V3', 85, 670, 930],
    ['Apple Watch Series 9', 75, 600, 800],
    ['Suunto 9 Peak Pro', 80, 530, 800],
  ])
})

test('the ranked watches have the score and price of the product spec', () => {
  expect(rankedWatches.map(({ score, price }) => [score, price])).toEqual([
    [9.1, 859],
    [8.4, 1049],
    [8, 729],
    [7.2, 649],
    [6.8, 299],
  ])
})

test.each(locales)('the ranked watches follow the ranking (%s)', (locale) => {
  const models = renderedPage('watches', locale).main.querySelectorAll('ol > li > h3')
  expect([...models].map((model) => model.textContent)).toEqual(rankedWatches.map(({ model }) => model))
})

test.each([
  ['fr', 'L’exactitude est notre note', '90 %'],
  ['en', 'Accuracy is our rating', '90%'],
] as const)('the tools page says whose the accuracies are before the first one (%s)', (locale, sentence, accuracy) => {
  const [before, after] = textIn(renderedPage('tools', locale).main).split(sentence)
  expect(before).not.toContain(accuracy)
  expect(after).toContain(accuracy)
})
