import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { backUp, restore } from './backup.ts'
import { silentLog } from '../log.ts'
import { newRecord, noon, walk } from '../../testing/records.ts'
import { postgresBinaries, startPostgres, type PostgresServer } from '../../testing/postgres.ts'
import { query } from '../../store/postgres/pool.ts'
import { openPostgres } from '../../store/postgres/open.ts'
import { newSqliteDatabase } from '../../testing/sqlite.ts'
import { openSqlite } from '../../store/sqlite/open.ts'
import type { Store } from '../../store/store.ts'

const clock = { now: () => noon }
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vo2max-backup-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Saves a run and a walk of one visitor, and answers what a list of theirs holds. */
async function saveIn(store: Store) {
  const saved = newRecord()
  const later = newRecord({ visitor: saved.visitor }, walk)
  await store.insert(saved)
  await store.insert(later)
  return { visitor: saved.visitor, records: [later, saved] }
}

describe('SQLite', () => {
  let database: Awaited<ReturnType<typeof newSqliteDatabase>>
  let store: Store
  const env = () => ({ DATA_DIR: database.dataDir, DATABASE_URL: undefined })
  const target = () => ({ DATA_DIR: join(folder, 'restored'), DATABASE_URL: undefined })
  const file = () => join(folder, 'backup.db')
  beforeEach(async () => {
    database = await newSqliteDatabase()
    store = await database.open()
  })
  afterEach(() => database.remove())

  /** What a site in the folder restored to would find. */
  async function found(visitor: string) {
    const restored = await openSqlite({ dataDir: target().DATA_DIR, log: silentLog })
    try {
      return (await restored.list(visitor, { limit: 10 })).records
    } finally {
      await restored.close()
    }
  }

  test('a backup of a database in use brings every record back, into a folder that was not there', async () => {
    const saved = await saveIn(store)
    await backUp(env(), file(), clock)
    expect(await restore(target(), file(), false)).toEqual({
      visitors: 1,
      records: 2,
    })
    expect(await found(saved.visitor)).toEqual(saved.records)
  })

  test('a backup and what it is restored to are for their owner only', async () => {
    await backUp(env(), file(), clock)
    await restore(target(), file(), false)
    const restored = target().DATA_DIR
    const modes = [file(), restored, join(restored, 'vo2max.db')].map((path) => statSync(path).mode & 0o777)
    expect(modes).toEqual([0o600, 0o700, 0o600])
  })

  test('what was deleted before is not in the file', async () => {
    const saved = await saveIn(store)
    await store.deleteVisitor(saved.visitor, 0)
    await backUp(env(), file(), clock)
    expect(readFileSync(file(), 'latin1')).not.toContain(saved.visitor)
  })

  test('a backup replaces no file', async () => {
    writeFileSync(file(), 'mine')
    await expect(backUp(env(), file(), clock)).rejects.toThrow(/is there already$/)
    expect(readFileSync(file(), 'utf8')).toBe('mine')
  })

  test('a backup that fails leaves no file', async () => {
    const nowhere = { DATA_DIR: folder, DATABASE_URL: undefined }
    await expect(backUp(nowhere, file(), clock)).rejects.toThrow(/^there is no .*vo2max\.db$/)
    expect(readdirSync(folder)).toEqual([])
  })

  test('a database that a program has open is not restored to, whatever one says', async () => {
    await backUp(env(), file(), clock)
    for (const overwrite of [false, true]) {
      await expect(restore(env(), file(), overwrite)).rejects.toThrow(/is in use: stop the site first$/)
    }
    await store.ping()
  })

  test('a database that holds visitors is restored to only when told so', async () => {
    const saved = await saveIn(store)
    await backUp(env(), file(), clock)
    await restore(target(), file(), false)
    await expect(restore(target(), file(), false)).rejects.toThrow(/holds 1 visitors: --overwrite/)
    await restore(target(), file(), true)
    expect(await found(saved.visitor)).toEqual(saved.records)
  })

  test('a database without visitors is restored to', async () => {
    const none = join(folder, 'none.db')
    await backUp(env(), none, clock)
    await restore(target(), none, false)
    const saved = await saveIn(store)
    await backUp(env(), file(), clock)
    await restore(target(), file(), false)
    expect(await found(saved.visitor)).toEqual(saved.records)
  })

  test.each([
    ['no database', 'words'.repeat(1000), 'file is not a database'],
    ['nothing', '', 'the file is no backup of this site'],
  ])('a file that is %s is refused, and nothing changed', async (_, contents, reason) => {
    writeFileSync(file(), contents)
    await expect(restore(target(), file(), true)).rejects.toThrow(reason)
    expect(existsSync(target().DATA_DIR)).toBe(false)
  })

  test('a damaged backup is refused', async () => {
    for (let saves = 0; saves < 100; saves++) await saveIn(store)
    await backUp(env(), file(), clock)
    const bytes = readFileSync(file())
    bytes.fill(0xff, 3 * 4096, 8 * 4096)
    writeFileSync(file(), bytes)
    await expect(restore(target(), file(), true)).rejects.toThrow(/damaged|malformed/)
  })

  test('in a folder the file is named by the time, and an interrupted run leaves nothing', async () => {
    const name = 'vo2max-2026-11-21T12-00-00Z.db'
    writeFileSync(join(folder, `${name}.partial`), 'half')
    expect(await backUp(env(), folder, clock)).toMatchObject({ file: join(folder, name) })
    expect(readdirSync(folder)).toEqual([name])
  })
})

