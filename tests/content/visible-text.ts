import type { Element, Node } from 'happy-dom'
import { parseSync, Visitor } from 'vite'
import { locales, type Locale } from '#i18n/locales.ts'
import { operator } from '#operator.config.ts'
import { frontMatter } from '#content/page-source.ts'
import { renderedPages } from './render-pages.tsx'
import { mdxSources } from './mdx-sources.ts'

interface VisibleText {
  locale: Locale
  /** name in test titles */
  name: string
  /** text that people see or hear, without code */
  blocks: string[]
}

const inlineElements = new Set(['a', 'abbr', 'b', 'br', 'code', 'em', 'i', 'strong', 'sub', 'sup', 'time', 'tspan'])

/** Elements left out: scripts, footnote references, link decorations, text in the other language. */
const excluded =
  'script, style, sup:has([data-footnote-ref]), [data-footnote-backref], a > [aria-hidden], a > .visually-hidden, [lang]'

const interfaceSources = import.meta.glob<string>('../../i18n/{fr,en}/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** All texts of the site: pages, their parts in the other language, front matter and interface strings. */
export const visibleTexts: readonly VisibleText[] = [
  ...renderedPages.flatMap(({ locale, name, main }) => [
    { locale, name, blocks: [...textBlocks(main, 'code'), ...textAttributes(main)] },
    ...locales.map((language) => ({
      locale: language,
      name: `parts of ${name} in the language ${language}`,
      // titles of publications keep their own typography
      blocks: [...main.querySelectorAll(`[lang|=${language}]`)]
        .filter((part) => !part.closest('#sources'))
        .map((part) => part.textContent),
    })),
  ]),
  ...mdxSources.map(({ locale, name, source }) => {
    const { title, description, excerpt = '' } = frontMatter(source)
    return { locale, name: `front matter of ${name}`, blocks: [title, description, excerpt] }
  }),
  ...locales.map((locale) => ({
    locale,
    name: `interface strings (${locale})`,
    blocks: Object.entries(interfaceSources)
      .filter(([file]) => file.includes(`/${locale}/`))
      .flatMap(([file, source]) => literalsOf(file, source)),
  })),
].filter(({ blocks }) => blocks.length > 0)

/**
 * Returns the text blocks of an element: one string per paragraph, heading, cell or label.
 * @param without selector of elements to leave out
 */
export function textBlocks(root: Element, without = excluded): string[] {
  const blocks = ['']
  const read = (node: Node) => {
    if (node.nodeName === '#text') blocks.push(blocks.pop()! + maskOperatorValues(node.textContent))
    // texts and comments
    if (node.nodeName.startsWith('#')) return
    const element = node as Element
    if (element.matches(excluded) || element.matches(without)) return
    const isInline = inlineElements.has(element.tagName.toLowerCase())
    if (!isInline) blocks.push('')
    element.childNodes.forEach(read)
    if (!isInline) blocks.push('')
  }
  root.childNodes.forEach(read)
  return blocks.map((block) => block.replace(/[ \n]+/g, ' ').trim()).filter(Boolean)
}

/** Replaces the operator's names and addresses with `X`: they keep their own typography. */
function maskOperatorValues(text: string): string {
  return stringsOf(operator).reduce((rest, value) => rest.replaceAll(value, 'X'), text)
}

/** Returns the texts of `aria-label`, `alt`, `title` and `placeholder` attributes. */
function textAttributes(root: Element): string[] {
  return ['aria-label', 'alt', 'title', 'placeholder'].flatMap((name) =>
    [...root.querySelectorAll(`[${name}]`)]
      .filter((element) => !element.matches('[lang], [data-footnote-backref]'))
      .map((element) => element.getAttribute(name)!)
      .filter(Boolean),
  )
}

/** Returns the strings in the source of messages, with 2 for each value that a message is given. */
function literalsOf(file: string, source: string): string[] {
  const literals: string[] = []
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') literals.push(value)
    },
    TemplateLiteral({ quasis }) {
      literals.push(quasis.map(({ value }) => value.cooked).join('2'))
    },
  }).visit(parseSync(file, source).program)
  return literals
}

/** Returns the strings of an object and of nested objects, without URLs. */
function stringsOf(values: object): string[] {
  return Object.values(values as Record<string, unknown>).flatMap((value) => {
    if (typeof value === 'string') return value.startsWith('https:') ? [] : [value]
    return typeof value === 'object' && value ? stringsOf(value) : []
  })
}
