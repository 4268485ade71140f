import { cardSize } from '../../i18n/pages.ts'
import { lightColour } from '../discovery/colours.ts'
import { line, type Letters, type Style } from './letters.ts'
import type { CardMotif } from './motifs.ts'

export interface Card {
  siteName: string
  /** the part of the site; the home page has none */
  section: string | undefined
  title: string
  motif: CardMotif
}

const margin = 64
const nameStyle: Style = { size: 34, weight: 700, spacing: -0.02 }
const sectionStyle: Style = { size: 29, weight: 400 }
const titleStyles: Style[] = [80, 74, 68, 62].map((size) => ({ size, weight: 700, spacing: -0.035 }))

/** A motif's field of 120 by 60, its ends beyond the edges of the card, in the lower part. */
const field = { left: -32, scaleX: 10.55, top: 384, scaleY: 3.7 }

/** A page's picture for shared links, as SVG. */
export function cardSvg({ siteName, section, title, motif }: Card, { widthOf }: Letters): string {
  const { width, height } = cardSize
  const { lines, style } = titleLines(title, width - 2 * margin, widthOf)
  const firstLine = section ? 274 : 246
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${lightColour('paper')}"/>`,
    drawing(motif),
    mark,
    `<g fill="${lightColour('ink')}">`,
    line(siteName, nameStyle, { x: 130, y: 95 }),
    ...lines.map((words, index) => line(words, style, { x: margin, y: firstLine + index * style.size * 1.08 })),
    '</g>',
    section && `<g fill="${lightColour('muted')}">${line(section, sectionStyle, { x: margin, y: 180 })}</g>`,
    '</svg>',
  ].join('')
}

/**
 * A title in one line or two, in the largest letters that fit; it breaks after its colon or question where both parts
 * have room. Spaces that do not break stay. @throws Error when it is too long even in the smallest letters
 */
export function titleLines(title: string, width: number, widthOf: Letters['widthOf']) {
  for (const style of titleStyles) {
    const widest = (lines: string[]) => Math.max(...lines.map((words) => widthOf(words, style)))
    const ways = [[title], title.split(/(?<=[:?]) /), evenest(title, widest)]
    const lines = ways.find((way) => way.length <= 2 && widest(way) <= width)
    if (lines) return { lines, style }
  }
  throw new Error(`A card has no room for so long a title: ${title}`)
}

/** Words in two lines, broken where the widest is shortest. */
function evenest(title: string, widest: (lines: string[]) => number): string[] {
  const words = title.split(' ')
  return words
    .map((_, index) => [words.slice(0, index).join(' '), words.slice(index).join(' ')])
    .reduce((best, lines) => (widest(lines) < widest(best) ? lines : best))
}

/** The mark of public/favicon.svg. */
const mark = `<g transform="translate(61 62) scale(1.36)" stroke="${lightColour('arterial')}" stroke-width="4" stroke-linecap="round">
<path d="M4 27C12 27 13 6 25 6h16" fill="none"/><circle cx="25" cy="6" r="4.5" fill="${lightColour('arterial')}" stroke="none"/></g>`

function drawing({ line: path, faint, point }: CardMotif): string {
  const arterial = lightColour('arterial')
  return [
    `<g transform="translate(${field.left} ${field.top})" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    `<path d="${scaled(faint)}" stroke="${lightColour('muted')}" stroke-width="5" stroke-dasharray="1 16"/>`,
    `<path d="${scaled(path)}" stroke="${arterial}" stroke-width="12"/>`,
    point &&
      `<circle cx="${point.x * field.scaleX}" cy="${point.y * field.scaleY}" r="19" fill="${lightColour('paper')}" stroke="${arterial}" stroke-width="12"/>`,
    '</g>',
  ].join('')
}

/** A path in the size of the card; its strokes are the same in every direction, as a transformation would not leave them. */
function scaled(path: string): string {
  let isAcross = false
  return path.replace(/-?[\d.]+/g, (number) => {
    isAcross = !isAcross
    return ` ${(Number(number) * (isAcross ? field.scaleX : field.scaleY)).toFixed(1)}`
  })
}
