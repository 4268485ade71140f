import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { Agent, request } from 'node:https'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { calculatePath, calculationOf, runRecordOf, type SavedCalculation } from '../../contract/calculate.ts'
import { recordsPath, type RecordList } from '../../contract/records.ts'
import { postgresBinaries, startPostgres } from '../../server/testing/postgres.ts'
import { query } from '../../server/store/postgres/pool.ts'
import { startOnSystemdSocket } from '../support/site/systemd-socket.ts'
import { startNginx } from '../support/site/nginx.ts'
import { newFolder, startProcess } from '../support/site/server-process.ts'

const run = calculationOf(runRecordOf({ age: 30, gender: 'homme', weight: 70, distance: 2400 }))
const binaries = postgresBinaries()

/** So many instances on one PostgreSQL, behind nginx with TLS. */
async function startInstances(count: number) {
  const server = await startPostgres(binaries!)
  onTestFinished(() => server.stop())
  const database = await server.newDatabase()
  const env = { DATABASE_URL: database, TRUST_PROXY: 'loopback', RATE_LIMIT_MAX: '1000000', LOG_LEVEL: 'info' }
  const instances = await Promise.all(Array.from({ length: count }, () => startOnSystemdSocket(env)))
  return { database, instances, ...(await startAsking(instances.map(({ port }) => port))) }
}

/** nginx in front of instances, and a client of it. */
async function startAsking(ports: number[]) {
  // one client here stands for many
  const nginx = await startNginx(ports, { limited: false })
  const agent = new Agent({ keepAlive: true, ca: nginx.certificate() })
  onTestFinished(() => agent.destroy())
  async function ask(path: string, { method = 'GET', cookie = '', body }: Asked = {}) {
    const headers = {
      host: 'www.site.ca',
      ...(cookie && { cookie }),
      ...(body && { 'content-type': 'application/json' }),
    }
    const asked = request(nginx.url + path, { agent, method, headers })
    asked.end(body && JSON.stringify(body))
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    return { status: answer.statusCode!, headers: answer.headers, body: await text(answer) }
  }
  return { nginx, ask }
}

interface Asked {
  method?: string
  cookie?: string
  body?: object
}

const cookieOf = ({ headers }: Pick<IncomingMessage, 'headers'>) => headers['set-cookie']![0]!.split(';')[0]!
const idOf = ({ body }: { body: string }) => (JSON.parse(body) as SavedCalculation).id
const savesIn = (output: string) => output.match(/"route":"\/api\/vo2\/calculate","status":201/g)?.length ?? 0

describe.skipIf(!binaries)('on PostgreSQL, behind nginx', () => {
  test('a visitor whose calls go to several instances sees the same records everywhere', async () => {
    const { ask, instances } = await startInstances(3)
    const first = await ask(calculatePath, { method: 'POST', body: run })
    expect(first.status).toBe(201)
    expect(first.headers['set-cookie']![0]).toContain('; Secure')
    const cookie = cookieOf(first)
    const ids = [idOf(first)]
    const list = async () => JSON.parse((await ask(recordsPath, { cookie })).body) as RecordList
    for (let turn = 0; turn < 17; turn++) {
      ids.unshift(idOf(await ask(calculatePath, { method: 'POST', cookie, body: run })))
      expect((await list()).records.map(({ id }) => id)).toEqual(ids)
    }
    for (const { output } of instances) expect(savesIn(output())).toBeGreaterThan(0)
    expect((await ask(recordsPath, { method: 'DELETE', cookie })).status).toBe(204)
    for (let turn = 0; turn < 6; turn++) expect((await list()).records).toEqual([])
  })

  test('a rolling restart under load loses no request, and saves no run twice', async () => {
    const { ask, instances, nginx, database } = await startInstances(2)
    const acknowledged: string[] = []
    const answers = new Set<number>()
    let over = false
    async function useForEver(page: string) {
      let cookie = ''
      while (!over) {
        const saved = await ask(calculatePath, { method: 'POST', cookie, body: run })
        answers.add(saved.status)
        cookie = cookieOf(saved)
        acknowledged.push(idOf(saved))
        for (const path of [page, recordsPath]) answers.add((await ask(path, { cookie })).status)
      }
    }
    async function roll() {
      for (const instance of [...instances, ...instances]) {
        const enough = acknowledged.length + 50
        await expect.poll(() => acknowledged.length).toBeGreaterThan(enough)
        await instance.restart()
      }
      over = true
    }
    const pages = ['/', '/mesurer', '/en/measure', '/blog', '/en', '/comprendre']
    await Promise.all([roll(), ...[...pages, ...pages].map(useForEver)])

    expect([...answers].sort()).toEqual([200, 201])
    // nginx logs a GET on a kept connection that had just been closed, and sends it again
    expect(nginx.errors()).not.toMatch(/"(POST|PUT|DELETE) |\[(crit|alert|emerg)\]/)
    const rows = await query(database, 'select id from records')
    expect(rows.map(({ id }) => id).sort()).toEqual(acknowledged.sort())
  })

  test('an instance that dies costs at most the runs it was saving, and none is saved twice', async () => {
    const { ask, instances, database } = await startInstances(2)
    const acknowledged: string[] = []
    const failed: number[] = []
    let asked = 0
    async function saveMany() {
      while (asked < 600) {
        asked++
        if (asked === 200) instances[0]!.kill('SIGKILL')
        const answer = await ask(calculatePath, { method: 'POST', body: run })
        if (answer.status === 201) acknowledged.push(idOf(answer))
        else failed.push(answer.status)
      }
    }
    await Promise.all(Array.from({ length: 16 }, saveMany))
    // nginx asks the other instance for pages
    for (let turn = 0; turn < 10; turn++) expect((await ask('/')).status).toBe(200)

    expect(failed.length).toBeLessThanOrEqual(16)
    expect(failed.filter((status) => status !== 502)).toEqual([])
    const ids = (await query(database, 'select id from records')).map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(acknowledged))
    expect(ids.length).toBeLessThanOrEqual(acknowledged.length + failed.length)
  })
})

test('told to stop, an instance says for DRAIN_SECONDS that it is not ready, and serves', async () => {
  const instance = startProcess({ DATA_DIR: newFolder(), DRAIN_SECONDS: '2' })
  const url = `http://127.0.0.1:${await instance.port()}`
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  instance.signal('SIGTERM')
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { interval: 20 }).toBe(503)
  const page = await fetch(url)
  expect(page.status).toBe(200)
  expect(page.headers.get('connection')).toBe('close')
  expect(await instance.ended).toEqual({ code: 0, signal: null })
})
