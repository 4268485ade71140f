import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test } from 'vitest'
import { calculatePath } from '../../api/calculate.ts'
import { exportPaths, recordsPath, savingPath } from '../../api/record-operations.ts'
import { buildApp } from '../../server/app.ts'
import { systemClock } from '../../server/ops/clock.ts'
import { jsonLog } from '../../server/ops/log.ts'
import { runBody, pagesForTests } from '../../server/testing/app.ts'
import { newSqliteDatabase } from '../../server/testing/sqlite.ts'

const [rounds, requests] = [5, 1800]

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

test('requests leave nothing behind in memory', { timeout: 240_000 }, async () => {
  const database = await newSqliteDatabase()
  const app = await buildApp({
    store: await database.open(),
    clock: systemClock,
    // the test pages would keep every render in memory
    pages: { ...pagesForTests(), render: async () => ({ status: 404, html: '<h1>404</h1>' }) },
    env: { SITE_URL: undefined, TRUST_PROXY: false, RATE_LIMIT_MAX: 1_000_000, MAX_CONNECTIONS: 4000 },
    logger: jsonLog('silent'),
  })
  onTestFinished(async () => {
    await app.close()
    await database.remove()
  })

  /**
   * Sends one of several kinds of request, in turn: saved, refused, read, unknown. Each has a new cookie and new text.
   */
  async function send(number: number): Promise<void> {
    const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
    const json = { 'content-type': 'application/json' }
    const kinds = [
      { method: 'POST', url: calculatePath, payload: runBody },
      { method: 'POST', url: calculatePath, payload: { ...runBody, [`unknown${number}`]: number } },
      { method: 'POST', url: calculatePath, payload: `{"age":${number}`, headers: json },
      { method: 'POST', url: calculatePath, payload: ' '.repeat(5000), headers: json },
      { method: 'PUT', url: `${recordsPath}/${id}`, payload: runBody },
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
      // 256 clients: the rate limit, which holds up to 5,000, knows all of them after the first round
      remoteAddress: `192.0.${number % 4}.${number % 256}`,
    })
  }

  const heaps: number[] = []
  let number = 0
  while (heaps.length < rounds) {
    for (let sent = 0; sent < requests; sent++) await send(number++)
    collectGarbage()
    // runs finalizers
    await new Promise(setImmediate)
    collectGarbage()
    heaps.push(process.memoryUsage().heapUsed)
  }
  // the first round fills the caches. A leak of a request's headers would take 600 bytes a request
  const grown = heaps.at(-1)! - heaps[0]!
  expect(grown, `bytes in use after each round: ${heaps.join(', ')}`).toBeLessThan((rounds - 1) * requests * 400)
})
