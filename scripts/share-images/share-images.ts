import { renderAsync } from '@resvg/resvg-js'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { locales, type Locale } from '../../i18n/locales.ts'
import { shareImageSize, shareImagePath, type PageId } from '../../i18n/pages.ts'
import { lightColour } from '../seo/web-manifest.ts'
import { messages, pageMetadata, publicPages } from '../seo/page-metadata.ts'
import { textElement, writeFontFiles, type ShareImageFont, type TextStyle } from './font.ts'
import { pictureOf } from './pictures.tsx'

const legalPages: readonly PageId[] = ['privacy', 'terms', 'legal']

/** In bytes. Social networks shrink or drop larger images. */
const maxShareImageBytes = 100_000

/**
 * Draws the share image (`og:image`) of every public page in both languages. Returns PNG files by path.
 * @throws Error if an image is over 100 kB, or a title does not fit
 */
export async function drawPageImages(): Promise<Map<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'vo2max-font-'))
  try {
    const font = await writeFontFiles(folder)
    const images = locales.flatMap((locale) =>
      publicPages.map(
        async (page) => [shareImagePath(page, locale), await drawPageImage(shareImageOf(page, locale), font)] as const,
      ),
    )
    return new Map(await Promise.all(images))
  } finally {
    await rm(folder, { recursive: true })
  }
}

export async function drawPageImage(image: ShareImage, font: ShareImageFont): Promise<Buffer> {
  const rendered = await renderAsync(shareImageSvg(image, font), font.options)
  const png = rendered.asPng()
  if (png.length > maxShareImageBytes) throw new Error(`The share image “${image.title}” has ${png.length} bytes`)
  return png
}

/** Returns the texts and the picture of a page's share image. The home page has no section. */
export function shareImageOf(page: PageId, locale: Locale) {
  const { siteName, article: words, footer } = messages[locale]
  const { title, article } = pageMetadata(page, locale)
  const sectionOfArticle =
    article && `${words.categories[article[locale].category]} · ${words.readingTime(article.minutes)}`
  const sectionOfPage = page === 'home' ? undefined : legalPages.includes(page) ? footer.legal : footer.learn
  return { siteName, section: sectionOfArticle ?? sectionOfPage, title, picture: pictureOf(page) }
}

type ShareImage = ReturnType<typeof shareImageOf>

const margin = 64
const nameStyle: TextStyle = { size: 34, weight: 700, spacing: -0.02 }
const sectionStyle: TextStyle = { size: 29, weight: 400 }
const titleStyle = { weight: 700, spacing: -0.035 } as const

/** Returns a share image as SVG: the page's own picture beside the title, or the site's curve below it. */
function shareImageSvg({ siteName, section, title, picture }: ShareImage, { textWidth }: ShareImageFont): string {
  const { width, height } = shareImageSize
  const { lines, size } = picture
    ? titleLines(title, { width: panel.left - margin - 40, maxLines: 4 }, textWidth)
    : titleLines(title, { width: width - 2 * margin, maxLines: 2 }, textWidth)
  const firstLine = section ? 274 : 246
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${lightColour('paper')}"/>`,
    picture ? panelSvg(picture) : curve,
    logo,
    `<g fill="${lightColour('ink')}">`,
    textElement(siteName, nameStyle, { x: 130, y: 95 }),
    ...lines.map((words, index) =>
      textElement(words, { size, ...titleStyle }, { x: margin, y: firstLine + index * size * 1.08 }),
    ),
    '</g>',
    section && `<g fill="${lightColour('muted')}">${textElement(section, sectionStyle, { x: margin, y: 180 })}</g>`,
    '</svg>',
  ].join('')
}

/**
 * Breaks a title into lines, in the largest size in pixels that fits the width. Prefers few lines, then a break after
 * the colon or question mark, then lines of similar width. Never breaks at a no-break space.
 * @throws Error if the title does not fit even in the smallest size
 */
export function titleLines(
  title: string,
  { width, maxLines }: { width: number; maxLines: number },
  textWidth: ShareImageFont['textWidth'],
) {
  const widths = new Map<string, number>()
  const widthOf = (words: string) => {
    const known = widths.get(words) ?? textWidth(words, { size: 100, ...titleStyle }) / 100
    widths.set(words, known)
    return known
  }
  const layouts = layoutsOf(title.split(' '), maxLines).map((lines) => ({
    lines,
    widest: Math.max(...lines.map(widthOf)),
    hasInnerColon: lines.some((words) => /[:?] /.test(words)),
  }))
  for (const size of [80, 74, 68, 62, 56]) {
    const [best] = layouts
      .filter(({ widest }) => widest * size <= width)
      .sort(
        (one, other) =>
          one.lines.length - other.lines.length ||
          Number(one.hasInnerColon) - Number(other.hasInnerColon) ||
          one.widest - other.widest,
      )
    if (best) return { lines: best.lines, size }
  }
  throw new Error(`A share image has no room for so long a title: ${title}`)
}

/** Returns every way to break words into at most `maxLines` lines. */
function layoutsOf(words: string[], maxLines: number): string[][] {
  const inOneLine = [[words.join(' ')]]
  if (maxLines === 1) return inOneLine
  const inMore = words.slice(1).flatMap((_, index) => {
    const [first, rest] = [words.slice(0, index + 1), words.slice(index + 1)]
    return layoutsOf(rest, maxLines - 1).map((lines) => [first.join(' '), ...lines])
  })
  return [...inOneLine, ...inMore]
}

/** The same drawing as public/favicon.svg. */
const logo = `<g transform="translate(61 62) scale(1.36)" stroke="${lightColour('arterial')}" stroke-width="4" stroke-linecap="round">
<path d="M4 27C12 27 13 6 25 6h16" fill="none"/><circle cx="25" cy="6" r="4.5" fill="${lightColour('arterial')}" stroke="none"/></g>`

/** The curve of oxygen uptake, which rises with effort up to its maximum. Fills the lower part of the image. */
const curve = `<g fill="none" stroke-width="12" stroke-linecap="round">
<path d="M-11 432H854" stroke="${lightColour('muted')}" stroke-width="5" stroke-dasharray="1 16"/>
<path d="M-11 595C453 595 474 432 854 432H1213" stroke="${lightColour('arterial')}"/>
<circle cx="854" cy="432" r="19" fill="${lightColour('paper')}" stroke="${lightColour('arterial')}"/></g>`

/** The pale panel behind a picture, at the right edge of a share image. In pixels. */
const panel = { left: 624, width: 576, pictureHeight: 360 }

function panelSvg(picture: string): string {
  const { left, width, pictureHeight } = panel
  const { height } = shareImageSize
  return [
    `<rect x="${left}" width="${width}" height="${height}" fill="${lightColour('wash')}"/>`,
    picture.replace(
      '<svg ',
      `<svg x="${left}" y="${(height - pictureHeight) / 2}" width="${width}" height="${pictureHeight}" `,
    ),
  ].join('')
}
