import { readFileSync } from 'node:fs'
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

/** What a text says of itself, one line each: `name: value`, in quotation marks where YAML wants them. */
export function frontMatter(source: string): Partial<Record<string, string>> {
  const [, lines = ''] = /^---\n([^]*?\n)---\n/.exec(source) ?? []
  return Object.fromEntries([...lines.matchAll(/^(\w+): '?(.*?)'?$/gm)].map(([, name, value]) => [name!, value]))
}
