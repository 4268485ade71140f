import mdx, { type Options } from '@mdx-js/rollup'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import type { PluginOption } from 'vite'
import type { Locale } from '#i18n/locales.ts'
import { type HtmlNode, keepNumbersTogether } from './keep-numbers-together.ts'

/** How the texts are read: front matter as `handle`, tables and footnotes. */
export const remarkPlugins: Options['remarkPlugins'] = [
  remarkFrontmatter,
  [remarkMdxFrontmatter, { name: 'handle' }],
  remarkGfm,
]

/** The accessible name of a link from a footnote back to its reference. */
const backLabels: Record<Locale, (note: string) => string> = {
  fr: (note) => `Revenir au renvoi ${note}`,
  en: (note) => `Back to reference ${note}`,
}

/** Vite plugin. Compiles the MDX pages of one language to route modules. Front matter becomes the route's `handle`. */
export function pagesPlugin(locale: Locale): PluginOption {
  const plugin = mdx({
    include: `**/content/${locale}/**/*.mdx`,
    remarkPlugins,
    remarkRehypeOptions: {
      clobberPrefix: '',
      footnoteLabel: 'Notes',
      footnoteLabelProperties: {},
      footnoteBackContent: '↑',
      footnoteBackLabel: (note, repeat) => backLabels[locale](repeat > 1 ? `${note + 1}-${repeat}` : `${note + 1}`),
    },
    rehypePlugins: [keepNumbersTogether, removeTextsBetweenBlocks],
  })
  // before React Router's plugin, which reads the exports of the compiled module
  return { ...plugin, enforce: 'pre' } as PluginOption
}

/** rehype plugin. Removes the texts between blocks: React cannot remove a text that a translator replaced. */
function removeTextsBetweenBlocks() {
  return (page: HtmlNode) => void (page.children = page.children?.filter(({ value }) => value !== '\n') ?? [])
}
