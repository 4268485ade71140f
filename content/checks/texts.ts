import { readdirSync } from 'node:fs'
import { locales, type Locale } from '../../i18n/locales.ts'
import { calculatorAnchor } from '../../i18n/pages.ts'
import { read } from '../texts.ts'

export interface Text {
  locale: Locale
  /** below the folder of its language */
  file: string
  /** as tests name it: language and file */
  name: string
  /** as it is written: MDX with front matter */
  source: string
}

/** Every page's text as it is written, for the tests beside. */
export const texts: readonly Text[] = locales.flatMap((locale) =>
  readdirSync(new URL(`../${locale}`, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .map((file) => ({ locale, file, name: `${locale}/${file}`, source: read(locale, file) })),
)

/** The places of a page that a link can reach. */
export function idsOf(source: string): string[] {
  const ids = all(source, /\bid="([^"]+)"/g)
  return source.includes('<Calculator ') ? [...ids, calculatorAnchor] : ids
}

/** What a function of the interface strings takes: a number, where a range begins and ends, or a comparison. */
const compared = { ages: { from: 40, to: 49 }, gender: 'femme', standing: 80 }
const samples = [
  Object.assign(Object(2), { from: 2, to: 9 }, compared),
  Object.assign(Object(2), { from: 2 }, compared),
]

/** The strings of an object and of the objects in it, those that its functions make too, without addresses. */
export function stringsOf(messages: object): string[] {
  const strings = Object.values(messages as Record<string, unknown>).flatMap((value) => {
    if (typeof value === 'string') return value.startsWith('https:') ? [] : [value]
    if (typeof value === 'function') {
      const message = value as (...given: unknown[]) => unknown
      return samples.map((sample) => String(message(sample, sample, sample)))
    }
    return typeof value === 'object' && value ? stringsOf(value) : []
  })
  return [...new Set(strings)].filter((string) => string && !/undefined|\[object/.test(string))
}

/** What the first group of a pattern catches, wherever it matches. */
export function all(source: string, pattern: RegExp): string[] {
  return [...source.matchAll(pattern)].map((match) => match[1]!)
}

export function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}
