import type { Plugin } from 'vite'
import { readArticles } from '../../content/articles.ts'

/** The articles' facts as data: the site cannot read files, and the texts themselves would bring every article along. */
export function articles(): Plugin {
  return {
    name: 'articles',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('/content/articles.ts') ? `export const articles = ${JSON.stringify(readArticles())}` : undefined,
  }
}
