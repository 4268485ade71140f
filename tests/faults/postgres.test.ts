import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { without } from '../support/executables.ts'
import { newPostgresDatabase } from '../support/server/database.ts'
import { privatePostgres } from './databases.ts'
import { saveOne } from './load.ts'
import { startUnderLoad } from './under-load.ts'

/** The rows are no longer than those of runs, so that the gaps they leave do not fit a run. */
const fillTable = `with one as (insert into visitors values (gen_random_uuid(), 0, 0) returning id)
  insert into records select gen_random_uuid(), id, gen_random_uuid(), 0, 'x', 0, 0, 0, 'x', 0
  from one, generate_series(1, 1000000)`
/** In bytes: over 16 MB for a WAL file, plus half a page, so that PostgreSQL reports a full disk. */
const maxFileSize = 17 * 1024 * 1024 + 4096

const endConnections = `select pg_terminate_backend(pid) from pg_stat_activity
  where pid <> pg_backend_pid() and datname = current_database()`

/** Starts a site under load on a PostgreSQL server that the test may break. */
async function postgresUnderLoad() {
  const server = await privatePostgres()
  return { server, ...(await startUnderLoad(await newPostgresDatabase(server))) }
}

beforeEach(({ skip }) => skip(...without('PostgreSQL')))

test.each(['fast', 'immediate'] as const)(
  'stopped (%s) under load: saves are 503, and resume after it',
  async (how) => {
    const { server, saving, expectUnavailable, expectRecovery, loggedReasons } = await postgresUnderLoad()
    await server.halt(how)
    await expectUnavailable()
    await server.resume()
    await expectRecovery()
    expect(saving.statuses()).toEqual([201, 503])
    expect([...loggedReasons()].join()).toMatch(/ENOENT|ECONNREFUSED/)
  },
)

test('on a full disk: saves are 503, and resume after it', async () => {
  const { database, server, saving, expectUnavailable, expectRecovery, loggedReasons } = await postgresUnderLoad()
  // a limit of the size of files has the same effect, for PostgreSQL alone
  server.limitFiles(String(maxFileSize))
  await database.sql(endConnections)
  await expect(database.sql(fillTable)).rejects.toThrow('could not extend file')
  await expectUnavailable()
  server.limitFiles('unlimited')
  await database.sql(endConnections)
  await expectRecovery()
  expect(saving.statuses()).toEqual([201, 503])
  expect([...loggedReasons()].join()).toMatch(/could not extend file/)
})

test('frozen: a save gets 503 and never hangs', async () => {
  const { server, url, saving, expectUnavailable, expectRecovery, loggedReasons } = await postgresUnderLoad()
  server.signal('SIGSTOP')
  onTestFinished(() => server.signal('SIGCONT'))
  // pending saves and a new one: each gets its response
  await expectUnavailable()
  expect((await saveOne(url, saving.ledger)).status).toBe(503)
  server.signal('SIGCONT')
  await expectRecovery()
  expect(saving.statuses()).toEqual([201, 503])
  expect([...loggedReasons()].join()).toMatch(/(read|connection) timeout/)
})
