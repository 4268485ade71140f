/**
 * `npm run bench` measures pages and saves per second. `npm run bench -- --browser` measures how fast a phone shows the
 * pages, for one build or for several in turn: `npm run bench -- --browser dist ../before/dist`.
 */
import autocannon from 'autocannon'
import { randomUUID } from 'node:crypto'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { calculatePath, calculationOf, runRecordOf } from '../api/calculate.ts'
import { startSite } from '../tests/e2e/support/site/site.ts'
import { postgresBinaries, startPostgres } from '../server/testing/postgres.ts'
import { benchBrowser, formatMedian } from './browser.ts'

const rounds = 3
const seconds = 5

const body = JSON.stringify(calculationOf(runRecordOf({ age: 30, gender: 'homme', weight: 70, distance: 2400 })))
const loads: Record<string, { status: number; request: autocannon.Request }> = {
  'home page': { status: 200, request: { path: '/', headers: { 'accept-encoding': 'br' } } },
  // without a cookie: each save is a new visitor's
  save: {
    status: 201,
    request: {
      method: 'POST',
      path: calculatePath,
      body,
      setupRequest: (request) => ({
        ...request,
        headers: { 'content-type': 'application/json', 'idempotency-key': `"${randomUUID()}"` },
      }),
    },
  },
}

/** Returns the rows of the table for one database: each load on 1 and on 32 connections. */
async function benchServer(store: string, env: Record<string, string>, names = Object.keys(loads)) {
  const site = await startSite({ RATE_LIMIT_MAX: '1000000', ...env })
  try {
    const rows: Record<string, string | number>[] = []
    for (const name of names)
      for (const connections of [1, 32]) {
        const { status, request } = loads[name]!
        const results: autocannon.Result[] = []
        for (let round = 0; round < rounds; round++) {
          const result = await autocannon({ url: site.url, connections, duration: seconds, requests: [request] })
          const succeeded = result.statusCodeStats?.[`${status}`]?.count ?? 0
          if (result.errors || succeeded !== result.requests.total)
            throw new Error(`${name}: ${result.errors} errors, ${JSON.stringify(result.statusCodeStats)}`)
          results.push(result)
        }
        rows.push({
          load: `${name}, ${store}`,
          connections,
          'a second': formatMedian(results.map(({ requests }) => requests.average)),
          'p50 ms': formatMedian(results.map(({ latency }) => latency.p50)),
          'p99 ms': formatMedian(results.map(({ latency }) => latency.p99)),
        })
      }
    return rows
  } finally {
    await site.stop()
  }
}

async function benchServers(): Promise<void> {
  const rows = await benchServer('SQLite', {})
  const binaries = postgresBinaries()
  if (binaries) {
    // no options: PostgreSQL with its default durability
    const postgres = await startPostgres(binaries, [])
    try {
      rows.push(...(await benchServer('PostgreSQL', { DATABASE_URL: await postgres.newDatabase() }, ['save'])))
    } finally {
      await postgres.stop()
    }
  }
  console.table(rows)
}

const [load] = loadavg()
console.log(
  `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, Node ${process.version}, load before ${load!.toFixed(1)}; median (lowest–highest)`,
)
const [option, ...builds] = process.argv.slice(2)
if (option === '--browser') await benchBrowser(builds.length ? builds : ['dist'])
else await benchServers()
