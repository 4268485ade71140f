import mdx from '@mdx-js/rollup'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import type { PluginOption } from 'vite'
import type { Locale } from '#i18n/locales.ts'
import { type HtmlNode, noBreak } from './no-break.ts'

/**
 * Vite plugin. Compiles the MDX pages of one language to route modules. Front matter becomes the `handle` of the route.
 * @param backLabel returns the accessible name of a link from a footnote back to its reference
 */
export function pagesPlugin(locale: Locale, backLabel: (note: string) => string): PluginOption {
  const plugin = mdx({
    include: `**/content/${locale}/**/*.mdx`,
    remarkPlugins: [remarkFrontmatter, [remarkMdxFrontmatter, { name: 'handle' }], remarkGfm],
    remarkRehypeOptions: {
      clobberPrefix: '',
      footnoteLabel: 'Notes',
      footnoteLabelProperties: {},
      footnoteBackContent: '↑',
      footnoteBackLabel: (note, repeat) => backLabel(repeat > 1 ? `${note + 1}-${repeat}` : `${note + 1}`),
    },
    rehypePlugins: [noBreak, withoutLineBreaks],
  })
  // before React Router's plugin, which reads the exports of the compiled module
  return { ...plugin, enforce: 'pre' } as PluginOption
}

/** rehype plugin. Removes the texts between blocks: React cannot remove a text that a translator replaced. */
function withoutLineBreaks() {
  return (page: HtmlNode) => void (page.children = page.children?.filter(({ value }) => value !== '\n') ?? [])
}
