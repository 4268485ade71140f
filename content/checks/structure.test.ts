import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languageTag } from '../../i18n/locales.ts'
import { feeds, isArticle, pageIds } from '../../i18n/pages.ts'
import { localeOf, pageAt } from '../../i18n/paths.ts'
import { fileOf, frontMatter, read } from '../texts.ts'
import { renderedPages } from './render-pages.tsx'
import { repeated, texts } from './texts.ts'

const elements = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)]
const attributes = (root: ParentNode, selector: string, name: string) =>
  elements(root, selector).map((element) => element.getAttribute(name)!)
const has = (root: ParentNode, hash: string) => attributes(root, '[id]', 'id').includes(hash)
/** Addresses of files that are neither pages nor in public/. */
const madeAtBuild: readonly string[] = Object.values(feeds)

test.each(renderedPages)(
  '$name: every link leads to a page of the site, to a place on it, or to another site',
  (page) => {
    // the twin of an unknown address is unknown too
    const links = page.page === 'notFound' ? 'a:not([lang])' : 'a'
    const dead = attributes(page.document, links, 'href').filter((href) => {
      if (/^(https|mailto|tel):\S/.test(href)) return false
      const [path, hash] = href.replace(/\?[^#]*/, '').split('#')
      if (!path) return !has(page.document, hash!)
      const target = renderedPages.find((other) => other.page === pageAt(path) && other.path === path)
      if (!target) return !madeAtBuild.includes(path) && !existsSync(new URL(`../../public${path}`, import.meta.url))
      return hash !== undefined && !has(target.document, hash)
    })
    expect(dead).toEqual([])
  },
)

test.each(renderedPages)('$name: links stay in the language of the page, but for the one to its twin', (page) => {
  const others = elements(page.document, 'a[href^="/"]').filter(
    (link) => localeOf(link.getAttribute('href')!.split('#')[0]!) !== page.locale,
  )
  expect(others.map((link) => link.getAttribute('hreflang'))).toEqual([languageTag[page.locale === 'fr' ? 'en' : 'fr']])
})

test.each(renderedPages.filter(({ page }) => page !== 'notFound'))(
  '$name: nothing in its text waits for a script, and all that does is in an island',
  ({ main }) => {
    expect(elements(main, '[data-text]').length).toBeGreaterThan(0)
    const controls = 'button, input, select, textarea, dialog'
    expect(elements(main, `[data-text] :is(${controls})`).map(({ outerHTML }) => outerHTML)).toEqual([])
  },
)

test.each(renderedPages)('$name: every figure has a caption', ({ document }) => {
  const figures = elements(document, 'figure').filter(
    (figure) => !figure.querySelector('figcaption')?.textContent.trim(),
  )
  expect(figures.map(({ outerHTML }) => outerHTML.slice(0, 200))).toEqual([])
})

test.each(renderedPages)('$name: every link and button has a name', ({ document }) => {
  const nameless = elements(document, 'a, button').filter(
    (element) => !(element.getAttribute('aria-label') ?? element.textContent.trim()),
  )
  expect(nameless.map((element) => element.outerHTML)).toEqual([])
})

test.each(renderedPages)('$name: no id stands twice, and what names an id finds it', ({ document }) => {
  expect(repeated(attributes(document, '[id]', 'id'))).toEqual([])
  const named = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'].flatMap((name) =>
    attributes(document, `[${name}]`, name).flatMap((ids) => ids.split(' ')),
  )
  expect(named.filter((id) => !has(document, id))).toEqual([])
})

test.each(renderedPages)('$name: a footnote leads to each of its calls, and each call to it', ({ main }) => {
  const calls = elements(main, '[data-footnote-ref]')
  const notes = elements(main, '[data-footnotes] li')
  expect(calls.filter((call) => !notes.some((note) => `#${note.id}` === call.getAttribute('href')))).toEqual([])
  for (const note of notes) {
    const itsCalls = calls.filter((call) => call.getAttribute('href') === `#${note.id}`)
    expect(itsCalls.length).toBeGreaterThan(0)
    expect(attributes(note, '[data-footnote-backref]', 'href').sort()).toEqual(
      itsCalls.map(({ id }) => `#${id}`).sort(),
    )
  }
})

test.each(renderedPages)('$name: one first-level heading, and none skips a level', ({ document, main }) => {
  expect(elements(document, 'h1')).toHaveLength(1)
  const levels = elements(document, 'h1, h2, h3, h4, h5, h6').map((heading) => Number(heading.tagName[1]))
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
  expect(skipped).toEqual([])
  expect(elements(main, 'h1, h2, h3, h4, h5, h6')[0]!.tagName).toBe('H1')
})

test.each(renderedPages)('$name: every picture has a name, or is hidden from those who would only hear it', (page) => {
  const unnamed = elements(page.document, 'img, svg').filter((picture) => {
    if (picture.closest('[aria-hidden="true"]')) return false
    const named = picture.closest('svg[aria-label]') ?? picture
    return !(named.getAttribute('aria-label') ?? named.getAttribute('alt') ?? named.querySelector('title')?.textContent)
  })
  expect(unnamed.map((picture) => picture.outerHTML.slice(0, 200))).toEqual([])
  expect(elements(page.document, 'svg[aria-label]:not([role="img"])')).toEqual([])
})

test.each(texts)('$name has a byline before its first section if it is about health', ({ locale, file, source }) => {
  const page = pageIds.find((page) => fileOf(page) === file)!
  const isAboutHealth = page === 'tools' || isArticle(page) || frontMatter(read('fr', file)).medical === 'true'
  expect([locale, source.split(/^<Section|^## /m)[0]!.includes('<Byline />')]).toEqual([locale, isAboutHealth])
})

test.each(renderedPages.filter(({ page }) => ['privacy', 'terms', 'legal'].includes(page)))(
  '$name begins with a summary',
  ({ main }) => expect(elements(main, '#bref, [data-summary]')).toHaveLength(1),
)

/** What every browser sets apart, those without styles and without pictures too. */
const blocks =
  /^(ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|BR|CAPTION|DD|DIV|DL|DT|FIGCAPTION|FIGURE|FOOTER|FORM|H[1-6]|HEADER|HR|INPUT|LI|MAIN|NAV|OL|P|SECTION|TABLE|TBODY|TD|TH|THEAD|TITLE|TR|UL)$/
/** What may stand inside a word. */
const partsOfWords = /^(ABBR|EM|I|STRONG|SUB|SUP)$/

test.each(renderedPages)('$name: no two words run together in a browser without styles', ({ document }) => {
  const gap = '\u241f'
  const words = (node: Node): string => {
    if (node.nodeType === 3) return node.textContent ?? ''
    if (node.nodeName === 'SELECT') return '\n'
    // the call of a note, which text browsers raise
    if (node.nodeName === 'SUP' && node.firstChild?.nodeName === 'A') return ''
    const within = [...node.childNodes].map(words).join('')
    if (blocks.test(node.nodeName)) return `\n${within}\n`
    return partsOfWords.test(node.nodeName) ? within : gap + within + gap
  }
  const together = [
    ...words(document.body).matchAll(new RegExp(`\\S*[\\p{L}\\p{N}%]${gap}+[\\p{L}\\p{N}(±]\\S*`, 'gu')),
  ]
  expect(together.map(([found]) => found.replace(new RegExp(`${gap}+`, 'g'), '|'))).toEqual([])
})
