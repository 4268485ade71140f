import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { parseFrontMatter } from '#content/page-source.ts'
import { type Locale, locales } from '#i18n/locales.ts'
import { textBlocks } from '../support/text.ts'
import { mdxSources } from './mdx-sources.ts'
import { allPages, renderedPage } from './render-pages.tsx'

/** A text with a sign or unit that could begin a line, or that has not the space of its language; what finds it. */
const wrongSpaces: Record<Locale, [example: string, RegExp][]> = {
  fr: [
    ['a : b', / [:;!?%$»]/],
    ['a: b', /\S:(?=\s|$)/m],
    ['a\u202f: b', /\u202f[:%$»]/],
    ['a\u00a0; b', /\u00a0[;!?]/],
    ['a!', /[^\s;!?][;!?](?=\s|$)/m],
    ['9%', /\d[%$]/],
    ['« a', /«(?!\u00a0)/],
    ['a»', /\S»/],
    ['2 400', /\d \d{3}/],
    ['70 kg', /\d (?:ml|k?m|k?g|cm|L|h|min|s)(?![\p{L}\d])/u],
    ['4 × 4', /\d ×/],
  ],
  en: [['a\u00a0: b', /\s[:;!?%]/]],
}

const interfaceSources = Object.entries(
  import.meta.glob<string>('../../i18n/{fr,en}/*.ts', { query: '?raw', import: 'default', eager: true }),
)

test.each(locales)('signs and units stay on the line of their word or number (%s)', (locale) => {
  const pages = allPages.filter((page) => page.locale === locale)
  const texts = [
    ...pages.flatMap(({ page }) => textBlocks(renderedPage(page, locale).main, 'code')),
    ...mdxSources.filter((text) => text.locale === locale).flatMap(({ source }) => frontMatterTexts(source)),
    ...interfaceSources.filter(([file]) => file.includes(`/${locale}/`)).flatMap(([, source]) => literalsOf(source)),
  ]
  expect(texts.filter((text) => wrongSpaces[locale].some(([, wrong]) => wrong.test(text)))).toEqual([])
})

test.each([...wrongSpaces.fr, ...wrongSpaces.en])('%j has a wrong space', (example, wrong) =>
  expect(example).toMatch(wrong),
)

function frontMatterTexts(source: string): string[] {
  const { title, description, excerpt = '' } = parseFrontMatter(source)
  return [title, description, excerpt]
}

/** Returns the strings in the source of messages, with 2 for each value that a message is given. */
function literalsOf(source: string): string[] {
  const literals: string[] = []
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') literals.push(value)
    },
    TemplateLiteral({ quasis }) {
      literals.push(quasis.map(({ value }) => value.cooked).join('2'))
    },
  }).visit(parseSync('messages.ts', source).program)
  return literals
}
