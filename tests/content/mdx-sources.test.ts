import { expect, test } from 'vitest'
import { parseFrontMatter, readPageSource, sourceFileOf } from '#content/page-source.ts'
import { locales } from '#i18n/locales.ts'
import { pageIds } from '#i18n/pages.ts'
import { allMatches, duplicates, idsOf, mdxSources } from './mdx-sources.ts'

const files = pageIds.map(sourceFileOf).sort()
const filesOf = (language: string) => mdxSources.filter(({ locale }) => locale === language).map(({ file }) => file)

test('each language has exactly one text per page of the page table', () => {
  expect(filesOf('fr')).toEqual(files)
  expect(filesOf('en')).toEqual(files)
})

test.each(locales)('no two pages share a title or a description (%s)', (locale) => {
  const matters = filesOf(locale).map((file) => parseFrontMatter(readPageSource(locale, file)))
  expect(duplicates(matters.flatMap(({ title, description }) => [title, description]))).toEqual([])
})

// read from the sources: rendered pages leave out a footnote without a reference
test.each(mdxSources)('$name: references and footnotes match', ({ source }) => {
  const references = new Set(allMatches(source, /\[\^(\w+)\](?!:)/g))
  const notes = allMatches(source, /^\[\^(\w+)\]:/gm)
  expect(duplicates(notes)).toEqual([])
  expect([...references].sort()).toEqual(notes.sort())
})

test.each(files)('%s has the same ids and footnotes in both languages', (file) => {
  expect(idsOf(readPageSource('en', file))).toEqual(idsOf(readPageSource('fr', file)))
  expect(allMatches(readPageSource('en', file), /\[\^(\w+)\]/g).sort()).toEqual(
    allMatches(readPageSource('fr', file), /\[\^(\w+)\]/g).sort(),
  )
})

test.each(mdxSources)('$name lists the source of every study that it names', ({ source }) =>
  expect(unlistedStudies(source)).toEqual([]),
)

test('a study without its source is found', () =>
  expect(unlistedStudies('[Kline, 1987] (Fleg et coll., 2005)\n- Fleg JL (2005).')).toEqual(['[Kline, 1987]']))

/** Returns the citations of a text, such as `[Kline, 1987]`, whose author and year no line of its list has. */
function unlistedStudies(source: string): string[] {
  const sources = source.split('\n').filter((line) => line.startsWith('- '))
  return [...source.matchAll(/[([](\p{Lu}[\p{L}-]+)(?: et \p{L}+\.?| and \p{L}+)?, (\d{4})[\],)]/gu)]
    .filter(([, name, year]) => !sources.some((line) => line.startsWith(`- ${name} `) && line.includes(year!)))
    .map(([citation]) => citation)
}
