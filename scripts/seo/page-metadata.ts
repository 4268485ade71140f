import { articles } from '#content/articles.ts'
import { parseFrontMatter, readPageSource, sourceFileOf } from '#content/page-source.ts'
import type { Locale } from '#i18n/locales.ts'
import { isPersonal, type PageId, pageIds } from '#i18n/pages.ts'

export type PageMetadata = ReturnType<typeof pageMetadata>

/** The pages that search engines may index. */
export const publicPages: readonly PageId[] = pageIds.filter((page) => !isPersonal(page))

/**
 * Returns a page's metadata for search engines and feed readers, from its front matter and text.
 * @throws Error if the page has no date: neither `updated` in its front matter nor, for an article, a publication date
 */
export function pageMetadata(page: PageId, locale: Locale) {
  const source = readPageSource(locale, sourceFileOf(page))
  const article = articles.find(({ id }) => id === page)
  const { title, description, updated = article?.date } = parseFrontMatter(source)
  if (!updated) throw new Error(`content/${locale}/${sourceFileOf(page)}: its front matter lacks updated: 'YYYY-MM-DD'`)
  return {
    title,
    description,
    /** day of the last change that matters to readers, ISO 8601 */
    updated,
    /** undefined for other pages */
    article,
    publications: publicationsOf(source),
    /** whether the page gives medical information */
    isMedical: parseFrontMatter(readPageSource('fr', sourceFileOf(page))).medical,
  }
}

/** Returns the title and DOI of each publication that a page cites. */
function publicationsOf(text: string) {
  return [...text.matchAll(/<Publication\s([^>]*)>([^<]*)<\/Publication>/g)].map(([, attributes = '', title = '']) => {
    const doi = /\bdoi="([^"]*)"/.exec(attributes)?.[1]
    return { title: title.trim(), ...(doi && { doi }) }
  })
}
