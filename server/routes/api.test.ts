import { randomUUID } from 'node:crypto'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { calculatePath } from '../../api/calculate.ts'
import { limits, secondsOf } from '../../domain/published-constants.ts'
import { recordOf, type SavedRecord } from '../../api/record.ts'
import { exportPaths, recordsPath, recordsPerPage, revokePath, savingPath } from '../../api/record-operations.ts'
import {
  runBody,
  failingStore,
  newApp,
  newSite,
  newVisitor as visitorOf,
  formPost,
  problemType,
} from '../testing/app.ts'
import { newRecord, noon, otherEntries, run, runOf, walk } from '../testing/records.ts'
import { newSqliteDatabase } from '../testing/sqlite.ts'

const site = await newApp()
afterAll(() => site.close())

const day = 24 * 60 * 60 * 1000
const body = recordOf(walk)!
const correction = recordOf(runOf(2600))!

const newVisitor = (to = site) => visitorOf(to)

test('a visitor sees their own records, newest first, and no one else’s', async () => {
  const [mine, theirs] = [newVisitor(), newVisitor()]
  const first = await mine.saveEntry()
  const second = await mine.saveEntry(walk)
  await theirs.saveEntry()
  const response = await mine.send('GET', recordsPath)
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(response.json()).toEqual({ saving: true, records: [second, first], next: null })
  expect(response.body).not.toContain(mine.cookie)
})

const queries = ['limit=0', 'limit=201', 'limit=x', 'limit=1&limit=2', 'before=x', "before='", 'page=2', 'limit=1e1']
test.each(queries)('the query ?%s is 400', async (query) => {
  const visitor = newVisitor()
  await visitor.saveEntry()
  expect((await visitor.send('GET', `${recordsPath}?${query}`)).statusCode).toBe(400)
})

test('a correction is recomputed, returned and saved; the time stays', async () => {
  const visitor = newVisitor()
  const saved = await visitor.saveEntry()
  const response = await visitor.send('PUT', `${recordsPath}/${saved.id}`, correction)
  expect([response.statusCode, response.json()]).toEqual([200, { ...saved, ...correction }])
  expect((await visitor.list()).records).toEqual([{ ...saved, ...correction }])
})

test.each([run, walk, ...otherEntries])('a saved $protocol is returned and listed', async (entry) => {
  const visitor = newVisitor()
  const response = await visitor.send('POST', recordsPath, recordOf(entry))
  expect([response.statusCode, response.headers['cache-control']]).toEqual([201, 'no-store'])
  const saved = response.json()
  expect(saved).toEqual({ ...recordOf(entry), id: expect.any(String), createdAt: '2026-11-21T12:00:00.000Z' })
  expect(await visitor.list()).toEqual({ saving: true, records: [saved], next: null })
  expect(visitor.cookie).not.toBe('')
})

/** Returns a visitor who has saved a walk. */
async function visitorWithWalk() {
  const visitor = newVisitor()
  const saved = await visitor.saveEntry(walk)
  return { ...visitor, saved, address: `${recordsPath}/${saved.id}` }
}

test.each<[number, string, object, string[]]>([
  [400, 'a test that every object has', { ...body, protocol: 'constructor' }, ['protocol']],
  [400, 'an input beyond its limits', { ...body, inputs: { ...body.inputs, pulse: 221 } }, ['inputs.pulse']],
  [400, 'an unknown field', { ...body, createdAt: '2020-01-01' }, ['createdAt']],
  [400, 'no result', { ...body, result: undefined }, ['result']],
  [
    422,
    'a result and a category that do not follow',
    { ...body, result: { ...body.result, vo2maxTenths: 500, category: 'Bon' } },
    ['result.vo2maxTenths', 'result.category'],
  ],
  [
    422,
    'inputs that give none',
    {
      protocol: 'ruffier-dickson-index',
      inputs: { restingPulse: 70, pulseAfterSquats: 70, pulseAfterOneMinute: 70 },
      result: body.result,
    },
    ['inputs'],
  ],
  [
    422,
    'a VO2max below the oxygen that its walk takes',
    {
      ...body,
      inputs: { age: 78, gender: 'femme', weight: 62, seconds: 1140, pulse: 118 },
      result: { ...body.result, vo2maxTenths: 96 },
    },
    ['inputs'],
  ],
])('%d for %s, and nothing is kept or changed', async (status, _, wrong, fields) => {
  const { send, list, saved, address } = await visitorWithWalk()
  for (const response of [await send('POST', recordsPath, wrong), await send('PUT', address, wrong)])
    expect([response.statusCode, response.json()]).toMatchObject([
      status,
      { errors: fields.map((field) => ({ field })) },
    ])
  expect((await list()).records).toEqual([saved])
})

