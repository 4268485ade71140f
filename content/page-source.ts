import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parse } from 'yaml'
import type { Locale } from '#i18n/locales.ts'
import { isArticle, type PageId } from '#i18n/pages.ts'

/** Returns the path of a page's text inside the folder of its language. */
export function sourceFileOf(page: PageId): string {
  return `${isArticle(page) ? 'blog/' : ''}${page}.mdx`
}

/** Returns the source of a text: MDX with front matter. Only for Node at build time and in tests. */
export function readPageSource(locale: Locale, file: string): string {
  return readFileSync(new URL(`${locale}/${file}`, import.meta.url), 'utf8')
}

/** Front matter of every page. content/articles.ts reads the further fields of articles. */
export const frontMatterSchema = v.looseObject({
  title: v.string(),
  /** one or two sentences for search engines and shared links */
  description: v.string(),
  /** only articles have one */
  excerpt: v.optional(v.string()),
  /** day of the last change of substance, ISO 8601 */
  updated: v.optional(v.pipe(v.string(), v.isoDate())),
  /** whether the page gives medical information; read from the French text for both languages */
  medical: v.optional(v.boolean(), false),
})

/** Front matter as routes have it (`handle`), without the defaults. */
export type FrontMatter = v.InferInput<typeof frontMatterSchema>

/** Parses the YAML at the top of a text. @throws ValiError when a field is missing or invalid */
export function parseFrontMatter(source: string): v.InferOutput<typeof frontMatterSchema> {
  const [, yaml = ''] = /^---\n(.*?)^---\n/ms.exec(source) ?? []
  return v.parse(frontMatterSchema, parse(yaml))
}
