import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parse } from 'yaml'
import type { Locale } from '../i18n/locales.ts'
import { isArticle, type PageId } from '../i18n/pages.ts'

/** A page's text below the folder of its language. */
export function fileOf(page: PageId): string {
  return `${isArticle(page) ? 'blog/' : ''}${page}.mdx`
}

/** A text as it is written: MDX with front matter. For programs that run before the site does: it reads the file. */
export function read(locale: Locale, file: string): string {
  return readFileSync(new URL(`${locale}/${file}`, import.meta.url), 'utf8')
}

/** What a page's text says of itself. An article says more, which content/articles.ts reads. */
const frontMatterSchema = v.looseObject({
  title: v.string(),
  description: v.string(),
  /** of an article */
  excerpt: v.optional(v.string()),
  /** day of the last change that a returning reader should know of, ISO 8601 */
  updated: v.optional(v.pipe(v.string(), v.isoDate())),
  /** whether the page gives medical information; the French text says it for both languages */
  medical: v.optional(v.boolean(), false),
})

/** Reads the YAML at the head of a text. @throws ValiError when it lacks something, or says something else */
export function frontMatter(source: string): v.InferOutput<typeof frontMatterSchema> {
  const [, yaml = ''] = /^---\n(.*?)^---\n/ms.exec(source) ?? []
  return v.parse(frontMatterSchema, parse(yaml))
}
