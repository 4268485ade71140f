import { cruise, type IReporterOutput } from 'dependency-cruiser'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import arrows, { rooms } from './import-arrows.js'

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
  ['app/root.tsx', 'server/app.ts', ['app']],
  ['server/routes/forms.ts', 'server/store/sqlite/open.ts', ['server/routes']],
  ['server/routes/forms.ts', 'node_modules/kysely/index.js', ['databases-in-store']],
  ['app/progress/route.ts', 'app/calculator/messages.ts', []],
  ['server/store/sql-store.test.ts', 'server/visitor/cookie.ts', []],
  ['server/store/sql-store.ts', 'node_modules/kysely/index.js', []],
])('that %s imports %s breaks the rules %o', async (file, imported, rules) =>
  expect(await broken({ [file]: imported, [imported]: '' })).toEqual(rules),
)

test('two files that import each other are refused, types included', async () =>
  expect(await broken({ 'domain/one.ts': 'domain/two.ts', 'domain/two.ts': 'domain/one.ts' })).toContain('no-cycle'))

test.each(Object.entries(rooms))('every room of %s has its row', (folder, rows) => {
  const found = readdirSync(join(import.meta.dirname, '../..', folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => name)
  expect(found.sort()).toEqual(Object.keys(rows).sort())
})
