import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { glyphs } from './subset-font.ts'

const root = new URL('../', import.meta.url)
const texts = ['content', 'i18n'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(\.mdx|(?<!\.test)\.ts)$/.test(file))
    .map((file) => `${folder}/${file}`),
)

test.each(texts)('the font has every character of %s', (file) => {
  const characters = new Set(readFileSync(new URL(file, root), 'utf8').replaceAll('\n', ''))
  expect([...characters].filter((character) => !hasGlyphs(character))).toEqual([])
})

/** Whether the font has a character, or else its letter and its diacritical mark. */
function hasGlyphs(character: string): boolean {
  return glyphs.includes(character) || Array.from(character.normalize('NFD')).every((part) => glyphs.includes(part))
}
