import type { Plugin } from 'vite'
import { readArticles } from '../content/articles.ts'

/**
 * Replaces `content/articles.ts` by its result. Browsers cannot read files, and a glob of the texts would bring every
 * article into each page that lists them.
 */
export function articles(): Plugin {
  return {
    name: 'articles',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('/content/articles.ts') ? `export const articles = ${JSON.stringify(readArticles())}` : undefined,
  }
}
