import mdx from '@mdx-js/rollup'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import { basename } from 'node:path'
import type { Plugin, Rollup } from 'vite'
import { parse } from 'yaml'
import type { Locale } from '../i18n/locales.ts'
import { livePages, type PageId } from '../i18n/pages.ts'

/**
 * The texts of one language as modules. In the browser's build a page of text becomes its front matter and a
 * function that loads the rest. It is called only when a reader moves to that page without a reload
 * (docs/decisions/0007-texts.md).
 */
export function pages(locale: Locale, backLabel: (note: string) => string): Plugin {
  const text = mdx({
    include: `**/content/${locale}/**/*.mdx`,
    remarkPlugins: [remarkFrontmatter, [remarkMdxFrontmatter, { name: 'handle' }], remarkGfm],
    remarkRehypeOptions: {
      clobberPrefix: '',
      footnoteLabel: 'Notes',
      footnoteLabelProperties: {},
      footnoteBackContent: '↑',
      footnoteBackLabel: (note, repeat) => backLabel(repeat > 1 ? `${note + 1}-${repeat}` : `${note + 1}`),
    },
  }) as Plugin & { transform: (this: Rollup.TransformPluginContext, code: string, id: string) => unknown }
  return {
    ...text,
    name: `pages-${locale}`,
    enforce: 'pre',
    transform(code, id) {
      const { config } = this.environment
      const isForBrowser = config.command === 'build' && config.consumer === 'client'
      if (isForBrowser && isTextOf(locale, id)) return front(code, id)
      return text.transform.call(this, code, id) as Promise<Rollup.TransformResult>
    },
  }
}

/** Whether a module is a page of text alone, and not already the part that loads later. */
function isTextOf(locale: Locale, id: string): boolean {
  return (
    id.includes(`/content/${locale}/`) && id.endsWith('.mdx') && !livePages.includes(basename(id, '.mdx') as PageId)
  )
}

function front(source: string, id: string): string {
  const frontMatter = parse(/^---\n(.*?)\n---\n/s.exec(source)?.[1] ?? '') as unknown
  return `
    import { lazyText } from '/app/static-main.ts'
    export const handle = ${JSON.stringify(frontMatter)}
    export default lazyText(() => import('./${basename(id)}?text'))`
}
