import type { InjectOptions } from 'fastify'
import { expect, test, vi } from 'vitest'
import { calculatePath } from '#contract/calculate.ts'
import { newCalculation } from '#tests/support/server/new-save.ts'
import { failingStore, newServer, runPost, sharedServer } from '#tests/support/server/test-server.ts'
import { isUuid } from '../uuid.ts'

const shared = await sharedServer()

type Payload = NonNullable<InjectOptions['payload']>

function post(payload: Payload, headers: Record<string, string> = {}, { app } = shared) {
  return app.inject({ ...runPost, headers: { 'content-type': 'application/json', ...headers }, payload })
}

const problem = (status: number, title: string, detail: string) => ({ type: 'about:blank', title, status, detail })
const malformed = problem(400, 'Bad Request', 'The request is malformed. Correct it and send it again.')

test('a valid calculation gets 201 and the saved record', async () => {
  const server = await newServer()
  const response = await post(newCalculation(), {}, server)
  expect(response.statusCode).toBe(201)
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  const { id, ...record } = response.json()
  expect(record).toEqual({
    age: 30,
    gender: 'homme',
    weight: 70,
    distance: 2400,
    vo2maxResult: 402,
    category: 'Bon',
    createdAt: '2026-11-21T12:00:00.000Z',
  })
  expect(isUuid(id)).toBe(true)
  const { vo2maxResult, ...inputs } = newCalculation()
  expect(await server.rows()).toMatchObject([{ id, ...inputs, vo2max_tenths: vo2maxResult }])
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
  const response = await post({ ...newCalculation(), [field]: value })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({ ...malformed, errors: [{ field, message }] })
})

test('a result or category that the inputs do not give is 422', async () => {
  const response = await post({ ...newCalculation(), vo2maxResult: 403, category: 'Excellent' })
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

const key = '8e03978e-40d5-43dd-bc93-6894a57f9324'

test.each([`"${key}"`, key, key.toUpperCase()])('the key %s saves once, also after a lost cookie', async (repeated) => {
  const server = await newServer()
  const first = await post(newCalculation(), { 'idempotency-key': key }, server)
  server.clock.time += 60_000
  const again = await post(newCalculation(), { 'idempotency-key': repeated }, server)
  expect([first.statusCode, again.statusCode]).toEqual([201, 201])
  expect([again.json(), again.cookies]).toEqual([first.json(), first.cookies])
  expect([(await server.rows()).length, (await server.visitors()).length]).toEqual([1, 1])
})

test('a used key with another body is 422, and sets no cookie', async () => {
  const server = await newServer()
  await post(newCalculation(), { 'idempotency-key': key }, server)
  const response = await post(newCalculation({ weight: 71 }), { 'idempotency-key': key }, server)
  expect([response.statusCode, response.cookies]).toEqual([422, []])
  expect(response.json().errors).toEqual([{ field: 'Idempotency-Key', message: 'Already used for another save' }])
  expect(await server.rows()).toHaveLength(1)
})

test.each(['', 'x', `"${key}`, `'${key}'`, `${key}, ${key}`])('the malformed key %j is 400', async (malformedKey) => {
  const response = await post(newCalculation(), { 'idempotency-key': malformedKey })
  expect(response.statusCode).toBe(400)
  expect(response.json().errors).toEqual([{ field: 'Idempotency-Key', message: 'Expected a UUID' }])
})

test('a visitor who has as many records as are kept gets 409', async () => {
  const server = await newServer()
  vi.spyOn(server.store, 'insert').mockResolvedValueOnce('full')
  const response = await post(newCalculation(), {}, server)
  const detail = 'This visitor has 1000 records, as many as are kept. Nothing was saved. Delete some first.'
  expect([response.statusCode, response.json()]).toEqual([409, problem(409, 'Conflict', detail)])
})

test('while the database is away a save is 503 with Retry-After, and sets no cookie', async () => {
  const response = await post(newCalculation(), {}, await newServer({ store: failingStore() }))
  expect([response.statusCode, response.headers['retry-after'], response.cookies]).toEqual([503, '5', []])
})

test('an unexpected failure is 500 without its reason, and is logged with its id', async () => {
  const server = await newServer({ store: failingStore(new Error('no such table: /srv/db')) })
  const response = await post(newCalculation(), {}, server)
  expect(response.statusCode).toBe(500)
  expect(response.json()).toEqual(problem(500, 'Internal Server Error', 'Something went wrong here. Try again later.'))
  const failure = server.logged.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'request failed')
  expect(failure).toMatchObject({ level: 50, reqId: response.headers['x-request-id'] })
})

const otherMethods = ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const
test.each(otherMethods)('%s is 405, with the method that is allowed, whatever comes with it', async (method) => {
  for (const sent of [{}, { payload: '{', headers: { 'content-type': 'text/plain' } }]) {
    const response = await shared.app.inject({ method, url: calculatePath, ...sent })
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow).toBe('POST')
    const detail = 'This address does not take that method; see the Allow header.'
    expect(response.json()).toEqual(problem(405, 'Method Not Allowed', detail))
  }
})
