import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { calculatePath } from '../../contract/calculate.ts'
import { exportPaths, recordsPath } from '../../contract/records.ts'
import { calculation, newApp, pagesForTests } from '../testing/app.ts'
import { createMetrics } from '../ops/metrics.ts'
import { decorateStore } from '../store/decorate-store.ts'
import { Overloaded, createLoadShedding, type LoadShedding } from './load-shedding.ts'
import type { PageContext } from '../ssr/page.ts'
import { newRecord, noon } from '../testing/records.ts'
import { openConnection } from '../testing/connection.ts'
import type { Store, StoredRecord } from '../store/store.ts'

async function newSite(...given: Parameters<typeof newApp>) {
  const site = await newApp(...given)
  onTestFinished(site.close)
  return site
}

const stopped = { now: () => 0 }

const problem = {
  type: 'about:blank',
  title: 'Service Unavailable',
  status: 503,
  detail: 'Too much is asked at once. Nothing was done. Try again after the time in the Retry-After header.',
}

/** Work that is under way until it is told to end. */
function heldWork() {
  const held: { resolve: () => void; reject: (error: Error) => void }[] = []
  return {
    held,
    /** Resolves once so much is under way, however long this takes. */
    async begun(count: number) {
      while (held.length < count) await nextTurn()
    },
    work: () => new Promise<never>((resolve, reject) => held.push({ resolve: resolve as () => void, reject })),
  }
}

test.each([
  ['insert', 1000, (store: Store) => store.insert(newRecord())],
  ['list', 500, (store: Store) => store.list('', { limit: 1 })],
  ['update', 500, (store: Store) => store.update('', '', newRecord())],
  ['delete', 500, (store: Store) => store.delete('', '', 0)],
  ['deleteVisitor', 500, (store: Store) => store.deleteVisitor('', 0)],
  ['addedLater', 500, (store: Store) => (store as Store & { addedLater(): Promise<void> }).addedLater()],
] as const)(
  '%s: with %i calls under way one more is refused and never begun; each that ends, or fails, gives its place to another',
  async (name, most, call) => {
    const { held, work } = heldWork()
    const refused: string[] = []
    const store = createLoadShedding(stopped, (work) => refused.push(work)).store({ [name]: work } as unknown as Store)
    const calls = Array.from({ length: most }, () => call(store))
    await expect(call(store)).rejects.toThrow(Overloaded)
    expect([held.length, refused]).toEqual([most, [name]])

    held[0]!.reject(new Error('broken'))
    await expect(calls[0]).rejects.toThrow('broken')
    held[1]!.resolve()
    await calls[1]
    const next = [call(store), call(store)]
    await expect(call(store)).rejects.toThrow(Overloaded)
    for (const { resolve } of held.slice(2)) resolve()
    await Promise.all([...calls.slice(2), ...next])
  },
)

test.each([
  ['render', 64, 4],
  ['records', 256, 8],
  ['export', 32, 1],
] as const)(
  '%s: of %i clients who stand in line %i are served at once; one more is refused',
  async (kind, most, served) => {
    const { held, work, begun } = heldWork()
    const refused: string[] = []
    const { enqueue, isOverloaded } = createLoadShedding(stopped, (work) => refused.push(work))
    const come = (client: number) => enqueue(kind, { client: `client ${client}` }, work)
    const all = Array.from({ length: most }, (_, client) => come(client))
    await expect(come(most)).rejects.toThrow(Overloaded)
    expect([refused, isOverloaded()]).toEqual([[kind], true])
    await begun(served)
    for (let turn = 0; turn < 20; turn++) await nextTurn()
    expect(held).toHaveLength(served)

    held[0]!.reject(new Error('broken'))
    await expect(all[0]).rejects.toThrow('broken')
    all.push(come(most))
    for (let done = 1; done <= most; done++) {
      await begun(done + 1)
      held[done]!.resolve()
    }
    await Promise.all(all.slice(1))
    expect(refused).toEqual([kind])
  },
)

test('whoever sends a flood, the pages of others are rendered', async () => {
  const { held, work, begun } = heldWork()
  const { render } = createLoadShedding(stopped).pages({ at: () => undefined, render: work })
  const ask = (client: string) => render({ method: 'GET', url: '/' }, { caller: { client } } as PageContext)
  const flood = Array.from({ length: 200 }, () => ask('flood').catch((error: unknown) => (error as Error).name))
  const others = ['a', 'b', 'c'].map(ask)
  for (let done = 0; done < 67; done++) {
    await begun(done + 1)
    held[done]!.resolve()
    if (done === 12) await Promise.all(others)
    if (done === 63) break
  }
  expect((await Promise.all(flood)).filter((name) => name === 'Overloaded')).toHaveLength(200 - 64 + 3)
})

const nobody = { caller: { client: '' } } as PageContext
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const visitor = { cookie: 'visitor=3f2b8c1e-5a77-4c7e-9a51-0c3c5a1b2d3e' }

/** Too much of everything is under way. */
const overload: LoadShedding = {
  isOverloaded: () => true,
  enqueue: () => Promise.reject(new Overloaded('test')),
  pages: ({ at }) => ({ at, render: () => Promise.reject(new Overloaded('test')) }),
  store: (store) => decorateStore(store, () => Promise.reject(new Overloaded('test'))),
}

