import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sharing as en } from '../../../i18n/en/calculator/sharing.ts'
import { sharing as fr } from '../../../i18n/fr/calculator/sharing.ts'
import { cardSize } from '../../../i18n/pages.ts'
import { cardColours, drawCard, type Card } from './card.ts'

/** What a picture has written in it, and where: a canvas that notes its texts and the points it is drawn through. */
function drawn(card: Card) {
  const texts: { text: string; x: number; y: number }[] = []
  const points: { x: number; y: number }[] = []
  const context = new Proxy({} as CanvasRenderingContext2D, {
    get: (_, name) => {
      if (name === 'fillText') return (text: string, x: number, y: number) => texts.push({ text, x, y })
      if (name === 'lineTo') return (x: number, y: number) => points.push({ x, y })
      return () => undefined
    },
    set: () => true,
  })
  drawCard(context, card)
  return { texts, points }
}
const textsOf = (card: Card) => drawn(card).texts.map(({ text }) => text.replace(/[\u00a0\u202f]/g, ' '))

test('the picture says the number, what it is worth and how to find one’s own, and nothing of the person', () => {
  expect(textsOf({ vo2max: 42.4, number: '42,4', higher: [], words: fr.card })).toEqual([
    'VO2max',
    'Mon plafond d’oxygène',
    '42,4',
    'ml/kg/min, distance seule, à ± 10 %',
    'Et le vôtre ?',
    'Courez 12 minutes, ou marchez 1,6 km.',
  ])
  expect(textsOf({ vo2max: 42.4, number: '42.4', higher: en.higher(80)!, words: en.card })).toEqual([
    'VO2max',
    'My oxygen ceiling',
    '42.4',
    'ml/kg/min, distance alone, ± 10%',
    'Higher than 8 in 10 people',
    'of my age and sex',
    'What’s yours?',
    'Run for 12 minutes, or walk a mile.',
  ])
})

test('who is lower than 95 % of tested people is offered no such line', () => {
  expect(fr.higher('below')).toBeUndefined()
  expect(fr.higher('above')![0].replaceAll('\u00a0', ' ')).toBe('Plus haut que 95 % des personnes')
})

test.each([5, 10, 15, 20, 21, 25, 38.1, 52, 70, 100.5])(
  'a ceiling of %d is inside the picture, and crosses none of its words',
  (vo2max) => {
    const { texts, points } = drawn({ vo2max, number: vo2max.toFixed(1), higher: fr.higher(80)!, words: fr.card })
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
  },
)

test('its colours are the light ones of the site', () => {
  const sheet = readFileSync('app/styles/base.css', 'utf8')
  for (const [name, colour] of Object.entries(cardColours)) expect(sheet).toContain(`--${name}: light-dark(${colour}, `)
})
