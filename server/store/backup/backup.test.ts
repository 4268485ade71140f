import { DatabaseSync } from '@photostructure/sqlite'
import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { silentLog } from '../../ops/log.ts'
import { openStore } from '../open-store.ts'
import { query } from '../postgres/pool.ts'
import type { Store } from '../store.ts'
import { postgresBinaries, startPostgres, type PostgresServer } from '../../testing/postgres.ts'
import { newRecord, noon, walk } from '../../testing/records.ts'
import { readEnv } from '../../ops/env.ts'
import { backUp, restore as restoreNow } from './backup.ts'

const clock = { now: () => noon }

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** A closed SQLite database stays open in its process until its statements are collected. */
async function restore(...given: Parameters<typeof restoreNow>): ReturnType<typeof restoreNow> {
  collectGarbage()
  await nextTurn()
  return restoreNow(...given)
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vo2max-backup-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const binaries = postgresBinaries()
let server: PostgresServer
beforeAll(async () => {
  if (!binaries) return
  vi.stubEnv('PATH', `${binaries}${delimiter}${process.env.PATH}`)
  server = await startPostgres(binaries)
}, 60_000)
afterAll(async () => {
  vi.unstubAllEnvs()
  if (binaries) await server.stop()
}, 60_000)

type Database = Record<string, string>

/** Saves a run and a walk of one visitor. Returns the visitor and their list. */
async function saveIn(store: Store) {
  const saved = newRecord()
  const later = newRecord({ visitor: saved.visitor }, walk)
  await store.insert(saved)
  await store.insert(later)
  return { visitor: saved.visitor, records: [later, saved] }
}

/** Opens a store on the database for `work`, then closes it. */
async function inSite<Result>(database: Database, work: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openStore(readEnv(database), silentLog)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/** Writes to `file` what a backup of a database would hold after these statements. */
async function writeForeignBackup(database: Database, statements: string[], file: string): Promise<void> {
  await inSite(database, saveIn)
  const { DATABASE_URL, DATA_DIR } = database
  if (DATABASE_URL) {
    for (const statement of statements) await query(DATABASE_URL, statement)
    execFileSync('pg_dump', ['--format=custom', `--file=${file}`, DATABASE_URL])
  } else {
    const source = join(DATA_DIR!, 'vo2max.db')
    const shell = new DatabaseSync(source)
    for (const statement of ['pragma foreign_keys = off', ...statements, 'pragma wal_checkpoint(truncate)'])
      shell.exec(statement)
    shell.close()
    copyFileSync(source, file)
  }
}

const replacedBy = ({ DATA_DIR }: Database, file: string) =>
  DATA_DIR ? join(DATA_DIR, 'vo2max.db.replaced') : `${file}.replaced`

const recordsOf = (database: Database, visitor: string) =>
  inSite(database, async (store) => (await store.list(visitor, { limit: 10 })).records)

const databases = [
  { name: 'SQLite', newDatabase: async (name: string): Promise<Database> => ({ DATA_DIR: join(folder, name) }) },
  { name: 'PostgreSQL', newDatabase: async (): Promise<Database> => ({ DATABASE_URL: await server.newDatabase() }) },
]

describe.each(databases.slice(0, binaries ? 2 : 1))('$name', ({ newDatabase }) => {
  let database: Database
  let target: Database
  let store: Store
  const file = () => join(folder, 'backup.db')
  beforeEach(async () => {
    database = await newDatabase('site')
    target = await newDatabase('restored')
    store = await openStore(readEnv(database), silentLog)
  })
  afterEach(() => store.close())

  test('a backup of a database in use brings every record back, into one that holds visitors only when told so', async () => {
    const empty = join(folder, 'empty.db')
    await backUp(readEnv(database), empty, clock)
    await restore(readEnv(target), empty, false)
    const saved = await saveIn(store)
    await backUp(readEnv(database), file(), clock)
    expect(await restore(readEnv(target), file(), false)).toEqual({ visitors: 1, records: 2 })
    await expect(restore(readEnv(target), file(), false)).rejects.toThrow(/holds 1 visitors: --overwrite/)
    await restore(readEnv(target), empty, true)
    await restore(readEnv(target), file(), false)
    expect(await recordsOf(target, saved.visitor)).toEqual(saved.records)
  })

  test('a file that is no backup is refused, and nothing changed', async () => {
    writeFileSync(file(), 'words'.repeat(1000))
    await expect(restore(readEnv(target), file(), true)).rejects.toThrow(
      /file is not a database|does not appear to be a valid archive/,
    )
    const { DATA_DIR, DATABASE_URL } = target
    if (DATABASE_URL)
      expect(await query(DATABASE_URL, `select to_regclass('visitors')`)).toEqual([{ to_regclass: null }])
    else expect(existsSync(DATA_DIR!)).toBe(false)
  })

  test('a backup replaces no file; in a folder it is named by the time, and an interrupted run leaves nothing', async () => {
    writeFileSync(file(), 'mine')
    await expect(backUp(readEnv(database), file(), clock)).rejects.toThrow(/is there already$/)
    expect(readFileSync(file(), 'utf8')).toBe('mine')
    const backups = mkdtempSync(join(folder, 'backups-'))
    const name = `vo2max-2026-11-21T12-00-00Z.${database.DATABASE_URL ? 'dump' : 'db'}`
    writeFileSync(join(backups, `${name}.partial`), 'half')
    expect(await backUp(readEnv(database), backups, clock)).toMatchObject({ file: join(backups, name) })
    expect(readdirSync(backups)).toEqual([name])
  })

  test.each(['new', 'deep/new/', 'dotted.folder/'])(
    'a path without a suffix or with a slash at its end, %s, is a folder that is made',
    async (name) => {
      const { file } = await backUp(readEnv(database), join(folder, name), clock)
      expect(dirname(file)).toBe(join(folder, name).replace(/\/$/, ''))
      expect(statSync(dirname(file)).mode & 0o777).toBe(0o700)
      await expect(backUp(readEnv(database), join(folder, name), { now: () => noon + 1000 })).resolves.toBeDefined()
      expect(readdirSync(dirname(file))).toHaveLength(2)
    },
  )

  test.each([
    ['of another version', [`insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01')`]],
    ['without migrations', ['delete from kysely_migration']],
    [
      'whose records refer to no visitor',
      ['create table copied as select * from records', 'drop table records', 'alter table copied rename to records'],
    ],
  ])('a backup %s is refused, and nothing changed', async (_, changes) => {
    const saved = await inSite(target, saveIn)
    await writeForeignBackup(await newDatabase('foreign'), changes, file())
    await expect(restore(readEnv(target), file(), true)).rejects.toThrow('the file is no backup of this site')
    expect(await recordsOf(target, saved.visitor)).toEqual(saved.records)
    expect(existsSync(replacedBy(target, file()))).toBe(false)
  })

  test('a restored database that does not open is told with the copy of what it replaced, which stays', async () => {
    await inSite(target, saveIn)
    // a migration that is not noted runs again, and finds its columns renamed
    await writeForeignBackup(await newDatabase('foreign'), [`delete from kysely_migration where name > '0002'`], file())
    const replaced = replacedBy(target, file())
    await expect(restore(readEnv(target), file(), true)).rejects.toThrow(`; what it replaced is in ${replaced}`)
    expect(existsSync(replaced)).toBe(true)
    await expect(restore(readEnv(target), file(), true)).rejects.toThrow(`${replaced} is left from a restore`)
  })
})

describe('SQLite alone', () => {
  const database = () => readEnv({ DATA_DIR: join(folder, 'site') })
  const target = () => readEnv({ DATA_DIR: join(folder, 'restored') })
  const file = () => join(folder, 'backup.db')

  test('data deleted before a backup are not in its file', async () => {
    const visitor = await inSite({ DATA_DIR: database().DATA_DIR }, async (store) => {
      const saved = await saveIn(store)
      await store.deleteVisitor(saved.visitor, 0)
      return saved.visitor
    })
    await backUp(database(), file(), clock)
    expect(readFileSync(file(), 'latin1')).not.toContain(visitor)
  })

  test('a backup that fails leaves no file', async () => {
    await expect(backUp(database(), file(), clock)).rejects.toThrow(/^there is no .*vo2max\.db$/)
    expect(readdirSync(folder)).toEqual([])
  })

  test('an empty file and a damaged backup are refused', async () => {
    writeFileSync(file(), '')
    await expect(restore(target(), file(), true)).rejects.toThrow('the file is no backup of this site')
    rmSync(file())
    await inSite({ DATA_DIR: database().DATA_DIR }, async (store) => {
      for (let saves = 0; saves < 100; saves++) await saveIn(store)
    })
    await backUp(database(), file(), clock)
    const bytes = readFileSync(file())
    bytes.fill(0xff, 3 * 4096, 8 * 4096)
    writeFileSync(file(), bytes)
    await expect(restore(target(), file(), true)).rejects.toThrow(/damaged|malformed/)
  })
})

describe.skipIf(!binaries)('PostgreSQL alone', () => {
  test('a password is not repeated when the database cannot be reached', async () => {
    const away = readEnv({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/vo2' })
    await expect(backUp(away, join(folder, 'a.dump'), clock)).rejects.toThrow(/^(?!.*secret).*refused/i)
    expect(readdirSync(folder)).toEqual([])
  })

  test('without PostgreSQL’s programs it says what to install', async () => {
    const env = readEnv({ DATABASE_URL: await server.newDatabase() })
    const path = process.env.PATH
    vi.stubEnv('PATH', folder)
    await expect(backUp(env, join(folder, 'a.dump'), clock)).rejects.toThrow(
      /^there is no pg_dump on the PATH: install/,
    )
    vi.stubEnv('PATH', path)
  })
})
