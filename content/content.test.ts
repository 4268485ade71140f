import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { calculator as calculatorEn } from '../i18n/calculator.en.ts'
import { calculator as calculatorFr } from '../i18n/calculator.fr.ts'
import { en } from '../i18n/en.ts'
import { fr } from '../i18n/fr.ts'
import { locales, type Locale } from '../i18n/locales.ts'
import { articleIds, calculatorAnchor, pageIds, type PageId } from '../i18n/pages.ts'

const files = Object.fromEntries(locales.map((locale) => [locale, mdxFiles(locale)])) as Record<Locale, string[]>
const texts = locales.flatMap((locale) =>
  files[locale].map((file) => ({ locale, file, name: `${locale}/${file}`, source: read(locale, file) })),
)
const french = texts.filter(({ locale }) => locale === 'fr')
const english = texts.filter(({ locale }) => locale === 'en')

test('every page of the page table has its text, and every text its page, in both languages', () => {
  const expected = pageIds.map(fileOf).sort()
  expect(files.fr).toEqual(expected)
  expect(files.en).toEqual(expected)
})

test.each(texts)('$name has a title and a description of a length that search engines show', ({ source }) => {
  const { title, description } = frontMatter(source)
  expect(title.length).toBeGreaterThanOrEqual(10)
  expect(title.length).toBeLessThanOrEqual(65)
  expect(description.length).toBeGreaterThanOrEqual(110)
  expect(description.length).toBeLessThanOrEqual(170)
})

test.each(locales)('no two pages share a title or a description (%s)', (locale) => {
  const matters = files[locale].map((file) => frontMatter(read(locale, file)))
  expect(repeated(matters.map(({ title }) => title))).toEqual([])
  expect(repeated(matters.map(({ description }) => description))).toEqual([])
})

