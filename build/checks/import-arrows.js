// @ts-check

/**
 * Who may import from whom, for dependency-cruiser (`npm run lint`). A folder or a room -> what it may use beside itself.
 * `app` and `server` never meet.
 * @type {Record<string, string[]>}
 */
const folders = {
  domain: [],
  contract: ['domain'],
  i18n: ['domain', 'contract'],
  content: ['domain', 'i18n', 'contract', 'operator.config.ts'],
  app: ['domain', 'i18n', 'contract', 'content', 'operator.config.ts'],
  server: ['domain', 'i18n', 'contract'],
  worker: ['i18n'],
}

// what names nothing else of the server: any room may use it
const basics = ['ops/clock.ts', 'ops/env.ts', 'ops/event-loop.ts', 'ops/log.ts']
// the interface of the store, without a database behind it
const port = 'store/store.ts'

/**
 * The same among the rooms of a folder. Files outside of rooms put these together; tests may use every room.
 * @type {Record<string, Record<string, string[]>>}
 */
export const rooms = {
  app: {
    styles: [],
    components: [],
    pictograms: [],
    pictures: [],
    toast: [],
    figures: ['components'],
    outbox: ['toast'],
    offline: ['outbox'],
    layout: ['components', 'toast'],
    calculator: ['components', 'figures', 'outbox'],
    progress: ['components', 'figures', 'outbox', 'calculator'],
    program: ['components', 'calculator'],
    pages: ['components', 'figures', 'pictograms', 'pictures'],
  },
  server: {
    store: basics,
    visitor: ['store', 'security', ...basics],
    security: [],
    ops: ['store'],
    http: ['security'],
    ssr: ['visitor', 'http', 'security', port],
    routes: ['visitor', 'ssr', 'http', 'security', port, ...basics],
  },
}

const notProduct = String.raw`\.(test|contract|arbitrary)\.`
// the tests of the texts look at whole pages, in the frame of the site
const showsWholePages = '^content/checks/render-pages'
const ours = pathOf([...Object.keys(folders), 'build', 'e2e', 'bench', 'operator.config.ts'])

/** @param {string[]} names @param {string} [within] */
function pathOf(names, within = '') {
  return `^${within}(${names.map((name) => name.replaceAll('.', String.raw`\.`) + (name.endsWith('.ts') ? '$' : '/')).join('|')})`
}

/** @param {string} name @param {object} from @param {object} to @returns {import('dependency-cruiser').IForbiddenRuleType} */
function forbid(name, from, to) {
  return { name, severity: 'error', from, to }
}

export default {
  forbidden: [
    // two such files are one subject in two places; types count too
    forbid('no-cycle', {}, { circular: true }),
    ...Object.entries(folders).map(([folder, allowed]) =>
      forbid(
        folder,
        { path: pathOf([folder]), pathNot: showsWholePages },
        { path: ours, pathNot: pathOf([folder, ...allowed]) },
      ),
    ),
    ...Object.entries(rooms).flatMap(([folder, all]) =>
      Object.entries(all).map(([room, allowed]) =>
        forbid(
          `${folder}/${room}`,
          { path: pathOf([room], `${folder}/`), pathNot: notProduct },
          { path: `^${folder}/[^/]+/`, pathNot: pathOf([room, ...allowed], `${folder}/`) },
        ),
      ),
    ),
    forbid(
      'databases-in-store',
      { path: '^server/', pathNot: [pathOf(['store', 'testing'], 'server/'), notProduct] },
      { path: 'node_modules/(kysely|pg|@photostructure)/' },
    ),
    forbid('no-http-in-store', { path: '^server/store/' }, { path: ['node_modules/@?fastify/', '^https?$'] }),
  ],
  options: { tsPreCompilationDeps: true, doNotFollow: { path: 'node_modules' } },
}
