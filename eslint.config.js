import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { noImportCycle } from './build/checks/no-import-cycle.js'

/** Who may import whom: folder -> our folders that it may use. `server` and `app` never meet. */
const mayImport = {
  domain: [],
  i18n: [],
  contract: ['domain'],
  content: ['domain', 'i18n'],
  app: ['domain', 'i18n', 'contract', 'content'],
  server: ['domain', 'i18n', 'contract'],
  worker: ['i18n'],
}
const ourFolders = [...Object.keys(mayImport), 'build', 'e2e', 'bench']
const mayReadOperator = ['content', 'app']

/** The rooms of a folder: room -> rooms beside it that it may use. Files outside of rooms put them together, and tests may too. */
const rooms = {
  app: {
    calculator: ['components', 'figures', 'outbox'],
    components: [],
    figures: ['components'],
    layout: ['components', 'toast'],
    offline: ['outbox'],
    outbox: ['toast'],
    pages: ['components', 'figures'],
    progress: ['calculator', 'components', 'outbox'],
    toast: [],
  },
  server: {
    http: ['ops', 'security', 'ssr', 'store/store.ts'],
    ops: ['security', 'store'],
    routes: ['http', 'ops', 'security', 'ssr', 'store/store.ts', 'visitor'],
    security: ['http', 'ops', 'ssr', 'store/decorate-store.ts', 'store/store.ts'],
    ssr: ['http', 'security', 'store/store.ts', 'visitor'],
    store: ['ops'],
    testing: ['http', 'ops', 'security', 'ssr', 'store'],
    visitor: ['ops', 'store/store.ts'],
  },
}

const http = ['fastify', '@fastify/*', 'node:http', 'node:https']
const sql = ['kysely', 'pg', '@photostructure/sqlite']
/** Packages that a room of the server leaves to others. */
const packagesOfOthers = { http: sql, security: sql, routes: sql, ssr: sql, visitor: sql, ops: sql, store: http }

const folderRules = Object.entries(mayImport).map(([folder, allowed]) =>
  importRule(`${folder}/**/*.{ts,tsx}`, beyondFolder(folder, allowed)),
)
const roomRules = Object.entries(rooms).flatMap(([folder, all]) =>
  Object.entries(all).map(([room, allowed]) => ({
    ...importRule(
      `${folder}/${room}/**/*.{ts,tsx}`,
      beyondFolder(folder, mayImport[folder]),
      beyondRoom(folder, room, allowed),
      folder === 'server' && packagesOfOthers[room] && packages(room, packagesOfOthers[room]),
    ),
    ignores: ['**/*.test.{ts,tsx}', '**/*.contract.ts'],
  })),
)

function importRule(files, ...patterns) {
  return { files: [files], rules: { 'no-restricted-imports': ['error', { patterns: patterns.filter(Boolean) }] } }
}

function beyondFolder(folder, allowed) {
  return {
    group: ourFolders
      .filter((other) => other !== folder && !allowed.includes(other))
      .map((other) => `**/../${other}/**`)
      .concat(mayReadOperator.includes(folder) ? [] : ['**/operator.config*']),
    message: `${folder}/ may only import from: ${allowed.join(', ') || 'nothing of ours'}.`,
  }
}

function beyondRoom(folder, room, allowed) {
  return {
    group: Object.keys(rooms[folder])
      .filter((other) => other !== room && !allowed.includes(other))
      .map((other) => `**/../${other}/*`)
      .concat(allowed.filter((file) => file.endsWith('.ts')).map((file) => `!**/../${file}`)),
    message: `Beside ${folder}/${room}/ it may only import from: ${allowed.join(', ') || 'no other room'}.`,
  }
}

function packages(room, group) {
  return { group, message: `server/${room}/ leaves this to other rooms.` }
}

export default tseslint.config(
  { ignores: ['dist/', 'data/', '.react-router/', 'node_modules/'] },
  ...tseslint.configs.strictTypeChecked,
  { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions: { projectService: true } } },
  jsxA11y.flatConfigs.recommended,
  // it compiles every file it looks at, and only these hold components and hooks
  { ...reactHooks.configs.flat.recommended, files: ['app/**', 'content/**'] },
  ...folderRules,
  ...roomRules,
  { plugins: { house: { rules: { 'no-import-cycle': noImportCycle } } }, rules: { 'house/no-import-cycle': 'error' } },
  // the tests of the texts look at whole pages, in the frame of the site
  { files: ['content/checks/render-pages.tsx'], rules: { 'no-restricted-imports': 'off' } },
  {
    rules: {
      // a value that the code around proves to be there; the compiler cannot see it
      '@typescript-eslint/no-non-null-assertion': 'off',
      // French defines the type of every message, even where English alone uses an argument
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // `onChange={() => close()}` and `test('…', () => expect(…)…)` are read as they are meant
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // the names of a style module may be undefined to the compiler, and numbers are text enough
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowNullish: true }],
      // the parts of the server and the site are functions in plain objects: there is no `this` to lose
      '@typescript-eslint/unbound-method': 'off',
      // where an interface promises, a function that has nothing to wait for is still async
      '@typescript-eslint/require-await': 'off',
      // it alone took a third of the linter's time; editors strike such names out
      '@typescript-eslint/no-deprecated': 'off',
      // there are no enums, and tests give parts of a class for the whole
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      'no-empty': ['error', { allowEmptyCatch: false }],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    // what a test reads as JSON is checked by what it expects of it
    files: ['**/*.test.{ts,tsx}', '**/*.contract.ts', 'e2e/**/*.ts', 'server/testing/**', 'bench/**/*.ts'],
    rules: Object.fromEntries(
      ['argument', 'assignment', 'call', 'member-access', 'return'].map((use) => [
        `@typescript-eslint/no-unsafe-${use}`,
        'off',
      ]),
    ),
  },
  {
    files: ['build/**', 'bench/**', 'e2e/**'],
    rules: { 'no-console': 'off' },
  },
  { ...tseslint.configs.disableTypeChecked, files: ['**/*.{js,mjs}'] },
)
