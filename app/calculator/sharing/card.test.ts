import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { details } from '../../../i18n/fr/calculator/calculator-details.ts'
import { cardSize } from '../../../i18n/pages.ts'
import { cardColours, drawCard } from './card.ts'

const { sharing } = details

/** What a picture has written in it, and where: a canvas that notes its texts and the points it is drawn through. */
function drawn(vo2max: number, higher: string[]) {
  const texts: { text: string; x: number; y: number }[] = []
  const points: { x: number; y: number }[] = []
  vi.stubGlobal('Path2D', function (path: string) {
    for (const [, x, y] of path.matchAll(/L([\d.]+) ([\d.-]+)/g)) points.push({ x: Number(x), y: Number(y) })
  })
  const context = new Proxy({} as CanvasRenderingContext2D, {
    get: (_, name) => (text: string, x: number, y: number) => name === 'fillText' && texts.push({ text, x, y }),
    set: () => true,
  })
  drawCard(context, { vo2max, number: vo2max.toFixed(1), higher, words: sharing.card })
  return { texts, points }
}

test('the picture says the number, what it is worth and how to find one’s own, and nothing of the person', () =>
  expect(drawn(42.4, []).texts.map(({ text }) => text.replace(/[\u00a0\u202f]/g, ' '))).toEqual([
    'VO2max',
    'Mon plafond d’oxygène',
    '42.4',
    'ml/kg/min, distance seule, à ± 10 %',
    'Et le vôtre ?',
    'Courez 12 minutes, ou marchez 1,6 km.',
  ]))

test('who is lower than 95 % of tested people is offered no such line', () =>
  expect(sharing.higher('below')).toBeUndefined())

test.each([5, 10, 15, 20, 21, 25, 38.1, 52, 70, 100.5])('a ceiling of %d fits between the words', (vo2max) => {
  const { texts, points } = drawn(vo2max, sharing.higher(80)!)
  expect(points.length).toBeGreaterThan(100)
  for (const { y } of points) {
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(cardSize.height)
  }
  // the invitation stands at the right, up to some 500 pixels wide; the number at the left
  const [invitation] = texts.slice(-2)
  const right = points.filter(({ x }) => x > 630 && x < 1136)
  for (const { y } of right) expect(y < invitation!.y - 30 || y > invitation!.y + 50).toBe(true)
  const left = points.filter(({ x }) => x > 64 && x < 430)
  for (const { y } of left) expect(y).toBeGreaterThan(482)
})

test('its colours are the light ones of the site', () => {
  const sheet = readFileSync('app/styles/base.css', 'utf8')
  for (const [name, colour] of Object.entries(cardColours)) expect(sheet).toContain(`--${name}: light-dark(${colour}, `)
})
