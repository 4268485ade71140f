import { renderAsync } from '@resvg/resvg-js'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { locales, type Locale } from '../../i18n/locales.ts'
import { ogImagePath, type PageId } from '../../i18n/pages.ts'
import { messages, pageMetadata, publicPages } from '../seo/page-metadata.ts'
import { ogImageSvg, type OgImage } from './og-image.ts'
import { writeFontFiles, type OgImageFont } from './font.ts'
import { thumbnailOf } from './thumbnails.ts'

const legalPages: readonly PageId[] = ['privacy', 'terms', 'legal']

/** Networks shrink, or leave out, what is heavier. In bytes. */
export const maxOgImageBytes = 100_000

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

export function ogImageOf(page: PageId, locale: Locale): OgImage {
  const { siteName, article: words, footer } = messages[locale]
  const { title, article } = pageMetadata(page, locale)
  const sectionOfArticle =
    article && `${words.categories[article[locale].category]} · ${words.readingTime(article.minutes)}`
  const sectionOfPage = page === 'home' ? undefined : legalPages.includes(page) ? footer.legal : footer.learn
  return { siteName, section: sectionOfArticle ?? sectionOfPage, title, thumbnail: thumbnailOf(page) }
}
