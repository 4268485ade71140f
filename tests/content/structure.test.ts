import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languageTags, otherLocales } from '#i18n/locales.ts'
import { feedPaths, localeOf } from '#i18n/paths.ts'
import { duplicates } from './mdx-sources.ts'
import { allPages, documentOf, type RenderedPage, renderedPage } from './render-pages.tsx'

const elements = (root: Document, selector: string) => [...root.querySelectorAll(selector)]
const attributes = (root: Document, selector: string, name: string) =>
  elements(root, selector).map((element) => element.getAttribute(name)!)
const hasId = (root: Document, id: string) => attributes(root, '[id]', 'id').includes(id)
/** Paths of served files that are neither pages nor in public/. */
const builtFiles: readonly string[] = Object.values(feedPaths)

/** The rules of a page. Each returns the elements, ids or paths that break it. */
const rules = {
  'no link is broken': ({ page, document }) => {
    // the not-found page links to the alternate of an unknown address, which is unknown too
    const links = page === 'notFound' ? 'a:not([lang])' : 'a'
    return attributes(document, links, 'href').filter((href) => {
      if (/^(https|mailto|tel):\S/.test(href)) return false
      const [path, hash] = href.replace(/\?[^#]*/, '').split('#')
      if (!path) return !hasId(document, hash!)
      const target = allPages.find((other) => other.path === path)
      if (!target) return !builtFiles.includes(path) && !existsSync(`public${path}`)
      return hash !== undefined && !hasId(renderedPage(target.page, target.locale).document, hash)
    })
  },
  'only the link to the alternate leads to the other language': ({ locale, document }) =>
    elements(document, 'a[href^="/"]').filter((link) => {
      const isOther = localeOf(link.getAttribute('href')!.split('#')[0]!) !== locale
      return isOther !== (link.getAttribute('hreflang') === languageTags[otherLocales[locale]])
    }),
  'no token or blank stands for a value': ({ document }) => [
    ...(document.documentElement.outerHTML.match(/.{0,40}(?:[{}]|\[\p{L}|_{3,}|undefined)/gu) ?? []),
    ...elements(document, 'mark'),
    ...elements(document, 'p:not([role]), li, dd, h1, h2, h3').filter((element) => !element.innerHTML.trim()),
  ],
  'a figure has a caption': ({ document }) =>
    elements(document, 'figure').filter((figure) => !figure.querySelector('figcaption')?.textContent.trim()),
  // axe sees neither into closed folds nor which drawings say something
  'a link, button or picture has a name, or is hidden from screen readers': ({ document }) =>
    elements(document, 'a, button, img, svg').filter((element) => {
      const named = element.closest('[aria-hidden=true], svg[role=img][aria-label], [aria-label]:is(a, button)')
      return !named && !(element.getAttribute('alt') ?? element.textContent).trim()
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
} satisfies Record<string, (page: RenderedPage) => (Element | string)[]>

/** For each rule, elements that break it. */
const badSamples: Record<keyof typeof rules, string[]> = {
  'no link is broken': [
    '<a href="/mesure">',
    '<a href="/mesurer#x">',
    '<a href="#x">',
    '<a href="mailto:">',
    '<a href>',
  ],
  'only the link to the alternate leads to the other language': [
    '<a href="/en/improve">',
    '<a href="/" hreflang="en-CA">',
  ],
  'no token or blank stands for a value': ['{name}', '[name]', '____', 'undefined', '<mark>name</mark>', '<p> </p>'],
  'a figure has a caption': ['<figure>', '<figure><figcaption> </figcaption></figure>'],
  'a link, button or picture has a name, or is hidden from screen readers': [
    ...['<a href="/">', '<button> </button>', '<a href="/"><svg></svg></a>', '<img>', '<img alt="">', '<svg>'],
    '<svg aria-label="a drawing without its role">',
  ],
  'a drawing is in its file': ['<use href="/nowhere.svg#lungs">', '<use href="/package.json#lungs">'],
  'an id is used once': ['<i id="a"></i><i id="a"></i>'],
  'an attribute refers to a known id': ['<b aria-labelledby="a b" id="a">', '<label for="x">'],
}

test.each(Object.entries(rules))('%s', (_, faultsOf) => {
  const faults = allPages.flatMap(({ page, locale, name }) =>
    faultsOf(renderedPage(page, locale)).map(
      (found) => `${name}: ${typeof found === 'string' ? found : found.outerHTML.slice(0, 200)}`,
    ),
  )
  expect(faults).toEqual([])
})

const samples = Object.entries(badSamples).flatMap(([rule, parts]) => parts.map((part) => [rule, part] as const))

test.each(samples)('%s: %s breaks it', (rule, part) => {
  const document = documentOf(part)
  const page = { ...allPages[0]!, document, main: document.body }
  expect(rules[rule as keyof typeof rules](page)).not.toEqual([])
})
