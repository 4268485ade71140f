import { cruise, type IReporterOutput } from 'dependency-cruiser'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import arrows, { rooms } from './import-arrows.js'

const root = join(import.meta.dirname, '../..')

/** The rules that a project of these files breaks: file -> what it imports. */
async function broken(files: Record<string, string>): Promise<string[]> {
  const project = mkdtempSync(join(tmpdir(), 'vo2max-arrows-'))
  onTestFinished(() => rmSync(project, { recursive: true }))
  for (const [file, imported] of Object.entries(files)) {
    mkdirSync(dirname(join(project, file)), { recursive: true })
    writeFileSync(join(project, file), imported && `import type {} from './${relative(dirname(file), imported)}'`)
  }
  const { output } = await cruise(['.'], {
    ...arrows.options,
    ruleSet: { forbidden: arrows.forbidden },
    validate: true,
    baseDir: project,
  })
  return (output as Exclude<IReporterOutput['output'], string>).summary.violations.map(({ rule }) => rule.name)
}

test.each([
  ['domain/norms/norms.ts', 'i18n/number.ts', 'domain'],
  ['contract/records.ts', 'i18n/promised.ts', 'contract'],
  ['app/root.tsx', 'server/app.ts', 'app'],
  ['server/app.test.ts', 'app/root.tsx', 'server'],
  ['app/components/page/band.tsx', 'app/calculator/messages.ts', 'app/components'],
  ['app/calculator/calculator.tsx', 'app/progress/route.ts', 'app/calculator'],
  ['server/store/sql-store.ts', 'server/visitor/cookie.ts', 'server/store'],
  ['server/routes/pages.ts', 'server/store/sqlite/open.ts', 'server/routes'],
])('%s may not import %s', async (file, imported, rule) =>
  expect(await broken({ [file]: imported, [imported]: '' })).toEqual([rule]),
)

test.each([
  ['app/progress/route.ts', 'app/calculator/messages.ts'],
  ['server/visitor/records.ts', 'server/store/store.ts'],
  ['server/app.ts', 'server/store/open-store.ts'],
  ['server/store/sql-store.test.ts', 'server/visitor/cookie.ts'],
])('%s may import %s', async (file, imported) => expect(await broken({ [file]: imported, [imported]: '' })).toEqual([]))

test('two files that import each other are refused, types included', async () =>
  expect(await broken({ 'domain/one.ts': 'domain/two.ts', 'domain/two.ts': 'domain/one.ts' })).toContain('no-cycle'))

test.each(['kysely', 'pg'])('only the store of the server uses %s', async (name) => {
  const library = `node_modules/${name}/index.js`
  expect(await broken({ 'server/routes/pages.ts': library, [library]: '' })).toEqual(['databases-in-store'])
  expect(await broken({ 'server/store/sql-store.ts': library, [library]: '' })).toEqual([])
})

test('every room of app/ and server/ has its row', () => {
  for (const [folder, rows] of Object.entries(rooms)) {
    const found = readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(
      found
        .map(({ name }) => name)
        .filter((name) => name !== 'testing')
        .sort(),
    ).toEqual(Object.keys(rows).sort())
  }
})
