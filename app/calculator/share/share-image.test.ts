import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { calculator } from '../../../i18n/fr/calculator/calculator.ts'
import { details } from '../../../i18n/fr/calculator/calculator-details.ts'
import { formatNumber } from '../../../i18n/format/number.ts'
import { drawResultImage, shareImageColours } from './share-image.ts'

/** Draws the image of a woman of 34 who ran 2,400 m. Returns its texts, and the horizontal centres of its dots. */
function draw(person?: string) {
  vi.stubGlobal('Path2D', vi.fn())
  const texts: string[] = []
  const dots: number[] = []
  const calls: Partial<Record<string | symbol, (...args: never[]) => unknown>> = {
    fillText: (text: string) => texts.push(text.replace(/\s/g, ' ')),
    arc: (x: number) => dots.push(x),
  }
  const context = new Proxy({} as CanvasRenderingContext2D, {
    get: (_, name) => calls[name] ?? (() => undefined),
    set: () => true,
  })
  drawResultImage(
    context,
    { age: 34, gender: 'femme', weight: 70, distance: 2400 },
    {
      words: details.sharing.image,
      number: (value, decimals = 0) => formatNumber(value, 'fr', decimals),
      categoryNames: calculator.categories,
      address: 'vo2max.example',
      person,
    },
  )
  return { texts, dots }
}

const always = [
  ...['VO2max', 'Mon VO2max', '32,8', 'ml/kg/min, à environ 10 % près', 'Moyen', 'vo2max.example'],
  ...['Faible', 'Bon', 'Très bon', 'Excellent', 'Et le vôtre ? Courez 12 minutes, ou marchez 1,6 km.'],
]

test('the image has the number, its category, the scale and the address, and nothing about the person', () => {
  const { texts, dots } = draw()
  expect(new Set(texts)).toEqual(new Set(always))
  // the middle of the second of five zones
  expect(dots.at(-1)).toBeCloseTo(64 + 1.5 * 214.4)
})

test('the decade and the sex are drawn by choice, with their thresholds and the place in the zone', () => {
  const { texts, dots } = draw('30 à 39 ans, femme')
  expect(new Set(texts)).toEqual(new Set([...always, '30 à 39 ans, femme', '30', '35', '41', '46']))
  expect(dots.at(-1)).toBeCloseTo(64 + (1 + 2.8 / 5) * 214.4)
})

test('its colours are the light ones of the site', () => {
  const sheet = readFileSync('app/styles/base.css', 'utf8')
  for (const [name, colour] of Object.entries(shareImageColours))
    expect(sheet).toContain(`--${name}: light-dark(${colour}, `)
})
