import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { binaries, postgres, privatePostgres } from './databases.ts'
import { saveOne } from './load.ts'
import { startSwallowingProxy } from './swallowing-proxy.ts'
import { postgresUnderLoad, underLoad } from './under-load.ts'

describe.skipIf(!binaries)('PostgreSQL', () => {
  test('frozen: a save is answered 503 and never hangs; thawed, saves resume by themselves', async () => {
    const { server, url, saving, isUnavailable, recovers, reasons } = await postgresUnderLoad()
    server.signal('SIGSTOP')
    onTestFinished(() => server.signal('SIGCONT'))
    // those that were under way, and one that comes after: all within the 30 seconds of a client
    await isUnavailable()
    expect(await saveOne(url, saving.ledger)).toBe(503)
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
