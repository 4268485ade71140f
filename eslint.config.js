import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import simpleImportSort from 'eslint-plugin-simple-import-sort'
import tseslint from 'typescript-eslint'

export default tseslint.config(
  { ignores: ['dist/', 'data/', '.react-router/', 'node_modules/'] },
  ...tseslint.configs.strictTypeChecked,
  { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions: { projectService: true } } },
  jsxA11y.flatConfigs.recommended,
  // slow, because it compiles each file: limited to the folders with components and hooks
  { ...reactHooks.configs.flat.recommended, files: ['app/**', 'content/**', 'tests/content/**'] },
  {
    plugins: { 'simple-import-sort': simpleImportSort },
    rules: {
      // a component's styles come last, so that they override those of the parts that it uses
      'simple-import-sort/imports': ['error', { groups: [['^node:', '^@?\\w', '^#', '^\\.', '\\.css$', '^\\u0000']] }],
      // `!` marks a value that the surrounding code guarantees, but the compiler cannot prove
      '@typescript-eslint/no-non-null-assertion': 'off',
      // French defines the type of every message, even where English alone uses an argument
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // `onChange={() => close()}` and `test('…', () => expect(…)…)` are clear
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // class names of CSS modules have the type `string | undefined`
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowNullish: true }],
      // the project's objects are plain, and their functions do not use `this`
      '@typescript-eslint/unbound-method': 'off',
      // an interface may require a promise from a function that awaits nothing
      '@typescript-eslint/require-await': 'off',
      // took a third of the linter's time; editors mark deprecated names anyway
      '@typescript-eslint/no-deprecated': 'off',
      // there are no enums, and tests pass partial instances of a class
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // a no-break space is written `\u00a0`: its character looks like any other space
      'no-irregular-whitespace': ['error', { skipStrings: false }],
      'no-empty': ['error', { allowEmptyCatch: false }],
      '@typescript-eslint/no-shadow': 'error',
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    // tests read JSON as `any`: their assertions check its shape
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.ts', 'bench/**/*.ts'],
    rules: Object.fromEntries(
      ['argument', 'assignment', 'call', 'member-access', 'return'].map((use) => [
        `@typescript-eslint/no-unsafe-${use}`,
        'off',
      ]),
    ),
  },
  {
    files: ['scripts/**', 'bench/**', 'tests/**'],
    rules: { 'no-console': 'off' },
  },
  { ...tseslint.configs.disableTypeChecked, files: ['**/*.{js,mjs}'] },
)
