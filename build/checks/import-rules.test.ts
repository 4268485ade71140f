import { readdirSync } from 'node:fs'
import { ESLint, type Linter } from 'eslint'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url).pathname
const rules = ['no-restricted-imports', 'house/no-import-cycle']
const eslint = new ESLint({
  cwd: root,
  ruleFilter: ({ ruleId }) => rules.includes(ruleId),
  // these rules need no types, which take seconds
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
})

// reads the rules and their plugins, which on a busy machine takes longer than a test may
await eslint.calculateConfigForFile(`${root}domain/cooper.ts`)

/** What the linter would say of an import in a file. */
async function complaint(file: string, imported: string): Promise<string> {
  const [{ messages } = { messages: [] }] = await eslint.lintText(`import '${imported}'`, { filePath: root + file })
  return messages.map(({ message }) => message).join()
}

test.each([
  ['domain/cooper.ts', '../i18n/number.ts'],
  ['contract/records.ts', '../content/data/watches.ts'],
  ['app/root.tsx', '../server/app.ts'],
  ['app/components/page/band.tsx', '../../calculator/messages.ts'],
  ['app/components/page/band.tsx', '../../figures/ranges.tsx'],
  ['app/calculator/form/field.tsx', '../../progress/records/records-table.tsx'],
  ['server/app.ts', '../app/root.tsx'],
  ['server/app.test.ts', '../app/root.tsx'],
  ['server/store/sqlite/open.ts', '../../security/csrf.ts'],
  ['server/store/sql-store.ts', '../visitor/cookie.ts'],
  ['server/store/sql-store.ts', '../testing/app.ts'],
  ['server/store/sql-store.ts', 'fastify'],
  ['server/store/sql-store.ts', 'node:http'],
  ['server/routes/forms.ts', '../store/sql-store.ts'],
  ['server/routes/forms.ts', '../store/sqlite/open.ts'],
  ['server/routes/forms.ts', 'kysely'],
  ['server/routes/forms.ts', 'pg'],
  ['server/visitor/records.ts', '../routes/forms.ts'],
  ['server/visitor/records.ts', '../http/errors/problem-details.ts'],
  ['server/security/rate-limit.ts', '../visitor/cookie.ts'],
])('%s may not import %s', async (file, imported) =>
  expect(await complaint(file, imported)).toMatch(/only import|leaves/),
)

test.each([
  ['content/data/watches.ts', '../../operator.config.ts'],
  ['app/progress/route.ts', '../calculator/messages.ts'],
  ['app/figures/ranges.tsx', '../../content/data/watches.ts'],
  ['server/routes/forms.ts', '../store/store.ts'],
  ['server/routes/forms.ts', '../security/rate-limit.ts'],
  ['server/routes/forms.test.ts', '../testing/app.ts'],
  ['server/store/sql-store.ts', '../ops/log.ts'],
  ['server/app.ts', './store/open-store.ts'],
])('%s may import %s', async (file, imported) => expect(await complaint(file, imported)).toBe(''))

test('two files that import each other are refused', async () => {
  const [{ messages } = { messages: [] }] = await eslint.lintText("import type { Messages } from '../en/site.ts'", {
    filePath: `${root}i18n/fr/site.ts`,
  })
  expect(messages.map(({ message }) => message)).toEqual([
    'Import cycle: i18n/fr/site.ts → i18n/en/site.ts → i18n/fr/site.ts',
  ])
})

test('every room of app/ and server/ has its rule', async () => {
  const rooms = ['app', 'server'].flatMap((folder) =>
    readdirSync(root + folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'styles')
      .map((entry) => `${folder}/${entry.name}`),
  )
  for (const room of rooms) {
    const { rules } = (await eslint.calculateConfigForFile(`${root}${room}/any.ts`)) as Linter.Config
    expect(JSON.stringify(rules?.['no-restricted-imports']), room).toContain(`Beside ${room}/`)
  }
})
