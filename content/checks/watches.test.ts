import { expect, test } from 'vitest'
import { locales } from '../../i18n/locales.ts'
import { renderedPages } from './render-pages.tsx'
import { read } from '../texts.ts'
import { all, texts } from './texts.ts'
import { accuracyBands, reviews, watches } from '../data/watches.ts'

test('the watches of the tools page have the accuracy and price of the product spec', () => {
  expect(Object.values(watches).map(({ model, accuracy, price }) => [model, accuracy, price.from, price.to])).toEqual([
    ['Garmin Forerunner 945', 90, 800, 1050],
    ['Polar Vantage V3', 85, 670, 930],
    ['Apple Watch Series 9', 75, 600, 800],
    ['Suunto 9 Peak Pro', 80, 530, 800],
  ])
})

test('the ranked watches have the score and price of the product spec', () => {
  expect(reviews.map(({ score, price }) => [score, price])).toEqual([
    [9.1, 859],
    [8.4, 1049],
    [8, 729],
    [7.2, 649],
    [6.8, 299],
  ])
})

test('the accuracy of a watch lies within the band of its brand', () => {
  for (const { model, accuracy } of Object.values(watches)) {
    const band = accuracyBands.find(({ brand }) => model.startsWith(brand))!
    expect(accuracy).toBeGreaterThanOrEqual(band.from)
    expect(accuracy).toBeLessThanOrEqual(band.to)
  }
})

test('a watch on the tools page and in the article costs within the range of the tools page', () => {
  const both = reviews.flatMap(({ model, price }) =>
    Object.values(watches).flatMap((watch) => (watch.model === model ? [{ price, range: watch.price }] : [])),
  )
  expect(both).toEqual([
    { price: 729, range: { from: 670, to: 930 } },
    { price: 649, range: { from: 530, to: 800 } },
  ])
})

test('readers learn who earns what before the first link that pays, or that leads to one', () => {
  for (const locale of locales) {
    expect(read(locale, 'tools.mdx')).toMatch(/<AffiliateNotice>[^]*<WatchCards/)
    expect(read(locale, 'blog/watches.mdx')).toMatch(/<AffiliateNotice>[^]*<WatchScores/)
  }
})

test('no text speaks of affiliate links or their commission but where an empty tag takes it away', () => {
  const conditional = /<(Affiliat\w+)>[^]*?<\/\1>/g
  const speaking = /affili|nous recevons une commission|we earn a commission/i
  const elsewhere = texts.filter(({ source }) =>
    speaking.test(source.replaceAll(/^import.*/gm, '').replaceAll(conditional, '')),
  )
  expect(elsewhere.map(({ name }) => name)).toEqual([])
  expect(texts.filter(({ source }) => source.search(conditional) >= 0)).toHaveLength(10)
})

test('each watch of the tools page has its accuracy in a badge', () => {
  const badges = renderedPages
    .filter(({ page }) => page === 'tools')
    .map(({ main }) =>
      [...main.querySelectorAll('dd [class*="badge"]')].map(
        (badge) => `${badge.closest('li')!.querySelector('h3')!.textContent}: ${badge.textContent}`,
      ),
    )
  expect(badges).toEqual([
    [
      'Garmin Forerunner 945: 90\u00a0%',
      'Apple Watch Series 9: 75\u00a0%',
      'Polar Vantage V3: 85\u00a0%',
      'Suunto 9 Peak Pro: 80\u00a0%',
    ],
    ['Garmin Forerunner 945: 90%', 'Polar Vantage V3: 85%', 'Apple Watch Series 9: 75%', 'Suunto 9 Peak Pro: 80%'],
  ])
})

test('each language shows the watches of the tools page in its own order', () => {
  expect(all(read('fr', 'tools.mdx'), /<WatchCard watch="(\w+)"/g)).toEqual([
    'forerunner945',
    'series9',
    'vantageV3',
    'peakPro',
  ])
  expect(all(read('en', 'tools.mdx'), /<WatchCard watch="(\w+)"/g)).toEqual([
    'forerunner945',
    'vantageV3',
    'series9',
    'peakPro',
  ])
})

test('the comparison article reviews every watch in the order of its rank', () => {
  for (const locale of locales)
    expect(all(read(locale, 'blog/watches.mdx'), /<Review watch="(\w+)"/g)).toEqual(reviews.map(({ id }) => id))
})

test('every accuracy, score and price of a watch carries its footnote', () => {
  for (const locale of locales) {
    const tools = read(locale, 'tools.mdx')
    expect(all(tools, /<WatchFigure of="accuracy">\[\^(f8)\]/g)).toHaveLength(4)
    expect(all(tools, /<WatchFigure of="price">\[\^(f14)\]/g)).toHaveLength(4)
    expect(all(read(locale, 'blog/watches.mdx'), /<WatchFigure of="price">\[\^(f14)\]/g)).toHaveLength(5)
  }
})
