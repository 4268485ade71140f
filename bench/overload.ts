import { fork, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { exportPaths, maxRecords } from '../contract/records.ts'
import { brotliModule, nginxConf, nginxProgram, writeCertificate } from '../e2e/support/site/nginx-conf.ts'
import { sendRequest } from '../e2e/support/site/send-request.ts'
import { startSite } from '../e2e/support/site/site.ts'
import { pathTo } from '../i18n/paths.ts'
import { silentLog } from '../server/ops/log.ts'
import { openSqlite } from '../server/store/sqlite/open.ts'
import { newRecord } from '../server/testing/records.ts'
import { freePort } from '../server/testing/connection.ts'

/** Milliseconds of one attack. */
const duration = 6000
const progress = pathTo('progress', 'fr')

/** Sixty visitors who have as many records as one may, in a new database. */
async function seed(dataDir: string): Promise<string[]> {
  const visitors = Array.from({ length: 60 }, () => randomUUID())
  const store = await openSqlite({ dataDir, log: silentLog })
  for (const visitor of visitors) {
    const records = Array.from({ length: maxRecords }, () => newRecord({ visitor, createdAt: Date.now() }))
    await Promise.all(records.map((record) => store.insert(record)))
  }
  await store.close()
  return visitors
}

const addressOf = (client: number) => `127.1.${client >> 8}.${(client % 255) + 1}`
/** Under both of its names, for either scheme. */
const cookieOf = (visitor: string | undefined) => `visitor=${visitor}; __Host-visitor=${visitor}`

/** So many clients, each with an address of its own, ask again and again; how often each status was answered. */
async function flood(count: number, ask: (client: number, localAddress: string) => ReturnType<typeof sendRequest>) {
  const statuses: Record<number, number> = {}
  const end = Date.now() + duration
  await Promise.all(
    Array.from({ length: count }, async (_, client) => {
      while (Date.now() < end) {
        const { status } = await ask(client, addressOf(client)).catch(() => ({ status: 0 }))
        statuses[status] = (statuses[status] ?? 0) + 1
        await wait(200)
      }
    }),
  )
  return statuses
}

const attacks: Record<string, (url: string, visitors: string[]) => Promise<unknown>> = {
  idle: () => wait(duration),
  '60 visitors export': (url, visitors) =>
    flood(60, (client, localAddress) =>
      sendRequest(url, exportPaths.csv, { localAddress, headers: { cookie: cookieOf(visitors[client]) } }),
    ),
  '60 visitors see 200 records': (url, visitors) =>
    flood(60, (client, localAddress) =>
      sendRequest(url, progress, { localAddress, headers: { cookie: cookieOf(visitors[client]) } }),
    ),
  '400 forms': (url) =>
    flood(400, (_, localAddress) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
      return sendRequest(url, pathTo('measure', 'fr'), { method: 'POST', body: 'age=30', localAddress, headers })
    }),
  '100 ask readyz': (url) => flood(100, (_, localAddress) => sendRequest(url, '/readyz', { localAddress })),
  async '1,700 half-open'(url) {
    for (let count = 0; count < 1700; count++) {
      const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => socket.destroy())
      socket.resume().write('GET / HTTP/1.1\r\nHost: www.site.ca\r\nX-Slow: ')
    }
    await wait(duration)
  },
  async '630 a second hang up'(url, visitors) {
    const begin = Date.now()
    for (let sent = 0; Date.now() - begin < duration; await wait(5)) {
      for (; sent < (Date.now() - begin) * 0.63; sent++) {
        const where = { port: Number(new URL(url).port), host: '127.0.0.1', localAddress: addressOf(sent % 150) }
        const socket = connect(where).on('error', () => socket.destroy())
        const cookie = cookieOf(visitors[sent % visitors.length])
        socket
          .resume()
          .write(`GET ${progress} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`, () => socket.destroy())
      }
    }
  },
}

/** nginx as it ships (docs/deploy/nginx.conf) in front of the site; undefined where there is none. */
export async function startNginx(site: string, folder: string, { limited = false } = {}) {
  if (!existsSync(nginxProgram)) return undefined
  const tls = await freePort()
  const ports = { ports: [Number(new URL(site).port)], plain: await freePort(), tls }
  const file = nginxConf({ folder, ...ports, brotli: existsSync(brotliModule), limited, anyName: true })
  const nginx = spawn(nginxProgram, ['-c', file, '-e', `${folder}/error.log`], { stdio: 'inherit' })
  const ended = once(nginx, 'exit')
  return {
    url: `https://127.0.0.1:${tls}`,
    stop() {
      nginx.kill()
      return ended
    },
  }
}

/** `p50/p99/longest`, in milliseconds. */
function summary(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  return [0.5, 0.99, 1].map((part) => Math.round(sorted[Math.floor(part * (sorted.length - 1))]!)).join('/')
}

/** What others see of a page and of /healthz while another process attacks. */
async function watch(url: string, attack: string, visitors: string[]) {
  const attacker = fork(import.meta.filename, [], { stdio: 'inherit' })
  let isOver = false as boolean
  let answers: unknown
  attacker.on('message', (message) => (answers = message))
  const ended = once(attacker, 'exit').then(() => (isOver = true))
  attacker.send({ url, attack, visitors })
  async function timesOf(path: string) {
    const times: number[] = []
    while (!isOver) {
      const begin = performance.now()
      await sendRequest(url, path)
      times.push(performance.now() - begin)
      await wait(5)
    }
    return summary(times)
  }
  const [page, health] = await Promise.all([timesOf('/'), timesOf('/healthz')])
  await ended
  return { '/': page, '/healthz': health, answers: JSON.stringify(answers) }
}

/** Prints what others see while too much is asked, directly and through nginx, of one or several builds (`dist`) in turns. */
export async function benchOverload(builds: string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vo2max-overload-'))
  const rows: object[] = []
  try {
    const visitors = await seed(join(folder, 'seed'))
    for (const attack of Object.keys(attacks)) {
      for (const build of builds) {
        const dataDir = mkdtempSync(join(folder, 'data-'))
        cpSync(join(folder, 'seed'), dataDir, { recursive: true })
        const site = await startSite({ DATA_DIR: dataDir, TRUST_PROXY: 'loopback', RATE_LIMIT_MAX: '60' }, build)
        const nginxFolder = mkdtempSync(join(folder, 'nginx-'))
        writeCertificate(nginxFolder)
        const nginx = await startNginx(site.url, nginxFolder, { limited: true })
        while (nginx && !(await sendRequest(nginx.url, '/').catch(() => undefined))) await wait(100)
        try {
          for (const url of [site.url, ...(nginx ? [nginx.url] : [])]) {
            const row = { attack, build, by: new URL(url).protocol, ...(await watch(url, attack, visitors)) }
            console.log(JSON.stringify(row))
            rows.push(row)
          }
        } finally {
          await nginx?.stop()
          await site.stop()
        }
      }
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
  console.table(rows)
}

interface Order {
  url: string
  attack: string
  visitors: string[]
}

async function obey({ url, attack, visitors }: Order): Promise<void> {
  const answers = await attacks[attack]!(url, visitors)
  process.send?.(answers ?? {}, () => process.exit())
}
process.on('message', (order: Order) => void obey(order))
