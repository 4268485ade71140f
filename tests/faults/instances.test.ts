import { describe, expect, test } from 'vitest'
import { calculatePath, calculationOf, runRecordOf, type SavedCalculation } from '../../api/calculate.ts'
import { recordsPath, recordsPerPage, type RecordList } from '../../api/records.ts'
import { sendRequest } from '../e2e/support/site/send-request.ts'
import { startOnSystemdSocket } from '../e2e/support/site/systemd-socket.ts'
import { startNginx } from '../e2e/support/site/nginx.ts'
import { newFolder, startProcess } from '../e2e/support/site/server-process.ts'
import { binaries, postgres, privatePostgres, siteSettings } from './databases.ts'

const run = JSON.stringify(calculationOf(runRecordOf({ age: 30, gender: 'homme', weight: 70, distance: 2400 })))

/** So many instances on one PostgreSQL, behind nginx with TLS. */
async function startInstances(count: number) {
  const database = await postgres(await privatePostgres())
  const env = { ...database.env, ...siteSettings, TRUST_PROXY: 'loopback', LOG_LEVEL: 'info' }
  const instances = await Promise.all(Array.from({ length: count }, () => startOnSystemdSocket(env)))
  // one client here stands for many
  const nginx = await startNginx(
    instances.map(({ port }) => port),
    { limited: false },
  )
  async function ask(path: string, cookie: string) {
    const { body, ...answer } = await sendRequest(nginx.url, path, { headers: { cookie } })
    return { ...answer, body: body.toString() }
  }
  async function save(cookie: string) {
    const headers = { cookie, 'content-type': 'application/json' }
    const { status, body, ...answer } = await sendRequest(nginx.url, calculatePath, {
      method: 'POST',
      headers,
      body: run,
    })
    const saved = status === 201 ? (JSON.parse(body.toString()) as SavedCalculation) : undefined
    return { status, id: saved?.id, setCookie: answer.headers['set-cookie']?.[0] ?? '' }
  }
  const savedIds = async () => (await database.ask('select id from records')).map(({ id }) => id)
  return { instances, nginx, ask, save, savedIds }
}

describe.skipIf(!binaries)('on PostgreSQL, behind nginx', () => {
  test('a rolling restart under load loses no request, saves no run twice, and each visitor sees their own everywhere', async () => {
    const { ask, save, instances, nginx, savedIds } = await startInstances(2)
    const acknowledged: unknown[] = []
    const answers = new Set<number>()
    let over = false
    async function useForEver(page: string) {
      let cookie = ''
      const own: unknown[] = []
      while (!over) {
        const saved = await save(cookie)
        cookie = saved.setCookie.split(';')[0]!
        acknowledged.push(saved.id)
        own.unshift(saved.id)
        const list = await ask(recordsPath, cookie)
        for (const { status } of [saved, list, await ask(page, cookie)]) answers.add(status)
        expect((JSON.parse(list.body) as RecordList).records.map(({ id }) => id)).toEqual(own.slice(0, recordsPerPage))
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
    expect((await savedIds()).sort()).toEqual(acknowledged.sort())
  })

  test('an instance that dies costs at most the runs it was saving, and none is saved twice', async () => {
    const { ask, save, instances, savedIds } = await startInstances(2)
    const acknowledged: unknown[] = []
    const failed: number[] = []
    let asked = 0
    async function saveMany() {
      while (asked < 600) {
        asked++
        if (asked === 200) instances[0]!.kill('SIGKILL')
        const { status, id } = await save('')
        if (id) acknowledged.push(id)
        else failed.push(status)
      }
    }
    await Promise.all(Array.from({ length: 16 }, saveMany))
    // nginx asks the other instance for pages
    for (let turn = 0; turn < 10; turn++) expect((await ask('/', '')).status).toBe(200)

    expect(failed.length).toBeLessThanOrEqual(16)
    expect(failed.filter((status) => status !== 502)).toEqual([])
    const ids = await savedIds()
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
