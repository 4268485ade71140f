import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

export default tseslint.config(
  { ignores: ['dist/', 'data/', '.react-router/', 'node_modules/'] },
  ...tseslint.configs.strictTypeChecked,
  { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions: { projectService: true } } },
  jsxA11y.flatConfigs.recommended,
  // it compiles every file it looks at, and only these hold components and hooks
  { ...reactHooks.configs.flat.recommended, files: ['app/**', 'content/**', 'tests/content/**'] },
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
    files: ['**/*.test.{ts,tsx}', '**/*.conformance.ts', 'tests/**/*.ts', 'server/testing/**', 'bench/**/*.ts'],
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
