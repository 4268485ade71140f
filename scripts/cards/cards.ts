import { renderAsync } from '@resvg/resvg-js'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { locales, type Locale } from '../../i18n/locales.ts'
import { cardPath, type PageId } from '../../i18n/pages.ts'
import { messages } from '../discovery/messages.ts'
import { pageMetadata, publicPages } from '../discovery/page-metadata.ts'
import { cardSvg, type Card } from './card.ts'
import { writeFontFiles, type CardFont } from './font.ts'
import { motifOf } from './motifs.ts'

const legalPages: readonly PageId[] = ['privacy', 'terms', 'legal']

/** Networks shrink, or leave out, what is heavier. In bytes. */
export const maxCardBytes = 100_000

/** The card of every public page in both languages as PNG, by path. @throws Error when one is too heavy or its title too long */
export async function drawCards(): Promise<Map<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'vo2max-font-'))
  try {
    const font = await writeFontFiles(folder)
    const cards = locales.flatMap((locale) =>
      publicPages.map(async (page) => [cardPath(page, locale), await drawCard(cardOf(page, locale), font)] as const),
    )
    return new Map(await Promise.all(cards))
  } finally {
    await rm(folder, { recursive: true })
  }
}

export async function drawCard(card: Card, font: CardFont): Promise<Buffer> {
  const image = await renderAsync(cardSvg(card, font), font.options)
  const png = image.asPng()
  if (png.length > maxCardBytes) throw new Error(`The card “${card.title}” has ${png.length} bytes`)
  return png
}

export function cardOf(page: PageId, locale: Locale): Card {
  const { siteName, article: words, footer } = messages[locale]
  const { title, article } = pageMetadata(page, locale)
  const sectionOfArticle =
    article && `${words.categories[article.category[locale]]} · ${words.readingTime(article.minutes)}`
  const sectionOfPage = page === 'home' ? undefined : legalPages.includes(page) ? footer.legal : footer.learn
  return { siteName, section: sectionOfArticle ?? sectionOfPage, title, motif: motifOf(page) }
}
