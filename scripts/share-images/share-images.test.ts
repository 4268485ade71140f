import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shareImageOf, drawPageImage, titleLines } from './share-images.ts'
import { writeFontFiles, type ShareImageFont } from './font.ts'

const folder = mkdtempSync(join(tmpdir(), 'vo2max-font-'))
afterAll(() => rmSync(folder, { recursive: true }))

let font: ShareImageFont
beforeAll(async () => {
  font = await writeFontFiles(folder)
})

test('a title breaks after its colon where both parts have room, else where its lines are most alike', () => {
  const lines = (title: string) => titleLines(title, { width: 1072, maxLines: 2 }, font.textWidth).lines
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

test('beside a picture a title has up to four lines, in the largest size that its longest word allows', () => {
  const space = { width: 520, maxLines: 4 }
  expect(titleLines('Cholestérol et VO2max\u00a0: ce que dit la recherche', space, font.textWidth)).toEqual({
    lines: ['Cholestérol', 'et VO2max\u00a0:', 'ce que dit', 'la recherche'],
    size: 80,
  })
  expect(titleLines('Bien manger pour son\u00a0VO2max', space, font.textWidth).lines).toHaveLength(3)
})

test('a share image shows the page’s own picture in colour, or else the site’s curve', () => {
  expect(shareImageOf('aging', 'fr').picture).toMatch(/^<svg .*stroke="#0b5347"/)
  expect(shareImageOf('aging', 'fr').picture).not.toMatch(/currentColor|var\(/)
  expect(shareImageOf('understand', 'fr').picture).toBeUndefined()
})

test('a title that does not fit is refused', () =>
  expect(() => titleLines('Two words '.repeat(12).trim(), { width: 1072, maxLines: 2 }, font.textWidth)).toThrow(
    /no room for so long a title/,
  ))

test('a share image shows the page’s title', async () => {
  const image = shareImageOf('home', 'fr')
  expect(await drawPageImage(image, font)).not.toEqual(await drawPageImage({ ...image, title: 'Autre chose' }, font))
})

test('a share image shows the page’s section, or an article’s category and reading time', () => {
  expect(shareImageOf('aging', 'fr').section).toBe('Santé · 7\u00a0min de lecture')
  expect(shareImageOf('aging', 'en').section).toBe('Health · 7 min read')
  expect(shareImageOf('measure', 'fr').section).toBe('Apprendre')
  expect(shareImageOf('privacy', 'en').section).toBe('Legal')
  expect(shareImageOf('home', 'fr').section).toBeUndefined()
})
