import { exportHeads, inputHeads } from '../../i18n/csv-columns.ts'
import { locales, type Locale } from '../../i18n/locales.ts'
import { isPlaceholder, operator } from '../../operator.config.ts'
import { frontMatter } from '../../content/texts.ts'
import { renderedPages } from './render-pages.tsx'
import { mdxSources } from './mdx-sources.ts'

interface VisibleText {
  locale: Locale
  /** as tests name it */
  name: string
  /** what people read or hear, without code */
  blocks: string[]
}

const inlineElements = new Set([
  'a',
  'abbr',
  'b',
  'br',
  'code',
  'em',
  'i',
  'mark',
  'strong',
  'sub',
  'sup',
  'time',
  'tspan',
])

/** What is no text of the page: calls of footnotes, what links add for the eye or the ear, and other languages. */
const excluded =
  'script, style, sup:has([data-footnote-ref]), [data-footnote-backref], [data-note], a > [aria-hidden], a > .visually-hidden, [lang]'

const interfaceModules = import.meta.glob<object>('../../i18n/{fr,en}/**/*.ts', { eager: true })

/** What a function of the interface strings takes: a number, where a range begins and ends, or a comparison. */
const comparisonSample = { ages: { from: 40, to: 49 }, gender: 'femme', standing: 80 }
const samples = [
  Object.assign(Object(2), { from: 2, to: 9 }, comparisonSample),
  Object.assign(Object(2), { from: 2 }, comparisonSample),
]

/** Everything that the site says: pages, their parts in the other language, front matter and interface. */
export const visibleTexts: readonly VisibleText[] = [
  ...renderedPages.flatMap(({ locale, name, main }) => [
    { locale, name, blocks: [...textBlocks(main, 'code'), ...textAttributes(main)] },
    ...locales.map((language) => ({
      locale: language,
      name: `parts of ${name} in the language ${language}`,
      // titles in a list of sources have their own typography
      blocks: [...main.querySelectorAll(`[lang|=${language}]`)]
        .filter((part) => !part.closest('#sources'))
        .map((part) => part.textContent),
    })),
  ]),
  ...mdxSources.map(({ locale, name, source }) => {
    const { title, description, excerpt } = frontMatter(source)
    return {
      locale,
      name: `front matter of ${name}`,
      blocks: [title, description, excerpt].filter((text) => text !== undefined),
    }
  }),
  ...locales.map((locale) => ({
    locale,
    name: `interface strings (${locale})`,
    blocks: stringsOf([
      ...Object.entries(interfaceModules).flatMap(([file, words]) => (file.includes(`/${locale}/`) ? [words] : [])),
      ...Object.values({ ...exportHeads, ...inputHeads }).map((head) => [head[locale]]),
    ]).filter((string) => string !== locale),
  })),
].filter(({ blocks }) => blocks.length > 0)

/** The paragraphs, headings, cells and labels of a part of a page, each as one string, without what a selector leaves out. */
export function textBlocks(root: Element, without = excluded): string[] {
  const blocks = ['']
  const read = (node: Node) => {
    if (node.nodeType === node.TEXT_NODE) blocks.push(blocks.pop()! + maskOperatorValues(node.textContent!))
    if (node.nodeType !== node.ELEMENT_NODE) return
    const element = node as Element
    if (element.matches(excluded) || element.matches(without)) return
    const isInline = inlineElements.has(element.tagName.toLowerCase())
    if (!isInline) blocks.push('')
    // a placeholder of the operator's
    if (element.matches('mark')) blocks.push(`${blocks.pop()!}X`)
    else element.childNodes.forEach(read)
    if (!isInline) blocks.push('')
  }
  root.childNodes.forEach(read)
  return blocks.map((block) => block.replace(/[ \n]+/g, ' ').trim()).filter(Boolean)
}

/** Names and addresses that the operator gives have their own typography. */
function maskOperatorValues(text: string): string {
  return stringsOf(operator)
    .filter((value) => !isPlaceholder(value))
    .reduce((rest, value) => rest.replaceAll(value, 'X'), text)
}

/** What is read aloud instead of a picture, or beside what is seen. */
function textAttributes(root: Element): string[] {
  return ['aria-label', 'alt', 'title', 'placeholder'].flatMap((name) =>
    [...root.querySelectorAll(`[${name}]`)]
      .filter((element) => !element.matches('[lang], [data-footnote-backref]'))
      .map((element) => element.getAttribute(name)!)
      .filter(Boolean),
  )
}

/** The strings of an object and of the objects in it, those that its functions make too, without addresses. */
function stringsOf(messages: object): string[] {
  const strings = Object.values(messages as Record<string, unknown>).flatMap((value) => {
    if (typeof value === 'string') return value.startsWith('https:') ? [] : [value]
    if (typeof value === 'function') {
      const message = value as (...given: unknown[]) => unknown
      return samples.map((sample) => String(message(sample, sample, sample)))
    }
    return typeof value === 'object' && value ? stringsOf(value) : []
  })
  return [...new Set(strings)].filter((string) => string && !/undefined|\[object/.test(string))
}
