import type { InjectOptions } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { calculatePath } from '../../api/calculate.ts'
import { recordOf } from '../../api/record.ts'
import { recordsPath, type RecordList } from '../../api/record-operations.ts'
import { runBody, failingStore, newApp, newSite, newVisitor, saveRequest } from '../testing/app.ts'
import { runOf } from '../testing/records.ts'

const site = await newApp()
afterAll(() => site.close())

type Payload = NonNullable<InjectOptions['payload']>

function post(payload: Payload, headers: Record<string, string> = {}, to = site) {
  return to.app.inject({ ...saveRequest, headers: { 'content-type': 'application/json', ...headers }, payload })
}

const problem = (status: number, title: string, detail: string) => ({ type: 'about:blank', title, status, detail })
const malformed = problem(400, 'Bad Request', 'The request is malformed. Correct it and send it again.')

test('a valid calculation is answered with 201 and the saved record, and nothing else', async () => {
  const freshSite = await newSite()
  const response = await post(runBody, {}, freshSite)
  expect(response.statusCode).toBe(201)
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.json()).toEqual({
    id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
    age: 30,
    gender: 'homme',
    weight: 70,
    distance: 2400,
    vo2maxResult: 402,
    category: 'Bon',
    createdAt: '2026-11-21T12:00:00.000Z',
  })
  const [row] = await freshSite.rows()
  expect(row).toMatchObject({
    ...{ id: response.json().id, protocol: 'cooper-run', vo2max_tenths: 402, category: 'Bon' },
    inputs: '{"age":30,"gender":"homme","weight":70,"distance":2400}',
  })
})

test.each([
  ...['', '{"age":30', '\u0000', '[1,]'].map((payload) => [payload, {}] as const),
  ...['null', '"text"'].map((payload) => [payload, { errors: [] }] as const),
])('the body %o is malformed JSON or no calculation: 400', async (payload, more) => {
  const response = await post(payload)
  expect(response.statusCode).toBe(400)
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(response.json()).toEqual({ ...malformed, ...more })
})

test.each([
  ['age', undefined, 'Required'],
  ['age', '30', 'Expected number, received string'],
  ['gender', 'male', "Invalid enum value. Expected 'homme' | 'femme', received 'male'"],
  ['name', 'Ada', 'Unrecognized key'],
])('%s of %o is 400: %s', async (field, value, message) => {
  const response = await post({ ...runBody, [field]: value })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({ ...malformed, errors: [{ field, message }] })
})

test('a result or category that the inputs do not give is 422', async () => {
  const response = await post({ ...runBody, vo2maxResult: 403, category: 'Excellent' })
  expect(response.statusCode).toBe(422)
  const detail = 'The result does not follow from the inputs. Correct it and send it again.'
  expect(response.json()).toEqual({
    ...problem(422, 'Unprocessable Entity', detail),
    errors: [
      { field: 'vo2maxResult', message: 'Expected 402, received 403' },
      { field: 'category', message: 'Expected Bon, received Excellent' },
    ],
  })
})

test('a compressed body is 415 with Accept-Encoding', async () => {
  const response = await post(JSON.stringify(runBody), { 'content-encoding': 'gzip' })
  expect([response.statusCode, response.headers['accept-encoding']]).toEqual([415, 'identity'])
  expect(response.json().detail).toBe('Send the body without Content-Encoding.')
  expect((await post(JSON.stringify(runBody), { 'content-encoding': 'Identity' })).statusCode).toBe(201)
})

const padded = (bytes: number) => JSON.stringify(runBody).padEnd(bytes)

test('a body of 4 KiB is read, a byte more is 413', async () => {
  expect((await post(padded(4096))).statusCode).toBe(201)
  const response = await post(padded(4097))
  expect(response.statusCode).toBe(413)
  expect(response.json()).toEqual(problem(413, 'Payload Too Large', 'The body is too large: 4 KiB at most.'))
})

const key = '"8e03978e-40d5-43dd-bc93-6894a57f9324"'

test('a save retried without its lost cookie is saved once, with the same response', async () => {
  const freshSite = await newSite()
  const first = await post(runBody, { 'idempotency-key': key }, freshSite)
  freshSite.clock.time += 60_000
  const again = await post(runBody, { 'idempotency-key': key.toUpperCase() }, freshSite)
  expect([first.statusCode, again.statusCode]).toEqual([201, 201])
  expect(again.json()).toEqual(first.json())
  expect(again.cookies).toEqual(first.cookies)
  expect([(await freshSite.rows()).length, (await freshSite.visitors()).length]).toEqual([1, 1])
})

test('a visitor who is known stays who they are, and each key saves once', async () => {
  const freshSite = await newSite()
  const { cookies } = await post(runBody, {}, freshSite)
  const cookie = `visitor=${cookies[0]!.value}`
  const [first, again, other] = [
    await post(runBody, { cookie, 'idempotency-key': key }, freshSite),
    await post(runBody, { cookie, 'idempotency-key': key }, freshSite),
    await post(runBody, { cookie, 'idempotency-key': '"0c1f5d39-93dd-4b5e-a1c1-2d0fd3f0a1bb"' }, freshSite),
  ]
  expect(again.json()).toEqual(first.json())
  expect(other.json().id).not.toBe(first.json().id)
  expect([first, again, other].map(({ cookies: [cookie] }) => cookie!.value)).toEqual(Array(3).fill(cookies[0]!.value))
  expect([(await freshSite.rows()).length, (await freshSite.visitors()).length]).toEqual([3, 1])
})

