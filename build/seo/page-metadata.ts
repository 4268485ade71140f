import { articles, type Article } from '../../content/articles.ts'
import { fileOf, frontMatter, read } from '../../content/texts.ts'
import type { Locale } from '../../i18n/locales.ts'
import { isPersonal, pageIds, type PageId } from '../../i18n/pages.ts'
import { joinNumbers } from '../vite/no-break.ts'

/** A publication that a page cites. */
export interface Source {
  title: string
  doi?: string
}

/** A question that a page answers, in plain words. */
export interface Question {
  question: string
  answer: string
}

/** What a page's text says of itself to programs that look for it: search engines, readers of feeds. */
export interface PageMetadata {
  title: string
  description: string
  /** day of its last change that readers should know of, ISO 8601 */
  modified: string
  /** of an article only */
  article: Article | undefined
  sources: Source[]
  questions: Question[]
  /** gives medical information; other pages speak of devices, of the site or of its terms */
  isMedical: boolean
}

/** The pages that everybody may find. */
export const publicPages: readonly PageId[] = pageIds.filter((page) => !isPersonal(page))

/** @throws Error when nothing dates the page: neither its front matter nor, of an article, its publication. */
export function pageMetadata(page: PageId, locale: Locale): PageMetadata {
  const source = read(locale, fileOf(page))
  const article = articles.find(({ id }) => id === page)
  const { title = '', description = '', updated: modified = article?.date } = frontMatter(source)
  if (!modified) throw new Error(`content/${locale}/${fileOf(page)}: its front matter lacks updated: 'YYYY-MM-DD'`)
  const isMedical = frontMatter(read('fr', fileOf(page))).medical === 'true'
  return {
    title,
    description,
    modified,
    article,
    sources: sourcesOf(source),
    questions: questionsOf(source),
    isMedical,
  }
}

function sourcesOf(text: string): Source[] {
  return [...text.matchAll(/<Publication\s([^>]*)>([^<]*)<\/Publication>/g)].map(([, attributes = '', title = '']) => {
    const doi = /\bdoi="([^"]*)"/.exec(attributes)?.[1]
    return { title: title.trim(), ...(doi && { doi }) }
  })
}

/** The words of a page's `<Question>`s as readers see them, without the links. */
function questionsOf(text: string): Question[] {
  return [...text.matchAll(/<Question asks="([^"]*)">\n([^]*?)\n<\/Question>/g)].map(
    ([, question = '', answer = '']) => ({
      question,
      answer: joinNumbers(answer.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')),
    }),
  )
}
