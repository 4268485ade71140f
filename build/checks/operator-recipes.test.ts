import { DatabaseSync } from '@photostructure/sqlite'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newRecord } from '../../server/testing/records.ts'
import { newSqliteDatabase } from '../../server/testing/sqlite.ts'

const operations = readFileSync('docs/operations.md', 'utf8')

/** The first block of commands on the operator's page that has these words. */
function recipeWith(words: string): string {
  const blocks = [...operations.matchAll(/^ *```\w+\n(.*?)^ *```$/gms)].map(([, commands]) => commands!)
  const recipe = blocks.find((commands) => commands.includes(words))
  if (!recipe) throw new Error(`no recipe in docs/operations.md has ${words}`)
  return recipe
}

test('a real certificate is still the one that nginx reads after a new version is installed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vo2max-certificate-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const issued = join(folder, 'etc/letsencrypt/live/www.site.ca')
  for (const path of [issued, join(folder, 'etc/nginx/conf.d')]) mkdirSync(path, { recursive: true })
  const run = (commands: string) =>
    execFileSync('sh', [
      '-euc',
      `name=www.site.ca recipes=docs/deploy\n${commands.replace(/(?<!\w)\/etc\//g, `${folder}/etc/`)}`,
    ])

  const install = readFileSync('docs/deploy/install.sh', 'utf8')
  const ofNginx = [/^if [^\n]*privkey\.pem.*?^fi$/ms, /^sed .*nginx\.conf".*$/m].map((part) => part.exec(install)![0])
  run(ofNginx.join('\n'))
  for (const file of ['fullchain.pem', 'privkey.pem']) writeFileSync(join(issued, file), `issued ${file}`)
  run(/^ *ln .*$/m.exec(recipeWith('letsencrypt'))![0])
  run(ofNginx.join('\n'))

  const settings = readFileSync(join(folder, 'etc/nginx/conf.d/vo2max.conf'), 'utf8')
  const read = [...settings.matchAll(/^ *ssl_certificate(?:_key)? (\S+);$/gm)].map(([, file]) => file!)
  expect(read.map((file) => readFileSync(folder + file, 'utf8'))).toEqual([
    'issued fullchain.pem',
    'issued privkey.pem',
  ])
})

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
