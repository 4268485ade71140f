import type { Plugin } from 'vite'
import { articles as list } from '#content/articles.ts'

/**
 * Vite plugin. Replaces `content/articles.ts` with the list that it exports, because browsers cannot read files.
 * Importing the texts would load every article on each page that lists articles.
 */
export function articlesPlugin(): Plugin {
  return {
    name: 'articles',
    enforce: 'pre',
    load: (id) => (id.endsWith('/content/articles.ts') ? `export const articles = ${JSON.stringify(list)}` : undefined),
  }
}
