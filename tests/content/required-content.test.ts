import { expect, test } from 'vitest'
import type { Locale } from '#i18n/locales.ts'
import type { PageId } from '#i18n/pages.ts'
import { fileOf, read } from '#content/page-source.ts'
import { renderedPages } from './render-pages.tsx'
import { requiredNoteText, requiredText, requiredFigures } from './required-content.ts'
import { allMatches, mdxSources } from './mdx-sources.ts'

const pages = renderedPages.flatMap(({ page, ...rendered }) => (page === 'notFound' ? [] : [{ page, ...rendered }]))
const sourceOf = ({ page, locale }: { page: PageId; locale: 'fr' | 'en' }) => read(locale, fileOf(page))

test.each(pages)('$name contains its required text', ({ page, locale, main }) => {
  // the HTML too, because DOIs are in links
  expect(missingFrom(main.textContent + main.innerHTML, requiredText[page]?.[locale])).toEqual([])
})

test.each(pages)('$name has its required figures and footnotes', (page) => {
  const source = sourceOf(page)
  const { figures, notes } = requiredFigures[page.page] ?? { figures: [], notes: [] }
  const references = allMatches(source, /\[\^(\w+)\](?!:)/g)
  expect(figures.filter((figure) => !new RegExp(`^<${figure}\\b`, 'm').test(source))).toEqual([])
  expect(notes.filter((note) => !references.includes(note))).toEqual([])
})

test.each(pages)('$name: each footnote contains its required text', (page) => {
  const notes: Partial<Record<string, Partial<Record<Locale, string>>>> = requiredNoteText
  const missing = [...sourceOf(page).matchAll(/^\[\^(f\d+)\]: (.*)$/gm)].flatMap(([, id, text]) =>
    missingFrom(text!, notes[id!]?.[page.locale]),
  )
  expect(missing).toEqual([])
})

test.each(mdxSources)('$name lists the source of every study that it names', ({ source }) => {
  const sources = source.split('\n').filter((line) => line.startsWith('- '))
  const cited = [...source.matchAll(/[([](\p{Lu}[\p{L}-]+)(?: et \p{L}+\.?| and \p{L}+)?, (\d{4})[\],)]/gu)]
  const lists = (name: string, year: string) =>
    sources.some((line) => line.startsWith(`- ${name} `) && line.includes(year))
  expect(cited.filter(([, name, year]) => !lists(name!, year!)).map(([citation]) => citation)).toEqual([])
})

function missingFrom(text: string, required = ''): string[] {
  const plain = (written: string) => written.replaceAll(/[\u00a0\u202f]|&nbsp;/g, ' ')
  return required.split(' | ').filter((part) => !plain(text).includes(plain(part)))
}
