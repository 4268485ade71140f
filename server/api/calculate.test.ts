import { randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { calculatePath, calculationOf } from '#contract/calculate.ts'
import { serviceLimits } from '#contract/published-constants.ts'
import { defaultRun } from '#domain/protocols/cooper-run.ts'
import { failingStore, newApp, newSite, newVisitor, runBody, saveRequest } from '#tests/support/server/app.ts'

const site = await newApp()
afterAll(() => site.close())

type Payload = NonNullable<InjectOptions['payload']>

function post(payload: Payload, headers: Record<string, string> = {}, to = site) {
  return to.app.inject({ ...saveRequest, headers: { 'content-type': 'application/json', ...headers }, payload })
}

const problem = (status: number, title: string, detail: string) => ({ type: 'about:blank', title, status, detail })
const malformed = problem(400, 'Bad Request', 'The request is malformed. Correct it and send it again.')

test('a valid calculation gets 201 and the saved record', async () => {
  const freshSite = await newSite()
  const response = await post(runBody, {}, freshSite)
  expect(response.statusCode).toBe(201)
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.json()).toEqual({
    id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
    age: 30,
    gender: 'homme',
    weight: 70,
    distance: 2400,
    vo2maxResult: 402,
    category: 'Bon',
    createdAt: '2026-11-21T12:00:00.000Z',
  })
  const [row] = await freshSite.rows()
  const { vo2maxResult, ...inputs } = runBody
  expect(row).toMatchObject({ id: response.json().id, ...inputs, vo2max_tenths: vo2maxResult })
})

