import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { locales } from '../../i18n/locales.ts'
import { ogImagePath, pageIds } from '../../i18n/pages.ts'
import { publicPages } from '../seo/page-metadata.ts'
import { ogImageOf, drawOgImage, maxOgImageBytes, titleLines } from './og-images.ts'
import { writeFontFiles, type OgImageFont } from './font.ts'

const folder = mkdtempSync(join(tmpdir(), 'vo2max-font-'))
afterAll(() => rmSync(folder, { recursive: true }))

let font: OgImageFont
beforeAll(async () => {
  font = await writeFontFiles(folder)
})

const room = 1072

test('a title breaks after its colon where both parts have room, else where its lines are most alike', () => {
  const lines = (title: string) => titleLines(title, room, font.textWidth).lines
  expect(lines('Améliorer votre VO2max\u00a0: un programme de 8 semaines')).toEqual([
    'Améliorer votre VO2max\u00a0:',
    'un programme de 8 semaines',
  ])
  expect(lines('Outils\u00a0: montres et applications pour suivre le VO2max')).toEqual([
    'Outils\u00a0: montres et applications',
    'pour suivre le VO2max',
  ])
  expect(lines('Privacy policy')).toEqual(['Privacy policy'])
})

test('a title for which there is no room is refused', () =>
  expect(() => titleLines('Two words '.repeat(12).trim(), room, font.textWidth)).toThrow(/no room for so long a title/))

test('a card is a PNG of 1200 by 630 pixels, light enough for every network, with its words on it', async () => {
  const card = ogImageOf('home', 'fr')
  const drawn = await drawOgImage(card, font)
  expect(drawn.subarray(1, 4).toString()).toBe('PNG')
  expect([drawn.readUInt32BE(16), drawn.readUInt32BE(20)]).toEqual([1200, 630])
  expect(drawn.length).toBeLessThan(maxOgImageBytes)
  expect(drawn).not.toEqual(await drawOgImage({ ...card, title: 'VO2max\u00a0: autre chose' }, font))
})

test('a card says the section of its page, an article its category and how long it takes to read', () => {
  expect(ogImageOf('aging', 'fr').section).toBe('Santé · 7\u00a0min de lecture')
  expect(ogImageOf('aging', 'en').section).toBe('Health · 7 min read')
  expect(ogImageOf('measure', 'fr').section).toBe('Apprendre')
  expect(ogImageOf('privacy', 'en').section).toBe('Legal')
  expect(ogImageOf('home', 'fr').section).toBeUndefined()
})

test('a visitor’s own results are shared with the card of the site; no other page has another’s', () => {
  expect(ogImagePath('progress', 'fr')).toBe('/cards/fr/home.png')
  const paths = locales.flatMap((locale) => pageIds.map((page) => ogImagePath(page, locale)))
  expect(new Set(paths).size).toBe(2 * publicPages.length)
})
