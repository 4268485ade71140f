import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languageTags, otherLocales } from '#i18n/locales.ts'
import { feeds, localeOf, pageAt } from '#i18n/paths.ts'
import { duplicates } from './mdx-sources.ts'
import { type RenderedPage, renderedPages } from './render-pages.tsx'

const elements = (root: Document | Element, selector: string) => [...root.querySelectorAll(selector)]
const attributes = (root: Document | Element, selector: string, name: string) =>
  elements(root, selector).map((element) => element.getAttribute(name)!)
const hasId = (root: Document | Element, hash: string) => attributes(root, '[id]', 'id').includes(hash)
/** Paths of served files that are neither pages nor in public/. */
const builtFiles: readonly string[] = Object.values(feeds)

/** The rules of a page. Each returns the elements, ids or paths that break it. */
const rules: Record<string, (page: RenderedPage) => (Element | string)[]> = {
  'no link is broken': ({ page, document }) => {
    // the not-found page links to the alternate of an unknown address, which is unknown too
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
  'only the link to the alternate leads to the other language': ({ locale, document }) =>
    elements(document, 'a[href^="/"]').filter((link) => {
      const isOther = localeOf(link.getAttribute('href')!.split('#')[0]!) !== locale
      return isOther !== (link.getAttribute('hreflang') === languageTags[otherLocales[locale]])
    }),
  'no token or blank stands for a value': ({ document }) => [
    ...(document.documentElement.outerHTML.match(/.{0,40}(?:[{}]|\[\p{L}|_{3,}|undefined)/gu) ?? []),
    ...elements(document, 'mark, [href="mailto:"], [href=""]'),
    ...elements(document, 'p:not([role]), li, dd, h1, h2, h3').filter((element) => !element.innerHTML.trim()),
  ],
  'a figure has a caption': ({ document }) =>
    elements(document, 'figure').filter((figure) => !figure.querySelector('figcaption')?.textContent.trim()),
  'a link or button has a name': ({ document }) =>
    elements(document, 'a, button').filter(
      (element) => !(element.getAttribute('aria-label') ?? element.textContent.trim()),
    ),
  'a picture has an accessible name, or is hidden from screen readers': ({ document }) =>
    elements(document, 'img, svg').filter((picture) => {
      if (picture.closest('[aria-hidden="true"]')) return false
      const named = picture.closest('svg[aria-label]') ?? picture
      const name = named.getAttribute('aria-label') ?? named.getAttribute('alt')
      return !(name ?? named.querySelector('title')?.textContent) || picture.matches('svg[aria-label]:not([role=img])')
    }),
  'a drawing is in its file': ({ document }) =>
    attributes(document, 'use', 'href').filter((href) => {
      const [file, id] = href.split('#')
      return !existsSync(`.${file}`) || !readFileSync(`.${file}`, 'utf8').includes(`id="${id}"`)
    }),
  'an id is used once': ({ document }) => duplicates(attributes(document, '[id]', 'id')),
  'an attribute refers to a known id': ({ document }) =>
    ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for']
      .flatMap((name) => attributes(document, `[${name}]`, name).flatMap((ids) => ids.split(' ')))
      .filter((id) => !hasId(document, id)),
  'a footnote links back to each of its references': ({ main }) =>
    elements(main, '[data-footnotes] li').filter((note) => {
      const references = attributes(main, `[data-footnote-ref][href="#${note.id}"]`, 'id').map((id) => `#${id}`)
      const backReferences = attributes(note, '[data-footnote-backref]', 'href')
      return !references.length || references.sort().join() !== backReferences.sort().join()
    }),
  'one first-level heading opens a page, and no heading skips a level': ({ document, main }) => {
    const headings = 'h1, h2, h3, h4, h5, h6'
    const levels = elements(document, headings).map((heading) => Number(heading.tagName[1]))
    const isSound = elements(document, 'h1').length === 1 && main.querySelector(headings)!.tagName === 'H1'
    const skips = elements(document, headings).filter((_, index) => levels[index]! > (levels[index - 1] ?? 0) + 1)
    return isSound ? skips : elements(document, 'h1')
  },
  'words stay apart in a browser without styles': ({ document }) =>
    [
      ...textWithBoundaries(document.body).matchAll(
        new RegExp(`\\S*[\\p{L}\\p{N}%]${boundary}+[\\p{L}\\p{N}(±]\\S*`, 'gu'),
      ),
    ].map(([found]) => found.replaceAll(boundary, '|')),
}

test.each(Object.entries(rules))('%s', (_, faultsOf) => {
  const faults = renderedPages.flatMap((page) =>
    faultsOf(page).map((found) => `${page.name}: ${typeof found === 'string' ? found : found.outerHTML.slice(0, 200)}`),
  )
  expect(faults).toEqual([])
})

/** Elements that a browser without styles or images separates from the text around them. */
const separatedElements =
  /^(ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|BR|CAPTION|DD|DIV|DL|DT|FIGCAPTION|FIGURE|FOOTER|FORM|H[1-6]|HEADER|HR|INPUT|LI|MAIN|NAV|OL|P|SECTION|TABLE|TBODY|TD|TH|THEAD|TITLE|TR|UL)$/
/** Elements that may be part of a word. */
const inlineInsideWords = /^(ABBR|EM|I|STRONG|SUB|SUP)$/

const boundary = '\u241f'

/** Returns the text of a node, with `boundary` around inline elements and line breaks around separated ones. */
function textWithBoundaries(node: Node): string {
  if (node.nodeType === 3) return node.textContent!
  if (node.nodeName === 'SELECT') return '\n'
  // a footnote reference, which text browsers mark
  if (node.nodeName === 'SUP' && node.firstChild?.nodeName === 'A') return ''
  const within = [...node.childNodes].map(textWithBoundaries).join('')
  if (separatedElements.test(node.nodeName)) return `\n${within}\n`
  return inlineInsideWords.test(node.nodeName) ? within : boundary + within + boundary
}
