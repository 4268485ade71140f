import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { glyphs } from '../subset-font.ts'

const family = 'Atkinson Hyperlegible Next'
const font = new URL('../../app/styles/atkinson-hyperlegible-next.woff2', import.meta.url)

/** How a text is set on a share image: `size` in pixels, `spacing` between letters as a fraction of the size. */
export interface TextStyle {
  size: number
  weight: keyof typeof weights
  spacing?: number
}

/** The font's own value for each SVG weight. */
const weights = { 400: 400, 700: 760 }

/** The site's font as options of resvg, and a function that returns the width of a line of text in pixels. */
export type ShareImageFont = Awaited<ReturnType<typeof writeFontFiles>>

/**
 * Writes the site's font into `folder`, one TrueType file per weight: resvg supports neither woff2 nor variable fonts.
 */
export async function writeFontFiles(folder: string) {
  const source = await readFile(font)
  const fontFiles = await Promise.all(
    Object.values(weights).map(async (wght) => {
      const file = join(folder, `${wght}.ttf`)
      await writeFile(file, await subsetFont(source, glyphs, { targetFormat: 'truetype', variationAxes: { wght } }))
      return file
    }),
  )
  const options = { font: { fontFiles, loadSystemFonts: false, defaultFontFamily: family } }
  return { options, textWidth: (text: string, style: TextStyle) => measure(text, style, options) }
}

/** Returns a line of text as an SVG element that starts at `x`, with its baseline at `y`. */
export function textElement(
  text: string,
  { size, weight, spacing = 0 }: TextStyle,
  { x, y }: { x: number; y: number },
): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" font-weight="${weight}" letter-spacing="${size * spacing}">${escaped}</text>`
}

function measure(text: string, style: TextStyle, options: ResvgRenderOptions): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${textElement(text, style, { x: 0, y: 0 })}</svg>`
  return new Resvg(svg, options).getBBox()?.width ?? 0
}