const binaries = postgresBinaries()
describe.skipIf(!binaries)('PostgreSQL', () => {
  let server: PostgresServer
  let url: string
  let empty: string
  let store: Store
  const env = () => ({ DATA_DIR: folder, DATABASE_URL: url })
  const target = () => ({ DATA_DIR: folder, DATABASE_URL: empty })
  const file = () => join(folder, 'backup.dump')
  beforeAll(async () => {
    vi.stubEnv('PATH', `${binaries}${delimiter}${process.env.PATH}`)
    server = await startPostgres(binaries!)
  }, 60_000)
  beforeEach(async () => {
    url = await server.newDatabase()
    empty = await server.newDatabase()
    store = await openPostgres({ url, log: silentLog })
  })
  afterEach(() => store.close())
  afterAll(async () => {
    vi.unstubAllEnvs()
    await server.stop()
  })

  async function found(visitor: string) {
    const restored = await openPostgres({ url: empty, log: silentLog })
    try {
      return (await restored.list(visitor, { limit: 10 })).records
    } finally {
      await restored.close()
    }
  }

  test('a backup of a database in use brings every record back, for its owner only', async () => {
    const saved = await saveIn(store)
    await backUp(env(), file(), clock)
    expect(statSync(file()).mode & 0o777).toBe(0o600)
    expect(await restore(target(), file(), false)).toEqual({
      visitors: 1,
      records: 2,
    })
    expect(await found(saved.visitor)).toEqual(saved.records)
  })

  test('a database that the site is connected to is not restored to', async () => {
    await backUp(env(), file(), clock)
    await expect(restore(env(), file(), true)).rejects.toThrow(/is in use: stop every instance/)
  })

  test('a database that holds visitors is restored to only when told so, and one without is', async () => {
    const [saved, later] = [await saveIn(store), newRecord()]
    await backUp(env(), file(), clock)
    const other = await openPostgres({ url: empty, log: silentLog })
    await other.close()
    await restore(target(), file(), false)
    const again = await openPostgres({ url: empty, log: silentLog })
    await again.insert(later)
    await again.close()
    await expect(restore(target(), file(), false)).rejects.toThrow(/holds 2 visitors: --overwrite/)
    await restore(target(), file(), true)
    expect(await found(saved.visitor)).toEqual(saved.records)
    expect(await found(later.visitor)).toEqual([])
  })

  test('a file that is no backup is refused, and nothing changed', async () => {
    writeFileSync(file(), 'words')
    await expect(restore(target(), file(), true)).rejects.toThrow(/does not appear to be a valid archive/)
    expect(await query(empty, `select to_regclass('visitors') as found`)).toEqual([{ found: null }])
  })

  test('a password is not repeated when the database cannot be reached', async () => {
    const away = { DATA_DIR: folder, DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/vo2' }
    await expect(backUp(away, file(), clock)).rejects.toThrow(/^(?!.*secret).*refused/i)
    expect(readdirSync(folder)).toEqual([])
  })

  test('without PostgreSQL’s programs it says what to install', async () => {
    vi.stubEnv('PATH', folder)
    try {
      await expect(backUp(env(), file(), clock)).rejects.toThrow(/^there is no pg_dump on the PATH: install/)
    } finally {
      vi.stubEnv('PATH', `${binaries}${delimiter}${process.env.PATH}`)
    }
  })
})
