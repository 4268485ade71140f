import { describe, expect, test } from 'vitest'
import { calculatePath, calculationOf, runRecordOf, type SavedCalculation } from '../../api/calculate.ts'
import { recordsPath, recordsPerPage, type RecordList } from '../../api/record-operations.ts'
import { sendRequest } from '../e2e/support/site/send-request.ts'
import { startOnSystemdSocket } from '../e2e/support/site/systemd-socket.ts'
import { startNginx } from '../e2e/support/site/nginx.ts'
import { newFolder, startProcess } from '../e2e/support/site/server-process.ts'
import { binaries, postgres, privatePostgres, siteSettings } from './databases.ts'

const run = JSON.stringify(calculationOf(runRecordOf({ age: 30, gender: 'homme', weight: 70, distance: 2400 })))

/** Starts `count` instances on one PostgreSQL, behind nginx with TLS. */
async function startInstances(count: number) {
  const database = await postgres(await privatePostgres())
  const env = { ...database.env, ...siteSettings, TRUST_PROXY: 'loopback', LOG_LEVEL: 'info' }
  const instances = await Promise.all(Array.from({ length: count }, () => startOnSystemdSocket(env)))
  // without limits per client, because one client sends all requests
  const nginx = await startNginx(
    instances.map(({ port }) => port),
    { limited: false },
  )
  async function get(path: string, cookie: string) {
    const { body, ...response } = await sendRequest(nginx.url, path, { headers: { cookie } })
    return { ...response, body: body.toString() }
  }
  async function save(cookie: string) {
    const headers = { cookie, 'content-type': 'application/json' }
    const { status, body, ...response } = await sendRequest(nginx.url, calculatePath, {
      method: 'POST',
      headers,
      body: run,
    })
    const saved = status === 201 ? (JSON.parse(body.toString()) as SavedCalculation) : undefined
    return { status, id: saved?.id, setCookie: response.headers['set-cookie']?.[0] ?? '' }
  }
  const savedIds = async () => (await database.query('select id from records')).map(({ id }) => id)
  return { instances, nginx, get, save, savedIds }
}

describe.skipIf(!binaries)('on PostgreSQL, behind nginx', () => {
  test('a rolling restart under load loses no request, saves no run twice, and each visitor sees their own everywhere', async () => {
    const { get, save, instances, nginx, savedIds } = await startInstances(2)
    const acknowledged: unknown[] = []
    const statuses = new Set<number>()
    let isOver = false
    async function saveAndRead(page: string) {
      let cookie = ''
      const savedByVisitor: unknown[] = []
      while (!isOver) {
        const saved = await save(cookie)
        cookie = saved.setCookie.split(';')[0]!
        acknowledged.push(saved.id)
        savedByVisitor.unshift(saved.id)
        const list = await get(recordsPath, cookie)
        for (const { status } of [saved, list, await get(page, cookie)]) statuses.add(status)
        const listed = (JSON.parse(list.body) as RecordList).records.map(({ id }) => id)
        expect(listed).toEqual(savedByVisitor.slice(0, recordsPerPage))
      }
    }
    async function restartEachTwice() {
      for (const instance of [...instances, ...instances]) {
        const enough = acknowledged.length + 50
        await expect.poll(() => acknowledged.length).toBeGreaterThan(enough)
        await instance.restart()
      }
      isOver = true
    }
    const pages = ['/', '/mesurer', '/en/measure', '/blog', '/en', '/comprendre']
    await Promise.all([restartEachTwice(), ...[...pages, ...pages].map(saveAndRead)])

    expect([...statuses].sort()).toEqual([200, 201])
    // nginx logs and retries a GET if its keep-alive connection has just been closed
    expect(nginx.errors()).not.toMatch(/"(POST|PUT|DELETE) |\[(crit|alert|emerg)\]/)
    expect((await savedIds()).sort()).toEqual(acknowledged.sort())
  })

  test('an instance that dies costs at most the runs it was saving, and none is saved twice', async () => {
    const { get, save, instances, savedIds } = await startInstances(2)
    const acknowledged: unknown[] = []
    const failed: number[] = []
    let sent = 0
    async function saveMany() {
      while (sent < 600) {
        sent++
        if (sent === 200) instances[0]!.kill('SIGKILL')
        const { status, id } = await save('')
        if (id) acknowledged.push(id)
        else failed.push(status)
      }
    }
    await Promise.all(Array.from({ length: 16 }, saveMany))
    // nginx sends requests for pages to the other instance
    for (let turn = 0; turn < 10; turn++) expect((await get('/', '')).status).toBe(200)

    expect(failed.length).toBeLessThanOrEqual(16)
    expect(failed.filter((status) => status !== 502)).toEqual([])
    const ids = await savedIds()
    expect(ids).toEqual(expect.arrayContaining(acknowledged))
    expect(ids.length).toBeLessThanOrEqual(acknowledged.length + failed.length)
  })
})

test('after SIGTERM an instance is not ready for DRAIN_SECONDS, but serves', async () => {
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
