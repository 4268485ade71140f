// @ts-check

/**
 * Dependency rules for dependency-cruiser (`npm run lint`): the folders that each folder may import.
 * `app` and `server` never import each other.
 * @type {Record<string, string[]>}
 */
const folders = {
  domain: [],
  api: ['domain'],
  i18n: ['domain', 'api'],
  content: ['domain', 'i18n', 'api', 'operator.config.ts'],
  app: ['domain', 'i18n', 'api', 'content', 'operator.config.ts'],
  server: ['domain', 'i18n', 'api'],
}

/**
 * The subfolders that each subfolder may import. Tests and files directly in the folder may import all of them.
 * @type {Record<string, Record<string, string[]>>}
 */
export const subfolders = {
  app: {
    styles: [],
    components: [],
    storage: [],
    figures: ['components'],
    layout: ['components', 'storage'],
    sync: ['storage', 'layout/toast'],
    calculator: ['components', 'figures', 'storage', 'sync', 'layout/toast', 'program/current'],
    'my-results': ['components', 'figures', 'storage', 'sync', 'calculator', 'program/current'],
    program: ['components', 'storage', 'sync', 'calculator'],
    pages: ['components', 'figures', 'storage'],
  },
  server: {
    ops: [],
    security: [],
    store: ['ops'],
    visitors: ['store', 'security', 'ops'],
    http: ['security'],
    ssr: ['visitors', 'http', 'security', 'store/store.ts'],
    routes: ['visitors', 'ssr', 'http', 'security', 'ops', 'store/store.ts'],
  },
}

const notProduct = String.raw`\.(test|conformance|arbitrary)\.`
const projectPaths = pathOf([...Object.keys(folders), 'scripts', 'vite', 'tests', 'bench', 'operator.config.ts'])

/** @param {string[]} names @param {string} [within] */
function pathOf(names, within = '') {
  return `^${within}(${names.map((name) => name.replaceAll('.', String.raw`\.`) + (name.endsWith('.ts') ? '$' : '/')).join('|')})`
}

/**
 * @param {string} name @param {object} from @param {object} to
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
function forbid(name, from, to) {
  return { name, severity: 'error', from, to }
}

export default {
  forbidden: [
    // includes imports of types
    forbid('no-cycle', {}, { circular: true }),
    ...Object.entries(folders).map(([folder, allowed]) =>
      forbid(folder, { path: pathOf([folder]) }, { path: projectPaths, pathNot: pathOf([folder, ...allowed]) }),
    ),
    ...Object.entries(subfolders).flatMap(([folder, rules]) =>
      Object.entries(rules).map(([subfolder, allowed]) =>
        forbid(
          `${folder}/${subfolder}`,
          { path: pathOf([subfolder], `${folder}/`), pathNot: notProduct },
          { path: `^${folder}/[^/]+/`, pathNot: pathOf([subfolder, ...allowed], `${folder}/`) },
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
