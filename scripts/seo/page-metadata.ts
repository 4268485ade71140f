import { articles } from '../../content/articles.ts'
import { fileOf, frontMatter, read } from '../../content/texts.ts'
import { en } from '../../i18n/en/site.ts'
import { fr } from '../../i18n/fr/site.ts'
import type { Locale } from '../../i18n/locales.ts'
import { isPersonal, pageIds, type PageId } from '../../i18n/pages.ts'

/** The strings of both languages, of which a page loads one. */
export const messages = { fr, en }

/** What a page's text says of itself to programs that look for it: search engines, readers of feeds. */
export type PageMetadata = ReturnType<typeof pageMetadata>

/** The pages that everybody may find. */
export const publicPages: readonly PageId[] = pageIds.filter((page) => !isPersonal(page))

/** @throws Error when nothing dates the page: neither its front matter nor, of an article, its publication. */
export function pageMetadata(page: PageId, locale: Locale) {
  const source = read(locale, fileOf(page))
  const article = articles.find(({ id }) => id === page)
  const { title, description, updated: modified = article?.date } = frontMatter(source)
  if (!modified) throw new Error(`content/${locale}/${fileOf(page)}: its front matter lacks updated: 'YYYY-MM-DD'`)
  return {
    title,
    description,
    /** day of its last change that readers should know of, ISO 8601 */
    modified,
    /** of an article only */
    article,
    sources: sourcesOf(source),
    /** gives medical information; other pages speak of devices, of the site or of its terms */
    isMedical: frontMatter(read('fr', fileOf(page))).medical,
  }
}

/** The publications that a page cites. */
function sourcesOf(text: string) {
  return [...text.matchAll(/<Publication\s([^>]*)>([^<]*)<\/Publication>/g)].map(([, attributes = '', title = '']) => {
    const doi = /\bdoi="([^"]*)"/.exec(attributes)?.[1]
    return { title: title.trim(), ...(doi && { doi }) }
  })
}
