import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { details } from '../../../i18n/fr/calculator/calculator-details.ts'
import { shareImageColours, drawShareImage } from './share-image.ts'

test('the image has the number, its margin and an invitation, and nothing about the person', () => {
  vi.stubGlobal('Path2D', vi.fn())
  const texts: string[] = []
  const context = new Proxy({} as CanvasRenderingContext2D, {
    get: (_, name) => (text: string) => name === 'fillText' && texts.push(text.replace(/\s/g, ' ')),
    set: () => true,
  })
  drawShareImage(context, '38,1', details.sharing.image)
  expect(texts).toEqual([
    'VO2max',
    'Mon VO2max',
    '38,1',
    'ml/kg/min, à environ 10 % près',
    'Et le vôtre ?',
    'Courez 12 minutes, ou marchez 1,6 km.',
  ])
})

test('its colours are the light ones of the site', () => {
  const sheet = readFileSync('app/styles/base.css', 'utf8')
  for (const [name, colour] of Object.entries(shareImageColours))
    expect(sheet).toContain(`--${name}: light-dark(${colour}, `)
})
