/**
 * `npm run font` writes the site's font with only the characters of `glyphs`, those of both languages. The result is
 * committed. A test checks every text of the site against them.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

export const glyphs = [
  range(0x20, 0x7e),
  range(0xa0, 0xff),
  'ŒœŸ',
  '\u2009\u202f–—‘’‚“”„†‡•…′″‹›€™−×÷≈≤≥≠±∆√∞',
  '←↑→↓↗',
  '⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉',
  'ˆ˜˙\u0307', // V̇O₂max in the titles of studies
  '\u0301\u0304', // combining marks for ć and ē, which the source font lacks
].join('')

const source = 'files/atkinson-hyperlegible-next-latin-wght-normal.woff2'
const target = new URL('../app/styles/atkinson-hyperlegible-next.woff2', import.meta.url)

if (import.meta.filename === process.argv[1]) {
  const font = createRequire(import.meta.url).resolve(`@fontsource-variable/atkinson-hyperlegible-next/${source}`)
  const subset = await subsetFont(await readFile(font), glyphs, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 760 } },
  })
  await writeFile(target, subset)
  console.log(`${target.pathname}: ${subset.length} bytes`)
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}
