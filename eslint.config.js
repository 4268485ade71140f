import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** Who may import whom: folder -> our folders that it may use. `server` and `app` never meet. */
const mayImport = {
  domain: [],
  i18n: [],
  contract: ['domain'],
  content: ['domain', 'i18n'],
  app: ['domain', 'i18n', 'contract', 'content'],
  server: ['domain', 'i18n', 'contract'],
}
const ourFolders = ['domain', 'contract', 'i18n', 'content', 'app', 'server', 'scripts', 'e2e', 'bench']
const mayReadOperator = ['content', 'app']

const importRules = Object.entries(mayImport).map(([folder, allowed]) => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: ourFolders
              .filter((other) => other !== folder && !allowed.includes(other))
              .flatMap((other) => [`**/../${other}/**`])
              .concat(mayReadOperator.includes(folder) ? [] : ['**/operator.config*']),
            message: `${folder}/ may only import from: ${allowed.join(', ') || 'nothing of ours'}.`,
          },
        ],
      },
    ],
  },
}))

export default tseslint.config(
  { ignores: ['build/', 'data/', '.react-router/', 'node_modules/'] },
  ...tseslint.configs.strict,
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs.flat.recommended,
  ...importRules,
  // the tests of the texts look at whole pages, in the frame of the site
  { files: ['content/checks/render-pages.tsx'], rules: { 'no-restricted-imports': 'off' } },
  {
    rules: {
      // a value that the code around proves to be there; the compiler cannot see it
      '@typescript-eslint/no-non-null-assertion': 'off',
      // French defines the type of every message, even where English alone uses an argument
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-empty': ['error', { allowEmptyCatch: false }],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['scripts/**', 'bench/**', 'e2e/**'],
    rules: { 'no-console': 'off' },
  },
)
