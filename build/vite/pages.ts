import mdx from '@mdx-js/rollup'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import { basename } from 'node:path'
import type { Plugin, Rollup } from 'vite'
import type { Locale } from '../../i18n/locales.ts'
import { noBreak } from './no-break.ts'
import { sideNotes } from './side-notes.ts'
import { staticText } from './static-text.ts'
import { textComponents } from './text-components.ts'

interface PagePlugin extends Plugin {
  transform(this: Rollup.TransformPluginContext, code: string, id: string): Promise<Rollup.TransformResult>
}

/**
 * The texts of one language as modules. In the browser's build a page becomes its front matter, its islands and a function
 * that loads the whole of it, which is called only when a reader moves to the page without a reload
 * (docs/decisions/0015-islands.md).
 */
export function pages(locale: Locale, backLabel: (note: string) => string): Plugin {
  const compilePages = (withoutText: boolean) =>
    mdx({
      include: `**/content/${locale}/**/*.mdx`,
      remarkPlugins: [remarkFrontmatter, [remarkMdxFrontmatter, { name: 'handle' }], remarkGfm, textComponents],
      remarkRehypeOptions: {
        clobberPrefix: '',
        footnoteLabel: 'Notes',
        footnoteLabelProperties: {},
        footnoteBackContent: '↑',
        footnoteBackLabel: (note, repeat) => backLabel(repeat > 1 ? `${note + 1}-${repeat}` : `${note + 1}`),
      },
      rehypePlugins: [sideNotes, noBreak, [staticText, { withoutText }]],
    }) as PagePlugin
  const wholePage = compilePages(false)
  const islandsOnly = compilePages(true)
  return {
    ...wholePage,
    name: `pages-${locale}`,
    enforce: 'pre',
    transform(code, id) {
      const { config } = this.environment
      const isForBrowser = config.command === 'build' && config.consumer === 'client'
      const isText = id.includes(`/content/${locale}/`) && /\.mdx(\?text)?$/.test(id)
      if (!isForBrowser || !isText || id.endsWith('?text')) return wholePage.transform.call(this, code, id)
      return islandsOnly.transform.call(this, withIslandPage(code, id), id)
    },
  }
}

/** The page with `app/island-page.tsx` around its islands, as MDX's layout. It names what it loads: a page's action stays on the server. */
function withIslandPage(source: string, id: string): string {
  const [frontMatter] = /^---\n.*?\n---\n/s.exec(source) ?? ['']
  return `${frontMatter}
import { islandPage, StaticText } from '/app/island-page.tsx'

export default islandPage(async () => {
  const { default: WholePage } = await import('./${basename(id)}?text')
  return { default: WholePage }
})
${source.slice(frontMatter.length)}`
}
