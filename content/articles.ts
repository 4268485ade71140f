import * as v from 'valibot'
import type { Locale } from '../i18n/locales.ts'
import { articleIds, type ArticleId } from '../i18n/pages.ts'
import { fileOf, frontMatter, read } from './texts.ts'

/** Titles of categories are in i18n/<language>/site.ts. */
const category = v.picklist(['research', 'training', 'nutrition', 'equipment', 'health'])

/** What each language's text says of the article. The same article may be filed differently in each. */
const words = v.object({ title: v.string(), excerpt: v.string(), category })

/** What the French text says for both. */
const facts = v.object({
  /** day of publication, ISO 8601 */
  date: v.pipe(v.string(), v.isoDate()),
  /** reading time. Source: product spec, section 3 */
  minutes: v.number(),
  /** page of the closing call to action */
  next: v.picklist(['measure', 'improve', 'tools']),
})

export type Article = { id: ArticleId } & v.InferOutput<typeof facts> & Record<Locale, v.InferOutput<typeof words>>

/** Newest first, as their front matter says. The site gets the result alone (vite.config.ts). */
export const articles: readonly Article[] = readArticles()

/** @throws ValiError when front matter lacks something, or says something else */
export function readArticles(): Article[] {
  const frontMatterOf = (id: ArticleId, locale: Locale) => frontMatter(read(locale, fileOf(id)))
  return articleIds
    .map((id) => ({
      id,
      ...v.parse(facts, frontMatterOf(id, 'fr')),
      fr: v.parse(words, frontMatterOf(id, 'fr')),
      en: v.parse(words, frontMatterOf(id, 'en')),
    }))
    .sort((one, other) => other.date.localeCompare(one.date))
}
