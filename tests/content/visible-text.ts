import { parseSync, Visitor } from 'vite'
import { parseFrontMatter } from '#content/page-source.ts'
import { type Locale, locales } from '#i18n/locales.ts'
import { operator } from '#operator.config.ts'
import { textBlocks } from '../support/text.ts'
import { mdxSources } from './mdx-sources.ts'
import { renderedPages } from './render-pages.tsx'

interface VisibleText {
  locale: Locale
  /** name in test titles */
  name: string
  /** text that people see or hear, without code */
  blocks: string[]
}

const interfaceSources = import.meta.glob<string>('../../i18n/{fr,en}/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** All texts of the site: pages, their parts in the other language, front matter and interface strings. */
export const visibleTexts: readonly VisibleText[] = [
  ...renderedPages.flatMap(({ locale, name, main }) => [
    { locale, name, blocks: [...textBlocks(main, 'code').map(maskOperatorValues), ...textAttributes(main)] },
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
    const { title, description, excerpt = '' } = parseFrontMatter(source)
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
