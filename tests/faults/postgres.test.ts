import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { binaries, postgres, privatePostgres } from './databases.ts'
import { saveOne } from './load.ts'
import { underLoad } from './under-load.ts'

/** Rows no longer than a run's, so that none finds room between them. */
const fillTable = `with one as (insert into visitors values (gen_random_uuid(), 0, 0) returning id)
  insert into records select gen_random_uuid(), id, 'x', repeat('x', 60), 0, null, null, null, 0, null
  from one, generate_series(1, 1000000)`
/** A log of PostgreSQL takes 16 MB. With half a page more than whole ones, it says that the disk is full. */
const longest = 17 * 1024 * 1024 + 4096

const endConnections = `select pg_terminate_backend(pid) from pg_stat_activity
  where pid <> pg_backend_pid() and datname = current_database()`

/** A site that is saved to and read, on a server that the test may break. */
async function postgresUnderLoad() {
  const server = await privatePostgres()
  return { server, ...(await underLoad(await postgres(server))) }
}

describe.skipIf(!binaries)('PostgreSQL', () => {
  test.each(['fast', 'immediate'] as const)('stopped (%s) under load: saves are 503, then resume', async (how) => {
    const { server, saving, isUnavailable, recovers, reasons } = await postgresUnderLoad()
    await server.halt(how)
    await isUnavailable()
    await server.resume()
    await recovers()
    expect(saving.statuses()).toEqual([201, 503])
    expect([...reasons()].join()).toMatch(/ENOENT|ECONNREFUSED/)
  })

  test('that ends every connection again and again under load costs no request', async () => {
    const { database, saving, recovers } = await postgresUnderLoad()
    for (let cut = 0; cut < 10; cut++) {
      expect((await database.ask(endConnections)).length).toBeGreaterThan(0)
      await saving.more(50)
    }
    await recovers()
    expect(saving.statuses()).toEqual([201])
  })

  test('whose files may not grow, as on a full disk: saves are 503, pages go on, and saves resume by themselves', async () => {
    const { database, server, saving, isUnavailable, recovers, reasons } = await postgresUnderLoad()
    server.limitFiles(String(longest))
    await database.ask(endConnections)
    await expect(database.ask(fillTable)).rejects.toThrow('could not extend file')
    await isUnavailable()
    server.limitFiles('unlimited')
    await database.ask(endConnections)
    await recovers()
    expect(saving.statuses()).toEqual([201, 503])
    expect([...reasons()]).toEqual([expect.stringMatching(/^could not extend file/)])
  })

  test('frozen: a save is answered 503 and never hangs; thawed, saves resume by themselves', async () => {
    const { server, url, saving, isUnavailable, recovers, reasons } = await postgresUnderLoad()
    server.signal('SIGSTOP')
    onTestFinished(() => server.signal('SIGCONT'))
    // those that were under way, and one that comes after: all within the 30 seconds of a client
    await isUnavailable()
    expect((await saveOne(url, saving.ledger)).status).toBe(503)
    server.signal('SIGCONT')
    await recovers()
    expect(saving.statuses()).toEqual([201, 503])
    expect([...reasons()].join()).toMatch(/(read|connection) timeout/)
  })

  test('behind a network that swallows its connections: saves resume on new ones, while the old stay silent', async () => {
    const database = await postgres(await privatePostgres())
    const direct = new URL(database.env.DATABASE_URL)
    const proxy = await startSwallowingProxy(join(direct.searchParams.get('host')!, '.s.PGSQL.5432'))
    const swallowed = `postgres://postgres@127.0.0.1:${proxy.port}${direct.pathname}`
    const env = { ...database.env, DATABASE_URL: swallowed }
    const { saving, recovers, reasons } = await underLoad({ ...database, env })
    expect(proxy.swallow()).toBeGreaterThan(0)
    await expect.poll(() => saving.answered(503).length).toBeGreaterThan(0)
    await recovers()
    expect([...reasons()].join()).toMatch(/(read|connection) timeout/)
  })
})

test.runIf(process.env.CI)('continuous integration has PostgreSQL', () => expect(binaries).toBeDefined())

/** A proxy to a local socket that can begin to swallow: from then on its connections get no byte and no end. */
async function startSwallowingProxy(target: string) {
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
    /** Present connections go silent without being closed; new ones work. Answers how many went silent. */
    swallow() {
      const alive = [...connections].filter(([near]) => !near!.destroyed)
      for (const [near, far] of alive) {
        near!.unpipe().removeAllListeners('close').pause()
        far!.unpipe().removeAllListeners('close').pause()
      }
      return alive.length
    },
  }
}