test('the same key saves the same record once, whatever the order of its fields', async () => {
  const visitor = newVisitor()
  const inputs = Object.fromEntries(Object.entries(walk.inputs).reverse())
  const headers = { 'idempotency-key': `"${randomUUID()}"` }
  const save = (record: object) => visitor.send('POST', recordsPath, record, headers)
  const [first, again] = [await save(body), await save({ ...body, inputs })]
  expect([first.statusCode, again.statusCode, again.json()]).toEqual([201, 201, first.json()])
})

test('no body is 415', async () => {
  const { send, address } = await visitorWithWalk()
  for (const response of [await send('POST', recordsPath), await send('PUT', address)])
    expect(response.statusCode).toBe(415)
})

test('one record is deleted, and then it is unknown', async () => {
  const visitor = newVisitor()
  const [kept, gone] = [await visitor.saveEntry(), await visitor.saveEntry()]
  const address = `${recordsPath}/${gone.id}`
  expect((await visitor.send('DELETE', address)).statusCode).toBe(204)
  expect((await visitor.send('DELETE', address)).statusCode).toBe(404)
  expect((await visitor.list()).records).toEqual([kept])
})

const visitorCalls = [
  ['GET', recordsPath],
  ['DELETE', recordsPath],
  ['PUT', `${recordsPath}/00000000-0000-7000-8000-000000000000`],
  ['DELETE', `${recordsPath}/00000000-0000-7000-8000-000000000000`],
] as const
const files = Object.values(exportPaths).map((address) => ['GET', address] as const)

test.each(files)('%s %s without a cookie is an empty file, as for a visitor without records', async (_, address) => {
  const visitor = newVisitor()
  const nothing = await visitor.send('GET', address)
  const { id } = await visitor.saveEntry()
  await visitor.send('DELETE', `${recordsPath}/${id}`)
  const { statusCode, headers, body } = await visitor.send('GET', address)
  expect([nothing.statusCode, nothing.body]).toEqual([200, body])
  expect([statusCode, headers['content-disposition']]).toEqual([200, nothing.headers['content-disposition']])
})

test.each(files)('%s %s during a deletion is an empty file, never a part that looks whole', async (_, address) => {
  const database = await newSqliteDatabase()
  onTestFinished(() => database.remove())
  const store = await database.open()
  let reads = 0
  const freshSite = await newSite({
    store: {
      ...store,
      async list(visitor, page) {
        const list = await store.list(visitor, page)
        if (list.next && ++reads === 1) await store.deleteVisitor(visitor, noon)
        return list
      },
    },
  })
  const visitor = newVisitor(freshSite)
  const { body: nothing } = await visitor.send('GET', address)
  await visitor.saveEntry()
  await Promise.all(Array.from({ length: recordsPerPage }, () => visitor.saveEntry()))
  const { statusCode, headers, body } = await visitor.send('GET', address)
  expect([statusCode, body, headers['set-cookie'], reads]).toEqual([200, nothing, undefined, 1])
})

test.each(visitorCalls)('%s %s without a cookie of ours is 401', async (method, address) => {
  for (const cookie of ['', 'x', 'stopped', '00000000-0000-0000-0000-000000000000']) {
    const visitor = newVisitor()
    visitor.cookie = cookie
    const response = await visitor.send(method, address, method === 'PUT' ? correction : undefined)
    expect([response.statusCode, response.headers['content-type']]).toEqual([401, problemType])
    expect(response.headers['set-cookie']).toBeUndefined()
  }
})

