import { expect, test } from 'vitest'
import { rankedWatches, watches } from '#content/data/watches.ts'
import { readPageSource } from '#content/page-source.ts'
import { locales } from '#i18n/locales.ts'
import { allMatches } from './mdx-sources.ts'

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

test.each(locales)('the ranked watches follow the ranking (%s)', (locale) =>
  expect(allMatches(readPageSource(locale, 'blog/watches.mdx'), /<RankedWatch watch="(\w+)"/g)).toEqual(
    rankedWatches.map(({ id }) => id),
  ),
)

test('the tools page says what the accuracies are before the first one', () => {
  expect(readPageSource('fr', 'tools.mdx')).toMatch(/notre note[^]*<WatchCards/)
  expect(readPageSource('en', 'tools.mdx')).toMatch(/our rating[^]*<WatchCards/)
})
