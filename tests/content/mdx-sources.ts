import { readdirSync } from 'node:fs'
import { readPageSource } from '#content/page-source.ts'
import { type Locale, locales } from '#i18n/locales.ts'

interface MdxSource {
  locale: Locale
  /** path inside the folder of its language */
  file: string
  /** name in test titles: language and file */
  name: string
  /** MDX with front matter */
  source: string
}

/** The MDX source of every page in both languages. */
export const mdxSources: readonly MdxSource[] = locales.flatMap((locale) =>
  readdirSync(new URL(`../../content/${locale}`, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .map((file) => ({ locale, file, name: `${locale}/${file}`, source: readPageSource(locale, file) })),
)

/** Returns the ids of a page that a link can target. */
export function idsOf(source: string): string[] {
  return allMatches(source, /\bid="([^"]+)"/g)
}

/** Returns the first capture group of every match. */
export function allMatches(source: string, pattern: RegExp): string[] {
  return [...source.matchAll(pattern)].map((match) => match[1]!)
}

export function duplicates(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}
