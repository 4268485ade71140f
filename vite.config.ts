import { basename } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { viteTargets } from './vite/browser-targets.ts'
import { articles } from './vite/articles.ts'
import { pages } from './vite/pages.ts'
import { worksOffline } from './operator.config.ts'

/** Changes with a version of React or Vite only, so that a returning reader has it. */
const vendor = { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|react-router)\/|vite\/preload-helper/ }
/** What eight pages or more share of our modules, but not what only pages are made of: without it Home has twice the files, and 4 kB more. */
const shared = { name: 'shared', test: /^(?!.*(node_modules|app\/pages|content\/)).*\.tsx?$/, minShareCount: 8 }

export default defineConfig(({ command }) => ({
  plugins: [
    pages('fr', (note) => `Revenir au renvoi ${note}`),
    pages('en', (note) => `Back to reference ${note}`),
    articles(),
    !process.env.VITEST && reactRouter(),
  ],
  define: {
    // canonical links are written at build; without SITE_URL they name operator.config's site
    'import.meta.env.SITE_URL': JSON.stringify(process.env.SITE_URL?.replace(/\/$/, '') ?? ''),
    'import.meta.env.WORKS_OFFLINE': JSON.stringify(worksOffline),
  },
  css: { modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}` } },
  build: {
    target: viteTargets,
    cssMinify: 'lightningcss',
    cssCodeSplit: false, // one sheet for the site, which scripts/postbuild/postbuild.ts puts into each page
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [vendor, shared] } } } } },
    ssr: {
      // in production Node reads a dozen files at the start, not a thousand, and React without its development half
      ...(command === 'build' && {
        resolve: { noExternal: true, external: ['@photostructure/sqlite', 'pg-native'] },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
      build: {
        rollupOptions: {
          input: {
            index: 'virtual:react-router/server-build',
            main: './server/main.ts',
            'db-erase': './server/store/db-erase.ts',
            'db-backup': './server/store/backup/db-backup.ts',
            'db-restore': './server/store/backup/db-restore.ts',
          },
        },
      },
    },
  },
}))
