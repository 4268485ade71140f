import { DatabaseSync } from '@photostructure/sqlite'
import { chmodSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { recordsPath } from '../../api/record-operations.ts'
import { silentLog } from '../../server/ops/log.ts'
import { newRecord } from '../../server/testing/records.ts'
import { backUpSqlite, restoreSqlite } from '../../server/store/sqlite/backup.ts'
import { openSqlite } from '../../server/store/sqlite/open.ts'
import { newFolder, startProcess } from '../e2e/support/site/server-process.ts'
import { databases, rowsOf, sqlite, startSite, urlOf } from './databases.ts'
import { send, newLedger, noDifferences, saveOne, startSaving } from './load.ts'

/** Creates a folder with a SQLite database of 200 runs in one file, as after a clean shutdown or a restored backup. */
async function filledFolder(): Promise<string> {
  const [dataDir, folder] = [newFolder(), newFolder()]
  const store = await openSqlite({ dataDir, log: silentLog })
  await Promise.all(Array.from({ length: 200 }, () => store.insert(newRecord())))
  await store.close()
  await backUpSqlite(dataDir, fileOf(folder))
  return folder
}

const fileOf = (folder: string) => join(folder, 'vo2max.db')

/** Runs a statement on a SQLite database that no site has open. */
function execute(folder: string, statement: string): void {
  const database = new DatabaseSync(fileOf(folder))
  database.exec(statement)
  database.close()
}

/** Overwrites a page of the database. Pages are counted from 1. */
function damage(folder: string, page: number): void {
  const bytes = readFileSync(fileOf(folder))
  bytes.fill(0xa5, (page - 1) * 4096, page * 4096)
  writeFileSync(fileOf(folder), bytes)
}

const newerVersion = `insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01')`

/** Returns every file of a folder with its bytes. */
const contents = (folder: string) => readdirSync(folder).map((file) => [file, readFileSync(join(folder, file))])

/** Command that drops root's capability to ignore the permissions of files. */
const withoutPrivilege =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override', '--inh-caps=-dac_override'] : []

function protect(folder: string): void {
  for (const file of readdirSync(folder)) chmodSync(join(folder, file), 0o400)
  chmodSync(folder, 0o500)
  // lets the folder be deleted after the test
  onTestFinished(() => chmodSync(folder, 0o700))
}

const halve = (folder: string) => truncateSync(fileOf(folder), statSync(fileOf(folder)).size / 2)

test.each<[string, RegExp, (folder: string) => void]>([
  ['garbage where a header was', /file is not a database/, (folder) => damage(folder, 1)],
  ['a missing end', /database disk image is malformed/, halve],
  ['a database that may only be read', /readonly|unable to open/, protect],
])('a folder with %s is refused in one line, and no byte of it changes', async (_, line, breakDatabase) => {
  const folder = await filledFolder()
  breakDatabase(folder)
  const before = contents(folder)
  const site = startSite(sqlite(folder), [...withoutPrivilege, 'node', 'dist/server/main.js'])
  expect(await site.ended).toEqual({ code: 1, signal: null })
  expect(site.printed.errors).toMatch(/^DATA_DIR: Cannot open the database [^\n]+\n$/)
  expect(site.printed.errors).toMatch(line)
  expect(contents(folder)).toEqual(before)
})

test('a SQLite database of a newer version is refused in one line; the backup taken before it leads back', async () => {
  const folder = await filledFolder()
  const backup = join(newFolder(), 'before.db')
  await backUpSqlite(folder, backup)
  execute(folder, `alter table records rename column inputs to entered; ${newerVersion}`)
  const allRows = () => sqlite(folder).query('select * from records order by id')
  const before = await allRows()
  const refused = startSite(sqlite(folder))
  expect(await refused.ended).toEqual({ code: 1, signal: null })
  expect(refused.printed.errors).toMatch(
    /^DATA_DIR: Cannot open the database [^\n]+ another version [^\n]+\(migration 9999-later\)[^\n]*\n$/,
  )
  expect(await allRows()).toEqual(before)
  const restored = newFolder()
  expect(await restoreSqlite(backup, restored, false, join(restored, 'replaced.db'))).toEqual({
    visitors: 200,
    records: 200,
  })
  expect((await saveOne(await urlOf(startSite(sqlite(restored))), newLedger())).status).toBe(201)
  expect(await rowsOf(sqlite(restored))).toHaveLength(201)
})

/** Returns the number of the database page that holds a visitor's record. */
function pageOfRecord(folder: string, visitor: string): number {
  const bytes = readFileSync(fileOf(folder))
  const tableLeaf = 0x0d
  const pages = Array.from({ length: bytes.length / 4096 }, (_, index) =>
    bytes.subarray(index * 4096, (index + 1) * 4096),
  )
  return pages.findIndex((page) => page[0] === tableLeaf && page.includes(visitor) && page.includes('cooper-run')) + 1
}

test('a damaged page of records is detected by a request for them (500, a line in the log, pages go on) and by the backup', async () => {
  const folder = await filledFolder()
  const [first] = await sqlite(folder).query('select visitor_id from records order by rowid limit 1')
  const visitor = String(first!['visitor_id'])
  damage(folder, pageOfRecord(folder, visitor))
  const site = startSite(sqlite(folder))
  const url = await urlOf(site)
  const { status } = await fetch(`${url}${recordsPath}`, { headers: { cookie: `visitor=${visitor}` } })
  expect(status).toBe(500)
  expect(site.printed.output).toMatch(/"level":50,.*database disk image is malformed.*"msg":"request failed"/)
  expect((await send(url)).status).toBe(200)
  await expect(backUpSqlite(folder, join(newFolder(), 'backup'))).rejects.toThrow('database disk image is malformed')
})

test('a page that every save needs and that is damaged stops the start in one line', async () => {
  const folder = await filledFolder()
  const [visitors] = await sqlite(folder).query(`select rootpage from sqlite_schema where name = 'visitors'`)
  damage(folder, Number(visitors!['rootpage']))
  const site = startSite(sqlite(folder))
  expect(await site.ended).toEqual({ code: 1, signal: null })
  expect(site.printed.errors).toMatch(/^DATA_DIR: Cannot open the database [^\n]+ database disk image is malformed\n$/)
})

describe.each(databases)('%s', (_, isAvailable, newDatabase) => {
  test.skipIf(!isAvailable)('three instances that start at once on an empty database all save', async () => {
    const database = await newDatabase()
    const sites = [1, 2, 3].map(() => startSite(database))
    const ledger = newLedger()
    const load = (await Promise.all(sites.map(urlOf))).map((url) => startSaving(url, ledger, 4))
    await Promise.all(load.map((saving) => saving.waitForMore(50)))
    await Promise.all(load.map((saving) => saving.stop()))
    expect(load.flatMap((saving) => saving.statuses())).toEqual([201, 201, 201])
    expect(ledger.differences(await rowsOf(database))).toEqual(noDifferences)
    expect((await database.query('select name from kysely_migration order by name')).map(({ name }) => name)).toEqual([
      '0001-records',
      '0002-protocol',
    ])
  })
})

test('in a folder that others may read, whatever its umask, the site writes what only its owner can read', async () => {
  const folder = newFolder()
  chmodSync(folder, 0o755)
  const site = startProcess({ DATA_DIR: folder }, ['sh', '-c', 'umask 022; exec node dist/server/main.js'])
  await site.port()
  for (const file of readdirSync(folder)) {
    expect([file, (statSync(join(folder, file)).mode & 0o777).toString(8)]).toEqual([file, '600'])
  }
  expect(readdirSync(folder)).toContain('vo2max.db')
  expect(site.printed.output).not.toContain('others on this machine')
})