const calls = [...visitorCalls, ...files, ['PUT', savingPath] as const, ['POST', recordsPath] as const]
test.each(calls)('%s %s from another site or a neighbour is refused, and is no visit', async (method, address) => {
  const freshSite = await newSite()
  const visitor = newVisitor(freshSite)
  const saved = await visitor.saveEntry()
  const before = await freshSite.visitors()
  freshSite.clock.time += 20 * day
  for (const from of ['cross-site', 'same-site']) {
    for (const path of [address, address.replace('/api', '/%61pi')]) {
      const response = await visitor.send(method, path, undefined, { 'sec-fetch-site': from })
      expect([response.statusCode, response.cookies]).toEqual([403, []])
    }
  }
  expect(await freshSite.visitors()).toEqual(before)
  expect(await visitor.list()).toEqual({ saving: true, records: [saved], next: null })
})

test('who has as many runs as are kept is told what to do, in a form too, and exports all of them', async () => {
  const freshSite = await newSite()
  const visitor = newVisitor(freshSite)
  await visitor.saveEntry()
  await Promise.all(Array.from({ length: limits.records - 1 }, () => visitor.saveEntry()))
  const refused = await visitor.send('POST', calculatePath, runBody)
  const detail = `This visitor has ${limits.records} records, as many as are kept. Nothing was saved. Export them, then delete some.`
  const conflict = { type: 'about:blank', title: 'Conflict', status: 409, reason: 'full', detail }
  expect([refused.statusCode, refused.json()]).toEqual([409, conflict])
  const exported: SavedRecord[] = (await visitor.send('GET', exportPaths.json)).json()
  expect(new Set(exported.map(({ id }) => id)).size).toBe(limits.records)
  freshSite.clock.time += day
  const page = await freshSite.app.inject(formPost('/mesurer', 'age=30', { cookie: `visitor=${visitor.cookie}` }))
  expect(page.body).toBe('full')
})

test('a client may ask for half as many exports as calls, and an export that fails midway is no file', async () => {
  const own = await newSite({ env: { RATE_LIMIT_MAX: 12 } })
  const visitors = Array.from({ length: 4 }, () => newVisitor(own))
  for (const visitor of visitors) await visitor.saveEntry()
  const exports = []
  for (let count = 0; count < 7; count++) exports.push(await visitors[count >> 1]!.send('GET', exportPaths.csv))
  expect(exports.map(({ statusCode }) => statusCode)).toEqual([...Array<number>(6).fill(200), 429])
  expect(Number(exports[6]!.headers['retry-after'])).toBeGreaterThan(0)

  let reads = 0
  const { list, ...away } = failingStore()
  const page = { records: [newRecord()], next: randomUUID() }
  const full = await newSite({
    store: {
      ...away,
      touch: () => Promise.resolve(true),
      list: (...given) => (++reads < 3 ? Promise.resolve(page) : list(...given)),
    },
  })
  const other = newVisitor(full)
  other.cookie = randomUUID()
  expect([(await other.send('GET', exportPaths.json)).statusCode, reads]).toEqual([503, 3])
})

test('a revocation deletes the records of its keys, with the cookie or without, and blocks the keys', async () => {
  const freshSite = await newSite()
  const visitor = newVisitor(freshSite)
  const [lost, next] = [randomUUID(), randomUUID()]
  const save = (key: string) => visitor.send('POST', recordsPath, body, { 'idempotency-key': `"${key}"` })
  await save(lost)
  visitor.cookie = '' // as if the response was lost
  expect((await visitor.send('POST', revokePath, { keys: [lost, next.toUpperCase()] })).statusCode).toBe(204)
  expect([await freshSite.rows(), await freshSite.visitors(), visitor.cookie]).toEqual([[], [], ''])
  for (const key of [lost, next]) expect((await save(key)).json()).toMatchObject({ status: 410, reason: 'deleted' })
})

