import { expect, test } from 'vitest'
import { details as detailsEn } from '../../../i18n/en/calculator/calculator-details.ts'
import { details as detailsFr } from '../../../i18n/fr/calculator/calculator-details.ts'
import { locales } from '../../../i18n/locales.ts'
import { pageIds } from '../../../i18n/pages.ts'
import { requiredFigures, noteContents } from './figures.ts'
import { fileOf, read } from '../../texts.ts'
import { all, texts } from '../texts.ts'

const pages = locales.flatMap((locale) =>
  pageIds.map((page) => ({
    name: `${locale}/${page}`,
    locale,
    source: read(locale, fileOf(page)),
    ...(requiredFigures[page] ?? { figures: [], notes: [] }),
  })),
)

test.each(pages)('$name has the figures that show its data', ({ source, figures }) => {
  expect(figures.filter((figure) => !new RegExp(`^<${figure}\\b`, 'm').test(source))).toEqual([])
})

test.each(pages)('$name calls the notes of its numbers', ({ source, notes }) => {
  const calls = all(source, /\[\^(\w+)\](?!:)/g)
  expect(notes.filter((note) => !calls.includes(note))).toEqual([])
})

test.each(pages)('$name: each note says what its number is worth', ({ locale, source }) => {
  const notes = [...source.matchAll(/^\[\^(f\d+)\]: (.*)$/gm)]
  const missing = notes.flatMap(([, id, text]) =>
    missingFrom(text!, noteContents[id as keyof typeof noteContents]?.[locale]),
  )
  expect(missing).toEqual([])
})

test.each(texts)('$name lists the source of every study that it names', ({ source }) => {
  const sources = source.split('\n').filter((line) => line.startsWith('- '))
  const cited = [...source.matchAll(/[([](\p{Lu}[\p{L}-]+)(?: et \p{L}+\.?| and \p{L}+)?, (\d{4})[\],)]/gu)]
  const lists = (name: string, year: string) =>
    sources.some((line) => line.startsWith(`- ${name} `) && line.includes(year))
  expect(cited.filter(([, name, year]) => !lists(name!, year!)).map(([citation]) => citation)).toEqual([])
})

test.each([
  { locale: 'fr' as const, ...detailsFr.answer.details },
  { locale: 'en' as const, ...detailsEn.answer.details },
])(
  'the result of the calculator says what its percentile and its formula are worth ($locale)',
  ({ locale, percentileNote, formulaNote }) => {
    expect(missingFrom(percentileNote, noteContents.f11![locale])).toEqual([])
    expect(missingFrom(formulaNote, noteContents.f12![locale])).toEqual([])
  },
)

function missingFrom(text: string, strings: string[] = []): string[] {
  const plain = text.replaceAll('\u00a0', ' ')
  return strings.filter((string) => !plain.includes(string))
}
