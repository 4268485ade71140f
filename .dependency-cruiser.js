// @ts-check

/**
 * Dependency rules for dependency-cruiser (`npm run lint`): the folders that each folder may import.
 * `app` and `server` never import each other.
 * @type {Record<string, string[]>}
 */
const folders = {
  domain: [],
  contract: ['domain'],
  i18n: ['domain', 'contract'],
  content: ['domain', 'i18n', 'contract', 'operator.config.ts'],
  app: ['domain', 'i18n', 'contract', 'content', 'operator.config.ts'],
  server: ['domain', 'i18n', 'contract', 'operator.config.ts'],
}

/**
 * The subfolders that each subfolder may import. Tests and files directly in the folder may import all of them.
 * @type {Record<string, Record<string, string[]>>}
 */
export const subfolders = {
  app: {
    styles: [],
    ui: [],
    figures: ['ui'],
    layout: ['ui', 'toast'],
    charts: ['ui'],
    fields: ['ui'],
    toast: [],
    calculator: ['charts', 'ui', 'fields', 'toast'],
    'my-results': ['ui', 'fields'],
    program: ['ui'],
    'page-parts': ['ui', 'figures'],
  },
  server: {
    security: [],
    records: [],
    problems: ['security'],
    visitors: ['records', 'security'],
    pages: ['visitors', 'problems', 'security'],
    api: ['visitors', 'problems'],
  },
}

const test = String.raw`\.test\.`
const projectPaths = pathOf([...Object.keys(folders), 'scripts', 'bench', 'operator.config.ts'])

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
          { path: pathOf([subfolder], `${folder}/`), pathNot: test },
          { path: `^${folder}/[^/]+/`, pathNot: pathOf([subfolder, ...allowed], `${folder}/`) },
        ),
      ),
    ),
    forbid('tests', { pathNot: ['^(tests|bench)/', test] }, { path: '^tests/' }),
    forbid(
      'databases-in-records',
      { path: '^server/', pathNot: [pathOf(['records'], 'server/'), test] },
      { path: 'node_modules/(kysely|pg|@photostructure)/' },
    ),
    forbid('no-http-in-records', { path: '^server/records/' }, { path: ['node_modules/@?fastify/', '^https?$'] }),
  ],
  options: { tsPreCompilationDeps: true, doNotFollow: { path: 'node_modules' } },
}
