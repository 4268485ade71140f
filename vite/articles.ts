import type { Plugin } from 'vite'
import { readArticles } from '../content/articles.ts'

/**
 * Vite plugin. Replaces `content/articles.ts` with the list that it exports: browsers cannot read files, and importing
 * the texts would load every article on each page that lists them.
 */
export function articles(): Plugin {
  return {
    name: 'articles',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('/content/articles.ts') ? `export const articles = ${JSON.stringify(readArticles())}` : undefined,
  }
}
