import { reactRouter } from '@react-router/dev/vite'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { worksOffline } from './operator.config.ts'
import { viteTargets } from './build/browser-support/targets.ts'
import { readArticles } from './content/articles.ts'
import { pages } from './build/vite/pages.ts'

/** Files of scripts, by what they hold: fewer and larger ones cost less (docs/decisions/0015-islands.md). */
const scripts: [name: string, holds: RegExp][] = [
  ['vendor', /node_modules\/(react|react-dom|scheduler|react-router)\/|rolldown\/runtime|vite\/preload-helper/],
  // of every page, and what stands around and in the calculator
  [
    'site',
    /\/(app\/(local-storage|layout\/(header|footer|layout\.tsx|page-head)|scroll-spy|messages|use-hydrated|island-page|site-url|components\/(page\/parts|links\/button|graphics)|figures\/figure)|i18n\/(locales|pages|paths|number)|operator\.config|contract\/page-context)/,
  ],
  ['date', /\/i18n\/date\.ts/],
  // what only texts have, which comes with one
  ['parts', /\/app\/components\//],
  ['ranges', /\/app\/figures\/ranges/],
  // what the calculator shares with a visitor's own results
  [
    'calculator',
    /\/(app\/(calculator\/(messages|form\/(field|parse-entry|test-fields)|saving\/page-outdated|open-test|typed-values|result\/result\.module)|last-runs|kept-value|outbox\/(outbox|saving-preference))|i18n\/(promised|emergency|load-once)|contract\/(?!records|calculate|page-context)|domain\/(person|rounding|tests\/|norms\/(thresholds|rating)))|node_modules\/valibot\//,
  ],
  // what is sent, once there is something to send
  ['sending', /\/(app\/outbox\/(api|withdraw|flush-outbox)|contract\/(records|calculate))\./],
  // what only the pages with the calculator share
  ['card', /\/app\/calculator\/(calculator|result\/reference-tables)\.tsx/],
]

const widthsSheet = readFileSync(new URL('./app/styles/widths.css', import.meta.url), 'utf8')
const widths = new Map(
  Array.from(widthsSheet.matchAll(/@custom-media (--[\w-]+) (.+);/g), ([, name, query]) => [name!, query!] as const),
)

export default defineConfig({
  plugins: [
    pages('fr', (note) => `Revenir au renvoi ${note}`),
    pages('en', (note) => `Back to reference ${note}`),
    articles(),
    namedWidths(),
    !process.env.VITEST && reactRouter(),
    reactRouterForProduction(),
    librariesInServer(),
    noStylesInServer(),
  ],
  // canonical links are written at build; without SITE_URL they name operator.config's site
  define: {
    'import.meta.env.SITE_URL': JSON.stringify(process.env.SITE_URL?.replace(/\/$/, '') ?? ''),
    'import.meta.env.WORKS_OFFLINE': JSON.stringify(worksOffline),
  },
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  // one style sheet: texts that come as HTML need their styles before, and without, their scripts
  build: {
    target: viteTargets,
    cssMinify: 'lightningcss',
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // how long each plugin took is no warning
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            chunkFileNames: ({ facadeModuleId }) => {
              const language = /\/i18n\/(fr|en)\//.exec(facadeModuleId ?? '')?.[1]
              const text = facadeModuleId?.endsWith('?text') ? '-text' : ''
              return `assets/[name]${language ? `.${language}` : ''}${text}-[hash].js`
            },
            codeSplitting: { groups: scripts.map(([name, test]) => ({ name, test })) },
          },
        },
      },
    },
    ssr: {
      build: {
        rollupOptions: {
          input: {
            index: 'virtual:react-router/server-build',
            main: './server/main.ts',
            'db-backup': './server/ops/backup/db-backup.ts',
            'db-restore': './server/ops/backup/db-restore.ts',
          },
        },
      },
    },
  },
})

/** The articles' facts as data: the site cannot read files, and the texts themselves would bring every article along. */
function articles(): Plugin {
  return {
    name: 'articles',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('/content/articles.ts') ? `export const articles = ${JSON.stringify(readArticles())}` : undefined,
  }
}

/** The exports of react-router name its development build only; the production build is 2 kB lighter for readers. */
function reactRouterForProduction(): Plugin {
  const entries: Record<string, string> = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' }
  return {
    name: 'react-router-for-production',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) =>
      entries[id] &&
      fileURLToPath(new URL(`node_modules/react-router/dist/production/${entries[id]}`, import.meta.url)),
  }
}

/** The server's libraries in its own files: Node reads a dozen files at the start, not a thousand. */
function librariesInServer(): Plugin {
  return {
    name: 'libraries-in-server',
    apply: 'build',
    configEnvironment: (name) =>
      name === 'ssr'
        ? {
            resolve: { noExternal: true, external: ['@photostructure/sqlite', 'pg-native'] },
            define: { 'process.env.NODE_ENV': '"production"' },
          }
        : undefined,
  }
}

/** The server's build has the same styles in another order; React Router would lay them beside the pages' own. */
function noStylesInServer(): Plugin {
  return {
    name: 'no-styles-in-server',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_, bundle) {
      for (const file of Object.keys(bundle)) if (file.endsWith('.css')) Reflect.deleteProperty(bundle, file)
    },
  }
}

/** The names of app/styles/widths.css in media queries: browsers do not know `@custom-media`. */
function namedWidths(): Plugin {
  return {
    name: 'named-widths',
    enforce: 'pre',
    transform: (css, id) => (/\.css(\?|$)/.test(id) ? withWidths(css) : undefined),
  }
}

/** @throws Error when a query has a name that the sheet lacks */
function withWidths(css: string): string {
  return css.replaceAll(/(?<=@media [^{]*)\((--[\w-]+)\)/g, (_, name: string) => {
    const width = widths.get(name)
    if (!width) throw new Error(`app/styles/widths.css has no ${name}`)
    return width
  })
}
