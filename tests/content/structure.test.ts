import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languageTag, otherLocale } from '../../i18n/locales.ts'
import { feeds, isArticle, pageIds } from '../../i18n/pages.ts'
import { localeOf, pageAt } from '../../i18n/paths.ts'
import { fileOf, frontMatter, read } from '../../content/texts.ts'
import { renderedPages, type RenderedPage } from './render-pages.tsx'
import { duplicates, mdxSources } from './mdx-sources.ts'

const elements = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)]
const attributes = (root: ParentNode, selector: string, name: string) =>
  elements(root, selector).map((element) => element.getAttribute(name)!)
const hasId = (root: ParentNode, hash: string) => attributes(root, '[id]', 'id').includes(hash)
/** Addresses of files that are neither pages nor in public/. */
const builtFiles: readonly string[] = Object.values(feeds)

/** What is wrong with a page, by the rule that it breaks: the elements or names at fault. */
const rules: Record<string, (page: RenderedPage) => (Element | string)[]> = {
  'a link leads to no page of the site, no place on it and no other site': ({ page, document }) => {
    // the alternate of an unknown address is unknown too
    const links = page === 'notFound' ? 'a:not([lang])' : 'a'
    return attributes(document, links, 'href').filter((href) => {
      if (/^(https|mailto|tel):\S/.test(href)) return false
      const [path, hash] = href.replace(/\?[^#]*/, '').split('#')
      if (!path) return !hasId(document, hash!)
      const target = renderedPages.find((other) => other.page === pageAt(path) && other.path === path)
      if (!target) return !builtFiles.includes(path) && !existsSync(new URL(`../../public${path}`, import.meta.url))
      return hash !== undefined && !hasId(target.document, hash)
    })
  },
  'a link leaves the language of the page, and is not the one to its alternate': ({ locale, document }) =>
    elements(document, 'a[href^="/"]').filter((link) => {
      const isOther = localeOf(link.getAttribute('href')!.split('#')[0]!) !== locale
      return isOther !== (link.getAttribute('hreflang') === languageTag[otherLocale[locale]])
    }),
  'a figure has no caption': ({ document }) =>
    elements(document, 'figure').filter((figure) => !figure.querySelector('figcaption')?.textContent.trim()),
  'a link or button has no name': ({ document }) =>
    elements(document, 'a, button').filter(
      (element) => !(element.getAttribute('aria-label') ?? element.textContent.trim()),
    ),
  'a picture has no name, and is not hidden from those who would only hear it': ({ document }) =>
    elements(document, 'img, svg').filter((picture) => {
      if (picture.closest('[aria-hidden="true"]')) return false
      const named = picture.closest('svg[aria-label]') ?? picture
      const name = named.getAttribute('aria-label') ?? named.getAttribute('alt')
      return !(name ?? named.querySelector('title')?.textContent) || picture.matches('svg[aria-label]:not([role=img])')
    }),
  'an id stands twice': ({ document }) => duplicates(attributes(document, '[id]', 'id')),
  'an id that is named is not there': ({ document }) =>
    ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for']
      .flatMap((name) => attributes(document, `[${name}]`, name).flatMap((ids) => ids.split(' ')))
      .filter((id) => !hasId(document, id)),
  'a footnote does not lead to each of its calls, or is never called': ({ main }) =>
    elements(main, '[data-footnotes] li').filter((note) => {
      const calls = attributes(main, `[data-footnote-ref][href="#${note.id}"]`, 'id').map((id) => `#${id}`)
      const ways = attributes(note, '[data-footnote-backref]', 'href')
      return !calls.length || calls.sort().join() !== ways.sort().join()
    }),
  'there is not one first-level heading, or one skips a level': ({ document, main }) => {
    const headings = 'h1, h2, h3, h4, h5, h6'
    const levels = elements(document, headings).map((heading) => Number(heading.tagName[1]))
    const isSound = elements(document, 'h1').length === 1 && main.querySelector(headings)!.tagName === 'H1'
    const skips = elements(document, headings).filter((_, index) => levels[index]! > (levels[index - 1] ?? 0) + 1)
    return isSound ? skips : elements(document, 'h1')
  },
  'a legal page begins without a summary': ({ page, main }) =>
    ['privacy', 'terms', 'legal'].includes(page) && !main.querySelector('#bref, [data-summary]') ? [page] : [],
  'two words run together in a browser without styles': ({ document }) =>
    [
      ...textWithBoundaries(document.body).matchAll(
        new RegExp(`\\S*[\\p{L}\\p{N}%]${boundary}+[\\p{L}\\p{N}(±]\\S*`, 'gu'),
      ),
    ].map(([found]) => found.replaceAll(boundary, '|')),
}

test.each(renderedPages)('$name is built as every page is', (page) => {
  const faults = Object.entries(rules).flatMap(([rule, find]) =>
    find(page).map((found) => `${rule}: ${typeof found === 'string' ? found : found.outerHTML.slice(0, 200)}`),
  )
  expect(faults).toEqual([])
})

test.each(mdxSources)(
  '$name has a byline before its first section if it is about health',
  ({ locale, file, source }) => {
    const page = pageIds.find((page) => fileOf(page) === file)!
    const isAboutHealth = page === 'tools' || isArticle(page) || frontMatter(read('fr', file)).medical
    expect([locale, source.split(/^<Section|^## /m)[0]!.includes('<Byline />')]).toEqual([locale, isAboutHealth])
  },
)

/** What every browser sets apart, those without styles and without pictures too. */
const separatedElements =
  /^(ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|BR|CAPTION|DD|DIV|DL|DT|FIGCAPTION|FIGURE|FOOTER|FORM|H[1-6]|HEADER|HR|INPUT|LI|MAIN|NAV|OL|P|SECTION|TABLE|TBODY|TD|TH|THEAD|TITLE|TR|UL)$/
/** What may stand inside a word. */
const inlineInsideWords = /^(ABBR|EM|I|STRONG|SUB|SUP)$/

const boundary = '\u241f'

function textWithBoundaries(node: Node): string {
  if (node.nodeType === 3) return node.textContent ?? ''
  if (node.nodeName === 'SELECT') return '\n'
  // the call of a note, which text browsers raise
  if (node.nodeName === 'SUP' && node.firstChild?.nodeName === 'A') return ''
  const within = [...node.childNodes].map(textWithBoundaries).join('')
  if (separatedElements.test(node.nodeName)) return `\n${within}\n`
  return inlineInsideWords.test(node.nodeName) ? within : boundary + within + boundary
}
