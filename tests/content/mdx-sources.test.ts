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