const noObjects = ['', '{"age":30', '\u0000', '[1,]', '{"__proto__":{}}', 'null', '"text"']
test.each(noObjects)('the body %o is malformed JSON or no object: 400', async (payload) => {
  const response = await post(payload)
  expect(response.statusCode).toBe(400)
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(response.json()).toEqual({ ...malformed, errors: [{ field: 'body', message: 'Expected a JSON object' }] })
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

test('a compressed body is 415', async () => {
  const response = await post(JSON.stringify(runBody), { 'content-encoding': 'gzip' })
  expect(response.statusCode).toBe(415)
  expect((await post(JSON.stringify(runBody), { 'content-encoding': 'Identity' })).statusCode).toBe(201)
})

const padded = (bytes: number) => JSON.stringify(runBody).padEnd(bytes)

test('a body of 4 KiB is read, a byte more is 413', async () => {
  expect((await post(padded(4096))).statusCode).toBe(201)
  const response = await post(padded(4097))
  expect(response.statusCode).toBe(413)
  expect(response.json()).toEqual(problem(413, 'Payload Too Large', 'The body is too large: 4 KiB at most.'))
})

const key = '8e03978e-40d5-43dd-bc93-6894a57f9324'
const otherBody = calculationOf({ ...defaultRun, weight: 71 })

test.each([`"${key}"`, key, key.toUpperCase()])('the key %s saves once, also after a lost cookie', async (repeated) => {
  const freshSite = await newSite()
  const first = await post(runBody, { 'idempotency-key': key }, freshSite)
  freshSite.clock.time += 60_000
  const again = await post(runBody, { 'idempotency-key': repeated }, freshSite)
  expect([first.statusCode, again.statusCode]).toEqual([201, 201])
  expect([again.json(), again.cookies]).toEqual([first.json(), first.cookies])
  expect([(await freshSite.rows()).length, (await freshSite.visitors()).length]).toEqual([1, 1])
})

test('another key, or none, is another record of the same visitor', async () => {
  const visitor = newVisitor(await newSite())
  for (const headers of [{ 'idempotency-key': key }, { 'idempotency-key': randomUUID() }, {}, {}])
    await visitor.save(runBody, headers)
  expect(await visitor.records()).toHaveLength(4)
})

test('a key of another visitor is 422, and brings no record of theirs', async () => {
  const freshSite = await newSite()
  const [owner, newcomer] = [newVisitor(freshSite), newVisitor(freshSite)]
  const saved = await owner.save(runBody, { 'idempotency-key': key })
  const own = await newcomer.save()
  const refused = await newcomer.send('POST', calculatePath, runBody, { 'idempotency-key': key })
  expect([refused.statusCode, refused.cookies]).toEqual([422, []])
  expect([await newcomer.records(), await owner.records()]).toMatchObject([[own], [saved]])
})

test('a used key with another body is 422, and sets no cookie', async () => {
  const freshSite = await newSite()
  await post(runBody, { 'idempotency-key': key }, freshSite)
  const response = await post(otherBody, { 'idempotency-key': key }, freshSite)
  expect([response.statusCode, response.cookies]).toEqual([422, []])
  expect(response.json().errors).toEqual([{ field: 'Idempotency-Key', message: 'Already used for another save' }])
  expect(await freshSite.rows()).toHaveLength(1)
})

test.each(['', 'x', `"${key}`, `'${key}'`, `${key}, ${key}`])('the malformed key %j is 400', async (malformedKey) => {
  const response = await post(runBody, { 'idempotency-key': malformedKey })
  expect(response.statusCode).toBe(400)
  expect(response.json().errors).toEqual([{ field: 'Idempotency-Key', message: 'Expected a UUID' }])
})

test(`a visitor with ${serviceLimits.recordsPerVisitor} records gets 409, and keeps them`, async () => {
  const freshSite = await newSite()
  const visitor = newVisitor(freshSite)
  await visitor.save()
  await freshSite.sql(`with recursive numbers(number) as (select 2 union all select number + 1 from numbers where number < ${serviceLimits.recordsPerVisitor})
    insert into records select number, visitor_id, number, age, gender, weight, distance, vo2max_tenths, category, created_at
    from numbers, (select * from records)`)
  const response = await visitor.send('POST', calculatePath, runBody)
  const detail = 'This visitor has 1000 records, as many as are kept. Nothing was saved. Delete some first.'
  expect([response.statusCode, response.json()]).toEqual([409, problem(409, 'Conflict', detail)])
  expect(await visitor.records()).toHaveLength(serviceLimits.recordsPerVisitor)
})

test('other types than JSON are 415', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
    expect((await post(JSON.stringify(runBody), { 'content-type': type })).statusCode).toBe(415)
})

test('a save without a body is 415', async () => {
  expect((await site.app.inject({ method: 'POST', url: calculatePath })).statusCode).toBe(415)
})

test('a save that another site causes is 403, and sets no cookie', async () => {
  const freshSite = await newSite()
  const response = await post(runBody, { origin: 'https://evil.example' }, freshSite)
  expect([response.statusCode, response.cookies, await freshSite.rows()]).toEqual([403, [], []])
})

test('too many saves are 429 with Retry-After', async () => {
  const limited = await newSite({ env: { RATE_LIMIT_MAX: 1 } })
  await post(runBody, {}, limited)
  const response = await post(runBody, {}, limited)
  expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '60'])
  expect(await limited.rows()).toHaveLength(1)
})

test('while the database is away a save is 503 with Retry-After, and sets no cookie', async () => {
  const response = await post(runBody, {}, await newSite({ store: failingStore() }))
  expect([response.statusCode, response.headers['retry-after'], response.cookies]).toEqual([503, '5', []])
})

test('an unexpected failure is 500 without its reason, and is logged with its id', async () => {
  const freshSite = await newSite({ store: failingStore(new Error('no such table: /srv/db')) })
  const response = await post(runBody, {}, freshSite)
  expect(response.statusCode).toBe(500)
  expect(response.json()).toEqual(problem(500, 'Internal Server Error', 'Something went wrong here. Try again later.'))
  const failure = freshSite.logged.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'request failed')
  expect(failure).toMatchObject({ level: 50, reqId: response.headers['x-request-id'] })
})

const otherMethods = ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const
test.each(otherMethods)('%s is 405, with the method that is allowed, whatever comes with it', async (method) => {
  for (const sent of [{}, { payload: '{', headers: { 'content-type': 'text/plain' } }]) {
    const response = await site.app.inject({ method, url: calculatePath, ...sent })
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow).toBe('POST')
    if (method === 'HEAD') continue
    const detail = 'This address does not take that method; see the Allow header.'
    expect(response.json()).toEqual(problem(405, 'Method Not Allowed', detail))
  }
})
