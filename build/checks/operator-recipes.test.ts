import { DatabaseSync } from '@photostructure/sqlite'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newRecord } from '../../server/testing/records.ts'
import { newSqliteDatabase } from '../../server/testing/sqlite.ts'

/** The first block of commands on the operator's page that has these words. */
function recipeWith(words: string): string {
  const operations = readFileSync('docs/operations.md', 'utf8')
  const blocks = [...operations.matchAll(/^ *```\w+\n(.*?)^ *```$/gms)].map(([, commands]) => commands!)
  const recipe = blocks.find((commands) => commands.includes(words))
  if (!recipe) throw new Error(`no recipe in docs/operations.md has ${words}`)
  return recipe
}

test('what an operator erases for a visitor is found by what they entered, and leaves the files while the site runs', async () => {
  const database = await newSqliteDatabase()
  onTestFinished(() => database.remove())
  const store = await database.open()
  const run = newRecord()
  await store.insert(run)
  const files = () => readdirSync(database.dataDir).map((name) => readFileSync(join(database.dataDir, name), 'latin1'))
  const holding = (id: string) => files().filter((bytes) => bytes.includes(id)).length

  const statements = recipeWith('delete from visitors')
    .replace(/^--.*$/gm, '')
    .split(';')
    .map((one) => one.trim())
  const shell = new DatabaseSync(database.file)
  onTestFinished(() => shell.close())
  const found: unknown[] = []
  for (const statement of statements.filter(Boolean)) {
    const id = { records: run.id, visitors: run.visitor }[/delete from (\w+)/.exec(statement)?.[1] ?? '']
    const rows = shell.prepare(statement.replace('…', id ?? '')).all()
    if (statement.startsWith('select')) found.push(...rows.map(({ id }) => id))
    if (statement.startsWith('pragma wal')) expect(rows).toMatchObject([{ busy: 0 }])
  }
  expect(found).toEqual([run.id])
  expect([run.id, run.visitor].map(holding)).toEqual([0, 0])
})
