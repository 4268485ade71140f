import { basename } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { locales } from '#i18n/locales.ts'
import { articlesPlugin } from '#scripts/mdx/articles-plugin.ts'
import { pagesPlugin } from '#scripts/mdx/pages-plugin.ts'
import { siteUrl } from '#scripts/site-url.ts'

/** Chunks that pages share. A module goes to the first group that fits, and takes its imports along. */
const groups = [
  { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|react-router)\/|vite\/preload-helper/ },
  { name: 'layout', test: /app\/(layout\/|toast\/|lazy)/, minShareCount: 2 },
  { name: 'texts', test: /app\/ui|app\/page-parts\/text|app\/figures\/pictures|i18n\//, minShareCount: 8 },
  { name: 'charts', test: /app\/charts|app\/ui\/graphics|domain\//, minShareCount: 6 },
  { name: 'calculator', test: /app\/(calculator|fields|last-run)/, minShareCount: 4 },
]

export default defineConfig(({ command }) => ({
  plugins: [locales.map(pagesPlugin), articlesPlugin(), !process.env.VITEST && reactRouter()],
  define: {
    'import.meta.env.SITE_URL': JSON.stringify(siteUrl),
    'import.meta.env.BUILD_DAY': JSON.stringify(new Date().toISOString().slice(0, 10)),
  },
  css: { modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}` } },
  build: {
    // the lowest supported browsers (docs/architecture.md)
    target: ['chrome99', 'edge99', 'firefox113', 'safari15.4', 'ios15.4'],
    cssMinify: 'lightningcss',
    cssCodeSplit: false, // scripts/postbuild.ts inlines the one style sheet into each page
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: {
      // bundled: the server reads a dozen files at start instead of a thousand, and React's production build only
      ...(command === 'build' && {
        resolve: { noExternal: true, external: ['@photostructure/sqlite', 'pg-native'] },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
      build: {
        rollupOptions: {
          input: {
            index: 'virtual:react-router/server-build',
            main: './server/main.ts',
            'backup-command': './server/records/backup-command.ts',
          },
        },
      },
    },
  },
}))
