import { describe, expect, test } from 'vitest'
import { binaries } from './databases.ts'
import { postgresUnderLoad } from './under-load.ts'

const endConnections = `select pg_terminate_backend(pid) from pg_stat_activity
  where pid <> pg_backend_pid() and datname = current_database()`

describe.skipIf(!binaries)('PostgreSQL', () => {
  test.each(['fast', 'immediate'] as const)(
    'stopped (%s) and started under load: saves are 503 meanwhile, pages go on, and saves resume by themselves',
    async (how) => {
      const { server, saving, isUnavailable, recovers, reasons } = await postgresUnderLoad()
      await server.halt(how)
      await isUnavailable()
      await server.resume()
      await recovers()
      expect(saving.statuses()).toEqual([201, 503])
      expect([...reasons()].join()).toMatch(/ENOENT|ECONNREFUSED/)
    },
  )

  test('that ends every connection again and again under load costs no request', async () => {
    const { database, saving, recovers } = await postgresUnderLoad()
    for (let cut = 0; cut < 10; cut++) {
      expect((await database.ask(endConnections)).length).toBeGreaterThan(0)
      await saving.more(50)
    }
    await recovers()
    expect(saving.statuses()).toEqual([201])
  })
})
