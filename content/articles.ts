import * as v from 'valibot'
import type { Locale } from '#i18n/locales.ts'
import { type ArticleId, articleIds } from '#i18n/pages.ts'
import { frontMatterSchema, parseFrontMatter, readPageSource, sourceFileOf } from './page-source.ts'

/** Ids of the topics. Their titles are in i18n/<language>/site.ts. */
const topicSchema = v.picklist(['research', 'training', 'nutrition', 'equipment', 'health'])

/** Front matter that each language has for itself. The topic may differ between the two. */
const localizedSchema = v.object({
  ...v.pick(frontMatterSchema, ['title', 'updated']).entries,
  excerpt: v.string(),
  topic: topicSchema,
})

/** Front matter that the French text holds for both languages. */
const sharedSchema = v.object({
  /** day of publication, ISO 8601 */
  date: v.pipe(v.string(), v.isoDate()),
  /** reading time in minutes. Source: product spec, section 3 */
  minutes: v.number(),
  ...v.pick(frontMatterSchema, ['medical']).entries,
  /** page of the closing call to action */
  next: v.picklist(['measure', 'improve', 'tools']),
})

export type Article = { id: ArticleId } & v.InferOutput<typeof sharedSchema> &
  Record<Locale, v.InferOutput<typeof localizedSchema>>

/**
 * The articles, newest first. Browsers get this list as data, without the code below (scripts/mdx/articles-plugin.ts).
 * A new article also needs its address in i18n/pages.ts: see CONTRIBUTING.md.
 */
export const articles: readonly Article[] = articleIds
  .map((id) => {
    const [fr, en] = (['fr', 'en'] as const).map((locale) => parseFrontMatter(readPageSource(locale, sourceFileOf(id))))
    return { id, ...v.parse(sharedSchema, fr), fr: v.parse(localizedSchema, fr), en: v.parse(localizedSchema, en) }
  })
  .sort((one, other) => other.date.localeCompare(one.date))
