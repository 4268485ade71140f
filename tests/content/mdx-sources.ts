import { readdirSync } from 'node:fs'
import { locales, type Locale } from '../../i18n/locales.ts'
import { calculatorAnchor } from '../../i18n/pages.ts'
import { read } from '../../content/texts.ts'

interface MdxSource {
  locale: Locale
  /** below the folder of its language */
  file: string
  /** as tests name it: language and file */
  name: string
  /** as it is written: MDX with front matter */
  source: string
}

/** Every page's text as it is written, for the tests beside. */
export const mdxSources: readonly MdxSource[] = locales.flatMap((locale) =>
  readdirSync(new URL(`../../content/${locale}`, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .map((file) => ({ locale, file, name: `${locale}/${file}`, source: read(locale, file) })),
)

/** The places of a page that a link can reach. */
export function idsOf(source: string): string[] {
  const ids = allMatches(source, /\bid="([^"]+)"/g)
  return source.includes('<Calculator ') ? [...ids, calculatorAnchor] : ids
}

/** What the first group of a pattern catches, wherever it matches. */
export function allMatches(source: string, pattern: RegExp): string[] {
  return [...source.matchAll(pattern)].map((match) => match[1]!)
}

export function duplicates(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}
