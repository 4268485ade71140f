import { locales, type Locale } from '../../i18n/locales.ts'
import { interfaceStrings } from './interface-strings.ts'
import { blocksOf, spokenOf } from './extract-text.ts'
import { renderedPages } from './render-pages.tsx'
import { frontMatter } from '../texts.ts'
import { texts } from './texts.ts'

export interface Passage {
  locale: Locale
  /** as tests name it */
  name: string
  /** what people read or hear, without code */
  blocks: string[]
  /** the list of sources, whose names and titles have their own spelling */
  sources?: string[]
}

/** Everything that the site says: pages, their parts in the other language, front matter, interface and summaries. */
export const passages: readonly Passage[] = [
  ...renderedPages.flatMap(({ locale, name, main }) => [
    {
      locale,
      name,
      blocks: [...blocksOf(main, '#sources, code'), ...spokenOf(main)],
      sources: [...main.querySelectorAll('#sources')].flatMap((sources) => blocksOf(sources)),
    },
    ...locales.map((language) => ({
      locale: language,
      name: `parts of ${name} in the language ${language}`,
      // titles in a list of sources have their own spelling
      blocks: [...main.querySelectorAll(`[lang|=${language}]`)]
        .filter((part) => !part.closest('#sources'))
        .map((part) => part.textContent),
    })),
  ]),
  ...texts.map(({ locale, name, source }) => ({
    locale,
    name: `front matter of ${name}`,
    blocks: proseOf(frontMatter(source)),
  })),
  ...locales.map((locale) => ({ locale, name: `interface strings (${locale})`, blocks: interfaceStrings[locale] })),
].filter(({ blocks }) => blocks.length > 0)

/** What readers see of front matter. */
function proseOf({ title, description, excerpt }: ReturnType<typeof frontMatter>): string[] {
  return [title, description, excerpt].filter((text) => text !== undefined)
}
