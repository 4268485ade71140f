import { expect, test } from 'vitest'
import { startProcess } from '../e2e/support/site/server-process.ts'
import { rowsOf, sqlite, urlOf } from './databases.ts'
import { newLedger, saveOne } from './load.ts'

/**
 * Returns a script that sets the process's clock forward by `daysAtStart`, and by 31 days on SIGUSR2. Hourly timers
 * fire every 50 ms.
 */
const clockScript = (daysAtStart: number) => `
  const { setInterval } = globalThis
  const { now } = Date
  let ahead = ${daysAtStart} * 86_400_000
  globalThis.setInterval = (work, every) => setInterval(work, every === 3_600_000 ? 50 : every)
  Date.now = () => now() + ahead
  process.on('SIGUSR2', () => (ahead = 31 * 86_400_000))`

const preloaded = (script: string) => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}`,
})

test('a clock set forward by 31 days while the site runs deletes nothing; after a restart it counts', async () => {
  const database = sqlite()
  const site = startProcess({ ...database.env, ...preloaded(clockScript(0)) })
  expect((await saveOne(await urlOf(site), newLedger())).status).toBe(201)
  site.signal('SIGUSR2')
  await expect.poll(() => site.printed.output).toMatch(/"level":40,.*"hours":744,.*"msg":"the clock was set forward: /)
  // lets a running purge finish
  site.signal('SIGTERM')
  expect(await site.ended).toEqual({ code: 0, signal: null })
  expect(await rowsOf(database)).toHaveLength(1)
  expect(site.printed.output.match(/the clock was set forward/g)).toHaveLength(1)

  const again = startProcess({ ...database.env, ...preloaded(clockScript(31)) })
  await expect.poll(() => again.printed.output).toContain('"visitors":1,"msg":"inactive visitors deleted"')
  expect(await rowsOf(database)).toEqual([])
})
