import { calculatePath } from '../../contract/calculate.ts'
import { exportPaths, recordsPath, savingPath } from '../../contract/records.ts'
import { buildApp } from '../app.ts'
import { calculation, pagesForTests } from './app.ts'
import { systemClock } from '../ops/clock.ts'
import { jsonLog, silentLog } from '../ops/log.ts'
import { openSqlite } from '../store/sqlite/open.ts'

/**
 * For tests: a process of its own, run with --expose-gc, that serves `rounds` times `requests` requests, no two alike,
 * and prints after each round how many bytes of the heap are in use.
 */
const [dataDir = '', rounds, requests] = process.argv.slice(2)
const store = await openSqlite({ dataDir, log: silentLog })
const pages = pagesForTests()
const app = await buildApp({
  store,
  clock: systemClock,
  // the pages for tests remember what they rendered
  pages: { ...pages, render: async () => ({ status: 404, html: '<h1>404</h1>' }) },
  env: { SITE_URL: undefined, TRUST_PROXY: false, RATE_LIMIT_MAX: 1_000_000, MAX_CONNECTIONS: 4000 },
  logger: jsonLog('silent'),
})
const collectGarbage = globalThis.gc!

let number = 0
for (let round = 0; round < Number(rounds); round++) {
  for (let sent = 0; sent < Number(requests); sent++) await send(number++)
  collectGarbage()
  // what finalizers release
  await new Promise(setImmediate)
  collectGarbage()
  process.stdout.write(`${process.memoryUsage().heapUsed}\n`)
}
await app.close()
await store.close()

/** One after the other: saved, refused in each way, read, unknown; each with a client, cookie and text of its own. */
async function send(number: number): Promise<void> {
  const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
  const json = { 'content-type': 'application/json' }
  const kinds = [
    { method: 'POST', url: calculatePath, payload: calculation },
    { method: 'POST', url: calculatePath, payload: { ...calculation, [`unknown${number}`]: number } },
    { method: 'POST', url: calculatePath, payload: `{"age":${number}`, headers: json },
    { method: 'POST', url: calculatePath, payload: ' '.repeat(5000), headers: json },
    { method: 'PUT', url: `${recordsPath}/${id}`, payload: calculation },
    { method: 'DELETE', url: `${recordsPath}/${id}` },
    { method: 'GET', url: `${recordsPath}?limit=${number}` },
    { method: 'GET', url: exportPaths.csv },
    { method: 'PUT', url: savingPath, payload: { saving: number % 2 === 0 } },
    { method: 'GET', url: `/nowhere-${number}` },
    { method: 'GET', url: `/comprendre?${number}` },
    { method: 'GET', url: `/%zz${number}` },
  ] as const
  const kind = kinds[number % kinds.length]!
  await app.inject({
    ...kind,
    headers: { ...('headers' in kind && kind.headers), cookie: `visitor=${id}`, 'x-number': `${number}` },
    // few clients, so that the rate limit, which remembers up to 5,000, knows all of them after the first round
    remoteAddress: `192.0.${number % 4}.${number % 256}`,
  })
}
