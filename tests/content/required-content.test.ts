import { expect, test } from 'vitest'
import { readPageSource, sourceFileOf } from '#content/page-source.ts'
import type { Locale } from '#i18n/locales.ts'
import { allMatches, mdxSources } from './mdx-sources.ts'
import { renderedPages } from './render-pages.tsx'
import { type Fact, requiredFacts, requiredFigures, requiredNoteFacts } from './required-content.ts'

const pages = renderedPages.flatMap(({ page, ...rendered }) => (page === 'notFound' ? [] : [{ page, ...rendered }]))

test.each(pages)('$name says its required facts', ({ page, locale, main }) => {
  // the HTML too, because DOIs are in links
  expect(missingFrom(main.textContent + main.innerHTML, requiredFacts[page], locale)).toEqual([])
})

test.each(pages)('$name has its required figures and footnotes', ({ page, locale }) => {
  const source = readPageSource(locale, sourceFileOf(page))
  const { figures = [], notes = [] } = requiredFigures[page] ?? {}
  const references = allMatches(source, /\[\^(\w+)\](?!:)/g)
  expect(figures.filter((figure) => !new RegExp(`^<${figure}\\b`, 'm').test(source))).toEqual([])
  expect(notes.filter((note) => !references.includes(note))).toEqual([])
})

test.each(pages)('$name: each footnote says its required facts', ({ page, locale }) => {
  const notes = [...readPageSource(locale, sourceFileOf(page)).matchAll(/^\[\^(f\d+)\]: (.*)$/gm)]
  expect(notes.flatMap(([, id, text]) => missingFrom(text!, requiredNoteFacts[id!], locale))).toEqual([])
})

test.each(mdxSources)('$name lists the source of every study that it names', ({ source }) => {
  const sources = source.split('\n').filter((line) => line.startsWith('- '))
  const cited = [...source.matchAll(/[([](\p{Lu}[\p{L}-]+)(?: et \p{L}+\.?| and \p{L}+)?, (\d{4})[\],)]/gu)]
  const lists = (name: string, year: string) =>
    sources.some((line) => line.startsWith(`- ${name} `) && line.includes(year))
  expect(cited.filter(([, name, year]) => !lists(name!, year!)).map(([citation]) => citation)).toEqual([])
})

function missingFrom(text: string, facts: Fact[] = [], locale: Locale): string[] {
  const plain = (written: string) => written.replaceAll(/[\u00a0\u202f]|&nbsp;/g, ' ')
  const required = facts.map(([fr, en = fr]) => ({ fr, en })[locale])
  return required.filter((fact) => !plain(text).includes(plain(fact)))
}
