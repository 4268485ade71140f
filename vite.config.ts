import mdx from '@mdx-js/rollup'
import { reactRouter } from '@react-router/dev/vite'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import type { Locale } from './i18n/locales.ts'

export default defineConfig({
  plugins: [
    pages('fr', (note) => `Revenir au renvoi ${note}`),
    pages('en', (note) => `Back to reference ${note}`),
    !process.env.VITEST && reactRouter(),
    reactRouterForProduction(),
  ],
  // canonical links are written at build; without SITE_URL they name operator.config's site
  define: { 'import.meta.env.SITE_URL': JSON.stringify(process.env.SITE_URL?.replace(/\/$/, '') ?? '') },
  css: { transformer: 'lightningcss' },
  build: { cssMinify: 'lightningcss', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // fewer, larger files: the libraries of every page, then our own parts of every page
            codeSplitting: {
              groups: [
                { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|react-router)\/|rolldown\/runtime/ },
                {
                  name: 'site',
                  test: /\/(app\/(components|header|footer|layout\.tsx|messages|hydrated)|i18n\/(locales|pages|paths|number)|operator\.config)/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        rollupOptions: { input: { index: 'virtual:react-router/server-build', main: './server/main.ts' } },
      },
    },
  },
})

/** The texts of one language, which name their footnotes in it. */
function pages(locale: Locale, backLabel: (note: string) => string): Plugin {
  return {
    enforce: 'pre',
    ...mdx({
      include: `**/content/${locale}/**/*.mdx`,
      remarkPlugins: [remarkFrontmatter, [remarkMdxFrontmatter, { name: 'handle' }], remarkGfm],
      remarkRehypeOptions: {
        clobberPrefix: '',
        footnoteLabel: 'Notes',
        footnoteLabelProperties: {},
        footnoteBackContent: '↑',
        footnoteBackLabel: (note, repeat) => backLabel(repeat > 1 ? `${note + 1}-${repeat}` : `${note + 1}`),
      },
    }),
  } as Plugin
}

/** The exports of react-router name its development build only; readers get the production build, 2 kB lighter. */
function reactRouterForProduction(): Plugin {
  const entries: Record<string, string> = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' }
  return {
    name: 'react-router-for-production',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) =>
      entries[id] &&
      fileURLToPath(new URL(`node_modules/react-router/dist/production/${entries[id]}`, import.meta.url)),
  }
}