test.each([
  { method: 'POST', url: calculatePath, payload: calculation },
  { method: 'GET', url: recordsPath, headers: visitor },
  { method: 'DELETE', url: recordsPath, headers: visitor },
  { method: 'GET', url: exportPaths.csv, headers: visitor },
  { method: 'POST', url: '/mesurer', payload: 'age=30', headers: form },
  { method: 'GET', url: '/readyz' },
] as const)('while too much is asked at once, $method $url is 503, and nothing is done', async (request) => {
  const pages = pagesForTests()
  const { app, rows, logged } = await newSite({ overload, pages })
  const { statusCode, headers, ...answer } = await app.inject(request)
  expect([statusCode, answer.json()]).toEqual([503, problem])
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    connection: 'close',
    'content-security-policy':
      "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none';require-trusted-types-for 'script';trusted-types 'none'",
    'content-type': 'application/problem+json; charset=utf-8',
    'retry-after': '5',
    'x-frame-options': 'DENY',
    'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
  })
  expect(headers).not.toHaveProperty('set-cookie')
  expect([await rows(), pages.rendered]).toEqual([[], []])
  // like any other answer, and without a line more for each
  expect(logged.map((line) => JSON.parse(line)).map(({ level, msg, status }) => [level, msg, status])).toEqual([
    [30, 'request', 503],
  ])
})

test('meanwhile built pages and files are served, and healthz says that the process lives', async () => {
  const { app } = await newSite({ overload })
  for (const url of ['/', '/en/measure', '/assets/vendor-1a2b.js', '/healthz']) {
    expect([url, (await app.inject(url)).statusCode]).toEqual([url, 200])
  }
})

test('a page that would be one too many is 503, and counted by its route and its kind', async () => {
  const { held, begun, work } = heldWork()
  const metrics = createMetrics({ now: () => noon })
  const { app } = await newSite({ metrics, pages: { ...pagesForTests(), render: work } })
  const under = Array.from({ length: 64 }, () => app.inject('/nowhere'))
  await begun(4)
  const { statusCode, headers, ...answer } = await app.inject('/nowhere')
  expect([statusCode, headers['retry-after'], answer.json()]).toEqual([503, '5', problem])
  expect((await app.inject('/comprendre')).statusCode).toBe(200)
  const { text } = await metrics.report()
  expect(text).toContain('\nvo2max_shed_total{what="render"} 1\n')
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/*",status="503"} 1\n')
  for (let done = 0; done < 64; done++) {
    await begun(done + 1)
    held[done]!.reject(new Error('enough'))
  }
  await Promise.all(under)
})

test('who hangs up in line is not read to, and no overload; what they asked to delete is deleted all the same', async () => {
  const { held, begun, work } = heldWork()
  const erased: string[] = []
  const deleteVisitor = (id: string) => Promise.resolve(erased.push(id))
  const { app } = await newSite({
    store: { list: work, deleteVisitor, ping: () => Promise.resolve() } as unknown as Store,
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  let read = 0
  app.server.on('request', () => read++)
  const { port } = app.server.address() as AddressInfo
  const come = async (target: string) => {
    const { socket, closed } = await openConnection(port)
    socket.write(`${target} HTTP/1.1\r\nHost: localhost\r\nCookie: ${visitor.cookie}\r\n\r\n`)
    return { socket, closed }
  }
  // 8 lists are served at once, and 1 export
  const served = await Promise.all(
    [...Array<string>(8).fill(recordsPath), exportPaths.csv].map((to) => come(`GET ${to}`)),
  )
  await begun(9)
  const waiting = await Promise.all(
    [`GET ${recordsPath}`, `GET ${exportPaths.json}`, `DELETE ${recordsPath}`].map(come),
  )
  await vi.waitUntil(() => read === 12)
  for (const { socket } of waiting) socket.destroy()
  const open = () => new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)))
  await vi.waitUntil(async () => (await open()) === served.length)
  expect((await app.inject('/readyz')).statusCode).toBe(200)

  for (const { reject } of held) reject(new Error('enough'))
  await Promise.all(served.map(({ socket, closed }) => (socket.end(), closed)))
  await vi.waitUntil(() => erased.length === 1)
  expect(held).toHaveLength(9)
})

test('a run that would be one too many is 503 on the API, and its own page says that it was not saved', async () => {
  const { held, begun, work } = heldWork()
  let said: unknown
  const pages = {
    ...pagesForTests(),
    async render(_: unknown, { saveRecord }: PageContext) {
      said = await saveRecord(newRecord())
      return { status: 200, html: 'page' }
    },
  }
  const insert = (given: StoredRecord) => work().then(() => given)
  const { app } = await newSite({ pages, store: { insert } as unknown as Store })
  const save = { method: 'POST', url: calculatePath, payload: calculation } as const
  const under = Array.from({ length: 1000 }, () => app.inject(save))
  await begun(1000)
  expect((await app.inject(save)).json()).toEqual(problem)
  expect((await app.inject({ method: 'POST', url: '/mesurer', payload: 'age=30', headers: form })).statusCode).toBe(200)
  expect(said).toBe('failed')
  for (const { resolve } of held) resolve()
  expect(new Set((await Promise.all(under)).map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
})

test('readyz is 503 for five seconds after a refusal, which asking does not prolong', async () => {
  let time = 0
  const overload = createLoadShedding({ now: () => time })
  const { app } = await newSite({ overload })
  const { render } = overload.pages({ at: () => undefined, render: () => new Promise<never>(() => {}) })
  for (let begun = 0; begun < 64; begun++) {
    // refused once their patience ends
    render({ method: 'GET', url: '/' }, nobody).catch(() => {})
  }
  const ready = async () => (await app.inject('/readyz')).statusCode
  expect(await ready()).toBe(200)
  await expect(render({ method: 'GET', url: '/' }, nobody)).rejects.toThrow(Overloaded)
  time = 4_999
  expect(await ready()).toBe(503)
  time = 5_000
  expect(await ready()).toBe(200)
})
