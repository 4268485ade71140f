/**
 * `npm run bench` measures pages and saves per second, `npm run bench -- --store` saves without HTTP.
 * `npm run bench -- --browser` measures how fast a phone shows the pages, for one build or for several in turn:
 * `npm run bench -- --browser dist ../before/dist`.
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { calculatePath, calculationOf } from '#contract/calculate.ts'
import { defaultRun } from '#domain/protocols/cooper-run.ts'
import { jsonLogger } from '#server/log.ts'
import { openStore } from '#server/records/open-store.ts'
import type { RecordStore } from '#server/records/store.ts'
import { startBuiltSite } from '#tests/support/server/built-site.ts'
import { findPostgres, startPostgres } from '#tests/support/server/postgres-server.ts'
import { benchBrowser, formatMedian } from './browser.ts'

const rounds = 3
const seconds = 5

const calculation = calculationOf(defaultRun)
const body = JSON.stringify(calculation)
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
  const site = await startBuiltSite({ RATE_LIMIT_MAX: '1000000', ...env })
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

/** Runs `bench` on a PostgreSQL with its default durability, if there is one. */
async function withPostgres<Result>(bench: (url: string) => Promise<Result>): Promise<Result | undefined> {
  const binaries = findPostgres()
  if (!binaries) return undefined
  const postgres = await startPostgres(binaries, [])
  try {
    return await bench(await postgres.newDatabase())
  } finally {
    await postgres.stop()
  }
}

async function benchServers(): Promise<void> {
  const rows = await benchServer('SQLite', {})
  const more = await withPostgres((DATABASE_URL) => benchServer('PostgreSQL', { DATABASE_URL }, ['save']))
  console.table([...rows, ...(more ?? [])])
}

/** Returns the durable saves a second of 32 callers, each a new visitor's. */
async function benchStore(name: string, store: RecordStore) {
  const rates: number[] = []
  for (let round = 0; round < rounds; round++) {
    const end = performance.now() + seconds * 1000
    let saved = 0
    const caller = async () => {
      for (; performance.now() < end; saved++) {
        const outcome = await store.insert({ visitorId: undefined, key: randomUUID(), calculation, now: Date.now() })
        if (typeof outcome === 'string') throw new Error(outcome)
      }
    }
    await Promise.all(Array.from({ length: 32 }, caller))
    rates.push(saved / seconds)
  }
  await store.close()
  return { store: name, callers: 32, 'a second': formatMedian(rates) }
}

async function benchStores(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vo2max-bench-'))
  const rows = [await benchStore('SQLite', await openStore({ DATA_DIR: folder }, jsonLogger('silent')))]
  await rm(folder, { recursive: true })
  const more = await withPostgres(async (url) =>
    benchStore('PostgreSQL', await openStore({ DATABASE_URL: url, DATA_DIR: '' }, jsonLogger('silent'))),
  )
  console.table([...rows, ...(more ? [more] : [])])
}

const [load] = loadavg()
console.log(
  `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, Node ${process.version}, load before ${load!.toFixed(1)}; median (lowest–highest)`,
)
const [option, ...builds] = process.argv.slice(2)
if (option === '--browser') await benchBrowser(builds.length ? builds : ['dist'])
else if (option === '--store') await benchStores()
else await benchServers()