test('a run that waited in a browser is dated and listed at its own time, and counts as a visit of today', async () => {
  const freshSite = await newSite()
  const visitor = newVisitor(freshSite)
  const saveAged = async (age: string) =>
    (await visitor.send('POST', calculatePath, runBody, { 'entry-age': age })).json()
  await saveAged('0')
  const waited = await saveAged('7200')
  expect(waited.createdAt).toBe('2026-11-21T10:00:00.000Z')
  const { records }: RecordList = (await visitor.send('GET', recordsPath)).json()
  expect(records.map(({ createdAt }) => createdAt)).toEqual(['2026-11-21T12:00:00.000Z', waited.createdAt])

  const first = await newSite()
  await post(runBody, { 'entry-age': '7200' }, first)
  expect(await first.visitors()).toMatchObject([{ last_active_at: first.clock.time }])
})

test.each(['-1', '1.5', '2592001', 'soon', ''])(
  'an age of %j is 400: a browser keeps entries for 30 days',
  async (age) => {
    const response = await post(runBody, { 'entry-age': age })
    expect([response.statusCode, response.json().errors]).toEqual([
      400,
      [{ field: 'Entry-Age', message: 'Expected whole seconds, at most 2592000' }],
    ])
  },
)

test('a visitor’s id does not show in the key that made it', async () => {
  const { cookies } = await post(runBody, { 'idempotency-key': key }, await newSite())
  expect(cookies[0]!.value).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(cookies[0]!.value).not.toBe(key.slice(1, -1))
})

test('the key of a run that was deleted or corrected saves nothing, with the cookie or without', async () => {
  const freshSite = await newSite()
  const visitor = newVisitor(freshSite)
  const saveWith = (key: string) => visitor.send('POST', calculatePath, runBody, { 'idempotency-key': key })
  const otherKey = '"0c1f5d39-93dd-4b5e-a1c1-2d0fd3f0a1bb"'
  await visitor.send('DELETE', `${recordsPath}/${(await saveWith(key)).json().id}`)
  await visitor.send('PUT', `${recordsPath}/${(await saveWith(otherKey)).json().id}`, recordOf(runOf(2500)))
  const { cookie } = visitor
  expect([(await saveWith(key)).json(), (await saveWith(otherKey)).json()]).toMatchObject([
    { status: 410, reason: 'deleted' },
    { status: 422, errors: [{ field: 'Idempotency-Key', message: 'Already used for another body' }] },
  ])
  // the visitor keeps their id
  expect(visitor.cookie).toBe(cookie)
  visitor.cookie = ''
  expect((await saveWith(key)).statusCode).toBe(410)
  expect(await freshSite.rows()).toHaveLength(1)
})

const invalidKeys = ['', key.slice(1, -1), `${key}, ${key}`, '"1"', '"019aa6b2-3c4d-7e5f-8a6b-7c8d9e0f1a2b"']
test.each(invalidKeys)('the malformed key %s is 400, and nothing is saved', async (invalidKey) => {
  const freshSite = await newSite()
  const response = await post(runBody, { 'idempotency-key': invalidKey }, freshSite)
  expect(response.statusCode).toBe(400)
  const errors = [{ field: 'Idempotency-Key', message: 'Expected a UUID of version 4 in double quotes' }]
  expect(response.json()).toEqual({ ...malformed, errors })
  expect(await freshSite.rows()).toEqual([])
})

test('nor one that it tells a trusted proxy, which adds the real one', async () => {
  const freshSite = await newSite({ env: { RATE_LIMIT_MAX: 1, TRUST_PROXY: '10.0.0.1' } })
  const statuses = []
  for (const [remoteAddress, forwardedFor] of [
    ['10.0.0.1', '1.1.1.1, 192.0.2.9'],
    ['10.0.0.1', '2.2.2.2, 192.0.2.9'],
    ['10.0.0.1', '192.0.2.8'],
    ['10.0.0.2', '192.0.2.7'],
    ['10.0.0.2', '192.0.2.6'],
  ] as const) {
    const headers = { 'x-forwarded-for': forwardedFor }
    statuses.push((await freshSite.app.inject({ ...saveRequest, headers, remoteAddress })).statusCode)
  }
  expect(statuses).toEqual([201, 429, 201, 201, 429])
})

test('a database that fails unexpectedly is 500, with an id to find it in the log by', async () => {
  const freshSite = await newSite({ store: failingStore(new Error('relation "records" of /var/lib/db')) })
  const response = await post(runBody, {}, freshSite)
  expect(response.statusCode).toBe(500)
  expect(response.json()).toEqual(problem(500, 'Internal Server Error', 'Something went wrong here. Try again later.'))
  const failure = freshSite.logged.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'request failed')
  expect(failure).toMatchObject({ level: 50, reqId: response.headers['x-request-id'] })
})

const otherMethods = 'GET HEAD PUT DELETE PATCH OPTIONS TRACE QUERY PROPFIND SEARCH REPORT'.split(' ')
test.each(otherMethods)('%s is 405, with the method that is allowed, whatever comes with it', async (method) => {
  for (const sent of [{}, { payload: '{', headers: { 'content-type': 'text/plain' } }]) {
    const response = await site.app.inject({ method: method as 'GET', url: calculatePath, ...sent })
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow).toBe('POST')
    if (method === 'HEAD') continue
    const detail = 'This address does not take that method; see the Allow header.'
    expect(response.json()).toEqual(problem(405, 'Method Not Allowed', detail))
  }
})