test.each([
  ...[{}, { keys: [] }, { keys: ['x'] }, { keys: Array.from({ length: 101 }, () => randomUUID()) }].map(
    (wrong) => ['POST', revokePath, wrong] as const,
  ),
  ...[{}, { saving: 'false' }, { saving: false, until: 'noon' }].map((wrong) => ['PUT', savingPath, wrong] as const),
])('%s %s of %o is 400, and changes no cookie', async (method, address, wrong) => {
  const { statusCode, cookies } = await newVisitor().send(method, address, wrong)
  expect([statusCode, cookies]).toEqual([400, []])
})

test('a row that does not fit its protocol is left out of lists and exports, and logged without its inputs', async () => {
  const freshSite = await newSite()
  const visitor = newVisitor(freshSite)
  const [misfit, kept] = [await visitor.saveEntry(walk), await visitor.saveEntry()]
  await freshSite.sql(`update records set inputs = '{"age":68,"secret":1}' where id = '${misfit.id}'`)
  expect(await visitor.list()).toEqual({ saving: true, records: [kept], next: null })
  expect((await visitor.send('GET', exportPaths.json)).json()).toMatchObject([{ id: kept.id }])
  expect((await visitor.send('GET', exportPaths.csv)).body.split('\r\n')).toHaveLength(3)
  const log = freshSite.logged.join('')
  expect(log).toContain('does not fit its protocol')
  expect(log).not.toMatch(/secret|femme|"(age|weight|distance)"/)
})

test('after an opt-out a save is 409, records stay, and no id is set', async () => {
  const freshSite = await newSite()
  for (const records of [0, 1]) {
    const visitor = newVisitor(freshSite)
    const saved = records ? [await visitor.saveEntry()] : []
    const { cookie } = visitor
    expect((await visitor.send('PUT', savingPath, { saving: false })).statusCode).toBe(204)
    const refused = await visitor.send('POST', calculatePath, runBody)
    const detail = 'This visitor has asked for runs not to be saved. Nothing was saved.'
    expect([refused.statusCode, refused.json().detail]).toEqual([409, detail])
    expect(await visitor.list()).toEqual({ saving: false, records: saved, next: null })
    await visitor.send('PUT', savingPath, { saving: true })
    expect([visitor.cookie, visitor.savingCookie, (await freshSite.rows()).length]).toEqual([cookie, '', records])
  }
})

test('reading is a visit: the retention of records and cookie starts again', async () => {
  const freshSite = await newSite()
  const visitor = newVisitor(freshSite)
  await visitor.saveEntry()
  freshSite.clock.time += 20 * day
  const { cookies } = await visitor.send('GET', recordsPath)
  expect(cookies).toMatchObject([{ value: visitor.cookie, maxAge: secondsOf('visitorCookie'), httpOnly: true }])
  expect(await freshSite.visitors()).toMatchObject([{ last_active_at: freshSite.clock.time }])
})

test('while the database is away every call is 503, and changes no cookie', async () => {
  const freshSite = await newSite({ store: failingStore() })
  for (const [method, address] of [...visitorCalls, ...files, ['POST', recordsPath] as const]) {
    const visitor = newVisitor(freshSite)
    visitor.cookie = '3f2b8c1e-5a77-4c7e-9a51-0c3c5a1b2d3e'
    const response = await visitor.send(method, address, ['PUT', 'POST'].includes(method) ? correction : undefined)
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5'])
    expect(response.headers['set-cookie']).toBeUndefined()
  }
})

test('beyond the rate limit every call is 429', async () => {
  const freshSite = await newSite({ env: { RATE_LIMIT_MAX: 2 } })
  const visitor = newVisitor(freshSite)
  await visitor.saveEntry()
  await visitor.list()
  for (const [method, address] of [...visitorCalls, ...files, ['POST', recordsPath] as const]) {
    const response = await visitor.send(method, address)
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '60'])
  }
})

test.each([
  [`${recordsPath}/00000000-0000-7000-8000-000000000000`, 'PUT, DELETE'],
  [savingPath, 'PUT'],
  [exportPaths.csv, 'GET, HEAD'],
])('POST %s is 405 with Allow: %s', async (address, allow) => {
  const response = await newVisitor().send('POST', address, runBody)
  expect([response.statusCode, response.headers.allow]).toEqual([405, allow])
})
