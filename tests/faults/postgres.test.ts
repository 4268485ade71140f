import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { binaries, postgres, privatePostgres } from './databases.ts'
import { saveOne } from './load.ts'
import { startUnderLoad } from './under-load.ts'

/** The rows are no longer than those of runs, so that the gaps they leave do not fit a run. */
const fillTable = `with one as (insert into visitors values (gen_random_uuid(), 0, 0) returning id)
  insert into records select gen_random_uuid(), id, 'x', repeat('x', 60), 0, null, null, null, 0, null
  from one, generate_series(1, 1000000)`
/** In bytes: over 16 MB for a WAL file, plus half a page, so that PostgreSQL reports a full disk. */
const maxFileSize = 17 * 1024 * 1024 + 4096

const endConnections = `select pg_terminate_backend(pid) from pg_stat_activity
  where pid <> pg_backend_pid() and datname = current_database()`

/** Starts a site under load on a PostgreSQL server that the test may break. */
async function postgresUnderLoad() {
  const server = await privatePostgres()
  return { server, ...(await startUnderLoad(await postgres(server))) }
}

describe.skipIf(!binaries)('PostgreSQL', () => {
  test.each(['fast', 'immediate'] as const)('stopped (%s) under load: saves are 503, then resume', async (how) => {
    const { server, saving, expectUnavailable, expectRecovery, loggedReasons } = await postgresUnderLoad()
    await server.halt(how)
    await expectUnavailable()
    await server.resume()
    await expectRecovery()
    expect(saving.statuses()).toEqual([201, 503])
    expect([...loggedReasons()].join()).toMatch(/ENOENT|ECONNREFUSED/)
  })

  test('that ends every connection again and again under load costs no request', async () => {
    const { database, saving, expectRecovery } = await postgresUnderLoad()
    for (let cut = 0; cut < 10; cut++) {
      expect((await database.query(endConnections)).length).toBeGreaterThan(0)
      await saving.waitForMore(50)
    }
    await expectRecovery()
    expect(saving.statuses()).toEqual([201])
  })

  test('whose files may not grow, as on a full disk: saves are 503, pages go on, and saves resume by themselves', async () => {
    const { database, server, saving, expectUnavailable, expectRecovery, loggedReasons } = await postgresUnderLoad()
    server.limitFiles(String(maxFileSize))
    await database.query(endConnections)
    await expect(database.query(fillTable)).rejects.toThrow('could not extend file')
    await expectUnavailable()
    server.limitFiles('unlimited')
    await database.query(endConnections)
    await expectRecovery()
    expect(saving.statuses()).toEqual([201, 503])
    expect([...loggedReasons()]).toEqual([expect.stringMatching(/^could not extend file/)])
  })

  test('frozen: a save is answered 503 and never hangs; thawed, saves resume by themselves', async () => {
    const { server, url, saving, expectUnavailable, expectRecovery, loggedReasons } = await postgresUnderLoad()
    server.signal('SIGSTOP')
    onTestFinished(() => server.signal('SIGCONT'))
    // pending saves and a new one: each gets its response within the 30 seconds of a client
    await expectUnavailable()
    expect((await saveOne(url, saving.ledger)).status).toBe(503)
    server.signal('SIGCONT')
    await expectRecovery()
    expect(saving.statuses()).toEqual([201, 503])
    expect([...loggedReasons()].join()).toMatch(/(read|connection) timeout/)
  })

  test('behind a network that swallows its connections: saves resume on new ones, while the old stay silent', async () => {
    const database = await postgres(await privatePostgres())
    const direct = new URL(database.env.DATABASE_URL)
    const proxy = await startBlackHoleProxy(join(direct.searchParams.get('host')!, '.s.PGSQL.5432'))
    const proxied = `postgres://postgres@127.0.0.1:${proxy.port}${direct.pathname}`
    const env = { ...database.env, DATABASE_URL: proxied }
    const { saving, expectRecovery, loggedReasons } = await startUnderLoad({ ...database, env })
    expect(proxy.silenceConnections()).toBeGreaterThan(0)
    await expect.poll(() => saving.responsesWith(503).length).toBeGreaterThan(0)
    await expectRecovery()
    expect([...loggedReasons()].join()).toMatch(/(read|connection) timeout/)
  })
})

test.runIf(process.env.CI)('continuous integration has PostgreSQL', () => expect(binaries).toBeDefined())

/** Starts a proxy to a local socket. It can silence its connections: they then transfer nothing, and never close. */
async function startBlackHoleProxy(target: string) {
  const connections = new Set<Socket[]>()
  const server = createServer((near) => {
    const far = connect(target)
    connections.add([near, far])
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('error', () => to.destroy()).on('close', () => to.destroy())
      from.pipe(to)
    }
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    for (const socket of [...connections].flat()) socket.destroy()
    server.close()
  })
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    /** Silences the open connections; new ones work. Returns the number of silenced connections. */
    silenceConnections() {
      const open = [...connections].filter(([near]) => !near!.destroyed)
      for (const [near, far] of open) {
        near!.unpipe().removeAllListeners('close').pause()
        far!.unpipe().removeAllListeners('close').pause()
      }
      return open.length
    },
  }
}