test.each(texts)('$name has one first-level heading', ({ source }) => {
  // the home page's stands in its Hero
  expect(source.match(/^# \S|<h1[ >]|^<Hero$/gm)).toHaveLength(1)
})

test.each(texts)('$name: every footnote is called, and every call has its footnote', ({ source }) => {
  const calls = new Set(all(source, /\[\^(\w+)\](?!:)/g))
  const notes = all(source, /^\[\^(\w+)\]:/gm)
  expect(repeated(notes)).toEqual([])
  expect([...calls].sort()).toEqual(notes.sort())
})

test.each(texts)('$name: every link to a place on a page finds it', ({ locale, source }) => {
  const onThisPage = all(source, /\]\(#([^)]+)\)/g).filter((hash) => !idsOf(source).includes(hash))
  const elsewhere = [...source.matchAll(/<PageLink to="(\w+)" hash="([^"]+)"/g)]
    .filter(([, page, hash]) => !idsOf(read(locale, fileOf(page as PageId))).includes(hash!))
    .map(([link]) => link)
  expect([...onThisPage, ...elsewhere]).toEqual([])
})

test.each(files.fr)('%s has the same ids and footnotes in both languages', (file) => {
  expect(idsOf(read('en', file))).toEqual(idsOf(read('fr', file)))
  expect(all(read('en', file), /\[\^(\w+)\]/g).sort()).toEqual(all(read('fr', file), /\[\^(\w+)\]/g).sort())
})

const typography = {
  fr: {
    'an ordinary space before : % $ »': / [:%$»]/u,
    'no no-break space before a colon': /[^\u00a0]:(?=\s|$)/mu,
    'no thin no-break space before ; ! ?': /[^\u202f?!][;!?](?=\s|$)/mu,
    'no no-break space before % or $': /\d[%$]/u,
    'no no-break space inside « »': /«(?!\u00a0)|(?<!\u00a0)»/u,
    'an ordinary or thin space in a number': /\d[ \u202f]\d{3}(?!\d)/u,
    'an ordinary space before a unit': /\d (?:ml|km|kg|cm|m|mmol|L|h|min|s)(?![\p{L}\d])/u,
    'a straight apostrophe': /[\p{L}\d]'[\p{L}\d]/u,
    'a word that the glossary avoids':
      /\b(cookies?|week-end|tracker|smartwatch|newsletter|tapis de course|fractionné)\b/iu,
  },
  en: {
    'a space before : ; ! ? %': /[ \u00a0\u202f][:;!?%]/u,
    'French quotation marks': /[«»]/u,
    'a straight apostrophe': /[\p{L}\d]'[\p{L}\d]/u,
    'a word that the glossary avoids': /\b(elderly|programmes?|VO2 ?Max)\b/u,
    'a spelling that is not Canadian': /\b(center|meters?|liters?|fiber|color|ageing)\b/iu,
  },
} satisfies Record<Locale, Record<string, RegExp>>

test.each(texts)('$name keeps to the typography and words of its language', ({ locale, source }) => {
  expect(faults(prose(source), locale)).toEqual([])
})

test.each([
  ['fr', { ...fr, ...calculatorFr }],
  ['en', { ...en, ...calculatorEn }],
] as const)('the interface strings keep to the typography and words of their language (%s)', (locale, messages) => {
  expect(stringsOf(messages).flatMap((text) => faults(text, locale))).toEqual([])
})

test.each(texts)('$name writes VO2max in one way', ({ source }) => {
  expect(
    prose(source)
      .match(/vo2 ?max/gi)
      ?.filter((name) => name !== 'VO2max') ?? [],
  ).toEqual([])
})

/** What the product promises on its two main pages; no-break spaces are compared as spaces. */
const mustAppear: Partial<Record<PageId, Record<Locale, string[]>>> = {
  home: {
    fr: [
      'Votre moteur de performance et de longévité',
      '<PageLink to="understand">',
      'title="Capacité respiratoire"',
      'title="Performance"',
      'title="Longévité"',
      '<Calculator ',
      '<Band id="tableaux">',
      '<ReferenceTables ',
      'Entre deux colonnes, c’est le calculateur qui tranche.',
      'aucune source publiée ne leur correspond exactement',
    ],
    en: [
      'Your engine for performance and longevity',
      '<PageLink to="understand">',
      'title="Respiratory capacity"',
      'title="Performance"',
      'title="Longevity"',
      '<Calculator ',
      '<Band id="tableaux">',
      '<ReferenceTables ',
      'Between two columns, the calculator decides.',
      'no published source matches them exactly',
    ],
  },
  measure: {
    fr: [
      'analyse des gaz respiratoires',
      'C’est la référence',
      'environ ± 2 %[^f6]',
      'de 145 à 200 $',
      'environ ± 10 %[^f7]',
      '(distance − 504,9) ÷ 44,73',
      '115 militaires américains',
      'Échauffement 10 min, course 12 min, retour au calme 10 min.',
      '30 flexions des jambes (squats) en 45 secondes',
      'environ 5 min',
      '[(P1 − 70) + 2 × (P2 − P0)] ÷ 10',
      '343 adultes de 30 à 69 ans',
      'Queens College',
      'Åstrand et Ryhming',
      'Garmin : 85-90 %. Polar : 80-85 %. Apple et Suunto : 75-80 %[^f8].',
      'appelez le 911',
      'href="tel:811"',
      'Q-AAP+',
      '<Calculator ',
      '<Band id="tableaux">',
      '<ReferenceTables ',
      'Entre deux colonnes, c’est le calculateur qui tranche.',
      'Refaire le test aux 4 semaines',
    ],
    en: [
      'respiratory gas analysis',
      'gold standard',
      'about ± 2%[^f6]',
      'CAD 145 to 200',
      'about ± 10%[^f7]',
      '(distance − 504.9) ÷ 44.73',
      '115 US airmen',
      'Warm-up 10 min, run 12 min, cool-down 10 min.',
      '30 squats in 45 seconds',
      'about 5 min',
      '[(P1 − 70) + 2 × (P2 − P0)] ÷ 10',
      '343 adults aged 30 to 69',
      'Queens College',
      'Åstrand and Ryhming',
      'Garmin: 85-90%. Polar: 80-85%. Apple and Suunto: 75-80%[^f8].',
      'call 911',
      'href="tel:811"',
      'PAR-Q+',
      '<Calculator ',
      '<Band id="tableaux">',
      '<ReferenceTables ',
      'Between two columns, the calculator decides.',
      'Repeat the test every 4 weeks',
    ],
  },
}

const promises = Object.entries(mustAppear).flatMap(([page, byLocale]) =>
  locales.map((locale) => ({ page: page as PageId, locale, strings: byLocale[locale] })),
)

test.each(promises)('$locale/$page says what the product promises', ({ page, locale, strings }) => {
  const text = read(locale, fileOf(page)).replaceAll('\u00a0', ' ')
  expect(strings.filter((string) => !text.includes(string))).toEqual([])
})

test('the home page does not quote the 13 % figure, which needs its footnote', () => {
  for (const locale of locales) expect(prose(read(locale, 'home.mdx'))).not.toMatch(/\b13\s?%/)
})

test('the decline with age is said in each language’s own words', () => {
  const spoken = (texts: typeof french) => texts.map(({ source }) => source.replaceAll('\u00a0', ' ')).join()
  expect(spoken(french)).toContain('de 8 à 10 % par décennie')
  expect(spoken(english)).toContain('1% per year')
})

function mdxFiles(locale: Locale): string[] {
  return readdirSync(new URL(locale, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .sort()
}

function fileOf(page: PageId): string {
  return `${(articleIds as readonly PageId[]).includes(page) ? 'blog/' : ''}${page}.mdx`
}

function read(locale: Locale, file: string): string {
  return readFileSync(new URL(`${locale}/${file}`, import.meta.url), 'utf8')
}

function frontMatter(source: string) {
  const [, title, description] = /^---\ntitle: '(.*)'\ndescription: '(.*)'\n---\n/.exec(source) ?? []
  return { title: title ?? '', description: description ?? '' }
}

/** The places of a page that a link can reach. */
function idsOf(source: string): string[] {
  const ids = all(source, /\bid="([^"]+)"/g)
  return source.includes('<Calculator ') ? [...ids, calculatorAnchor] : ids
}

/** What a reader reads: without imports, tags, addresses, expressions and the names of attributes. */
function prose(source: string): string {
  return source
    .replace(/^(import|export) .*$/gm, '')
    .replace(/^(title|description): '(.*)'$/gm, '$2')
    .replace(/^\s*\w+: (?=")/gm, '')
    .replace(/^\[\^\w+\]:/gm, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\{`[^`]*`\}|\{\([^}]*`[^`]*`\}|\{[\w.]+\}/g, '')
    .replace(/\b(href|id|hash|to|icon)=("[^"]*"|)/g, '')
    .replace(/<\/?[A-Za-z]\w*/g, '')
}

function faults(text: string, locale: Locale): string[] {
  return Object.entries(typography[locale]).flatMap(([fault, pattern]) => {
    const found = pattern.exec(text)
    return found ? [`${fault}: …${text.slice(Math.max(0, found.index - 30), found.index + 20)}…`] : []
  })
}

function stringsOf(messages: object): string[] {
  return Object.values(messages).flatMap((value: unknown) => {
    if (typeof value === 'string') return value.startsWith('https:') ? [] : [value]
    return typeof value === 'object' && value ? stringsOf(value) : []
  })
}

function all(source: string, pattern: RegExp): string[] {
  return [...source.matchAll(pattern)].map((match) => match[1]!)
}

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}
