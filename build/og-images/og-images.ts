import { renderAsync } from '@resvg/resvg-js'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { locales, type Locale } from '../../i18n/locales.ts'
import { cardSize, ogImagePath, type PageId } from '../../i18n/pages.ts'
import { lightColour } from '../seo/web-manifest.ts'
import { messages, pageMetadata, publicPages } from '../seo/page-metadata.ts'
import { textElement, writeFontFiles, type OgImageFont, type TextStyle } from './font.ts'
import { thumbnailOf, type PageThumbnail } from './thumbnails.ts'

const legalPages: readonly PageId[] = ['privacy', 'terms', 'legal']

/** Networks shrink, or leave out, what is heavier. In bytes. */
const maxOgImageBytes = 100_000

/** The card of every public page in both languages as PNG, by path. @throws Error when one is too heavy or its title too long */
export async function drawOgImages(): Promise<Map<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'vo2max-font-'))
  try {
    const font = await writeFontFiles(folder)
    const cards = locales.flatMap((locale) =>
      publicPages.map(
        async (page) => [ogImagePath(page, locale), await drawOgImage(ogImageOf(page, locale), font)] as const,
      ),
    )
    return new Map(await Promise.all(cards))
  } finally {
    await rm(folder, { recursive: true })
  }
}

export async function drawOgImage(card: OgImage, font: OgImageFont): Promise<Buffer> {
  const image = await renderAsync(ogImageSvg(card, font), font.options)
  const png = image.asPng()
  if (png.length > maxOgImageBytes) throw new Error(`The card “${card.title}” has ${png.length} bytes`)
  return png
}

/** What a page's card shows; the home page has no section. */
export function ogImageOf(page: PageId, locale: Locale) {
  const { siteName, article: words, footer } = messages[locale]
  const { title, article } = pageMetadata(page, locale)
  const sectionOfArticle =
    article && `${words.categories[article[locale].category]} · ${words.readingTime(article.minutes)}`
  const sectionOfPage = page === 'home' ? undefined : legalPages.includes(page) ? footer.legal : footer.learn
  return { siteName, section: sectionOfArticle ?? sectionOfPage, title, thumbnail: thumbnailOf(page) }
}

type OgImage = ReturnType<typeof ogImageOf>

const margin = 64
const nameStyle: TextStyle = { size: 34, weight: 700, spacing: -0.02 }
const sectionStyle: TextStyle = { size: 29, weight: 400 }
const titleStyles: TextStyle[] = [80, 74, 68, 62].map((size) => ({ size, weight: 700, spacing: -0.035 }))

/** Where a thumbnail of 120 by 60 is drawn: across the lower part of the card and beyond its edges. */
const thumbnailArea = { left: -32, scaleX: 10.55, top: 384, scaleY: 3.7 }

/** A page's picture for shared links, as SVG. */
function ogImageSvg({ siteName, section, title, thumbnail }: OgImage, { textWidth }: OgImageFont): string {
  const { width, height } = cardSize
  const { lines, style } = titleLines(title, width - 2 * margin, textWidth)
  const firstLine = section ? 274 : 246
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${lightColour('paper')}"/>`,
    thumbnailSvg(thumbnail),
    logo,
    `<g fill="${lightColour('ink')}">`,
    textElement(siteName, nameStyle, { x: 130, y: 95 }),
    ...lines.map((words, index) => textElement(words, style, { x: margin, y: firstLine + index * style.size * 1.08 })),
    '</g>',
    section && `<g fill="${lightColour('muted')}">${textElement(section, sectionStyle, { x: margin, y: 180 })}</g>`,
    '</svg>',
  ].join('')
}

/**
 * A title in one line or two, in the largest size that fits, broken after its colon or question where both parts have
 * room, never at a no-break space. @throws Error when it is too long even in the smallest size
 */
export function titleLines(title: string, width: number, textWidth: OgImageFont['textWidth']) {
  for (const style of titleStyles) {
    const widest = (lines: string[]) => Math.max(...lines.map((words) => textWidth(words, style)))
    const layouts = [[title], title.split(/(?<=[:?]) /), balanced(title, widest)]
    const lines = layouts.find((layout) => layout.length <= 2 && widest(layout) <= width)
    if (lines) return { lines, style }
  }
  throw new Error(`A card has no room for so long a title: ${title}`)
}

/** Two lines, broken so that the wider one is as narrow as possible. */
function balanced(title: string, widest: (lines: string[]) => number): string[] {
  const words = title.split(' ')
  return words
    .map((_, index) => [words.slice(0, index).join(' '), words.slice(index).join(' ')])
    .reduce((best, lines) => (widest(lines) < widest(best) ? lines : best))
}

/** The logo of public/favicon.svg. */
const logo = `<g transform="translate(61 62) scale(1.36)" stroke="${lightColour('arterial')}" stroke-width="4" stroke-linecap="round">
<path d="M4 27C12 27 13 6 25 6h16" fill="none"/><circle cx="25" cy="6" r="4.5" fill="${lightColour('arterial')}" stroke="none"/></g>`

function thumbnailSvg({ line: path, faint, point }: PageThumbnail): string {
  const arterial = lightColour('arterial')
  return [
    `<g transform="translate(${thumbnailArea.left} ${thumbnailArea.top})" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    `<path d="${scaledPath(faint)}" stroke="${lightColour('muted')}" stroke-width="5" stroke-dasharray="1 16"/>`,
    `<path d="${scaledPath(path)}" stroke="${arterial}" stroke-width="12"/>`,
    point &&
      `<circle cx="${point.x * thumbnailArea.scaleX}" cy="${point.y * thumbnailArea.scaleY}" r="19" fill="${lightColour('paper')}" stroke="${arterial}" stroke-width="12"/>`,
    '</g>',
  ].join('')
}

/** The coordinates of a path at the size of the card. A transformation would scale the strokes too, unevenly. */
function scaledPath(path: string): string {
  let isAcross = false
  return path.replace(/-?[\d.]+/g, (number) => {
    isAcross = !isAcross
    return ` ${(Number(number) * (isAcross ? thumbnailArea.scaleX : thumbnailArea.scaleY)).toFixed(1)}`
  })
}
