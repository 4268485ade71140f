import { randomUUID } from 'node:crypto'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { measurementOf, type Measured, type SavedMeasurement } from '../../contract/measurement.ts'
import { measurementsPath, recordsPath, savingPath } from '../../contract/records.ts'
import { failingStore, newApp } from '../testing/app.ts'
import { walk } from '../testing/calculation.ts'
import { newVisitor } from '../testing/visitor.ts'

const site = await newApp()
afterAll(() => site.close())

const body = measurementOf(walk)!
const correction = measurementOf({ ...walk, inputs: { ...walk.inputs, seconds: 900 } })!
const others: Measured[] = [
  { test: 'queens-college-step', inputs: { gender: 'homme', pulse: 150 } },
  {
    test: 'astrand-ryhming-cycle',
    inputs: { age: 55, gender: 'femme', weight: 70, watts: 75, pulseAtMinute5: 138, pulseAtMinute6: 140 },
  },
  { test: 'ruffier-dickson-index', inputs: { restingPulse: 65, pulseAfterSquats: 66, pulseAfterOneMinute: 60 } },
  { test: 'known-value', inputs: { vo2max: 42.5, age: 29.5, gender: 'homme' } },
]

async function newSite(...given: Parameters<typeof newApp>) {
  const own = await newApp(...given)
  onTestFinished(() => own.close())
  return own
}

/** A visitor who has kept a walk. */
async function visitorWithWalk(to = site) {
  const visitor = newVisitor(to)
  const saved: SavedMeasurement = (await visitor.send('POST', measurementsPath, body)).json()
  return { ...visitor, visitor, saved, address: `${measurementsPath}/${saved.id}` }
}

test.each([walk, ...others])('what a visitor keeps of $test is answered and listed', async (measured) => {
  const visitor = newVisitor(site)
  const response = await visitor.send('POST', measurementsPath, measurementOf(measured))
  expect([response.statusCode, response.headers['cache-control']]).toEqual([201, 'no-store'])
  const saved = response.json()
  expect(saved).toEqual({
    ...measurementOf(measured),
    id: expect.any(String),
    createdAt: '2026-11-21T12:00:00.000Z',
  })
  expect(await visitor.list()).toEqual({ saving: true, calculations: [], measurements: [saved], next: null })
  expect(visitor.cookie).not.toBe('')
})

test('runs and measurements of a visitor share their cookie, their pages and their deletion', async () => {
  const own = await newSite()
  const visitor = newVisitor(own)
  const run = await visitor.save()
  const first: SavedMeasurement = (await visitor.send('POST', measurementsPath, body)).json()
  const second: SavedMeasurement = (await visitor.send('POST', measurementsPath, correction)).json()
  const page = await visitor.list('?limit=2')
  expect(page).toEqual({ saving: true, calculations: [], measurements: [second, first], next: first.id })
  expect(await visitor.list(`?limit=2&before=${page.next}`)).toMatchObject({ calculations: [run], measurements: [] })
  await visitor.send('DELETE', recordsPath)
  expect([visitor.cookie, await own.rows(), await own.measurements(), await own.visitors()]).toEqual(['', [], [], []])
})

const ageless = { gender: 'femme', weight: 70, seconds: 960, pulse: 140 }
test.each<[number, string, object, string[]]>([
  [400, 'no test', { ...body, test: undefined }, ['test']],
  [400, 'a test that nobody knows', { ...body, test: 'beep' }, ['test']],
  [400, 'a test that every object has', { ...body, test: 'constructor' }, ['test']],
  [400, 'an input beyond its limits', { ...body, inputs: { ...body.inputs, pulse: 221 } }, ['inputs.pulse']],
  [400, 'an input that is missing', { ...body, inputs: ageless }, ['inputs.age']],
  [
    400,
    'the inputs of another test',
    { ...body, test: 'ruffier-dickson-index' },
    expect.arrayContaining(['inputs.age']),
  ],
  [400, 'an unknown input', { ...body, inputs: { ...body.inputs, name: 'Ada' } }, ['inputs.name']],
  [400, 'an unknown field', { ...body, createdAt: '2020-01-01' }, ['createdAt']],
  [400, 'no result', { ...body, result: undefined }, ['result']],
  [400, 'half a tenth', { ...body, result: { ...body.result, vo2maxResult: 204.5 } }, ['result.vo2maxResult']],
  [
    422,
    'a result that does not follow',
    { ...body, result: { ...body.result, vo2maxResult: 500 } },
    ['result.vo2maxResult'],
  ],
  [
    422,
    'a category that it does not get',
    { ...body, result: { ...body.result, category: 'Bon' } },
    ['result.category'],
  ],
  [
    422,
    'inputs that give none',
    {
      test: 'ruffier-dickson-index',
      inputs: { restingPulse: 70, pulseAfterSquats: 70, pulseAfterOneMinute: 70 },
      result: body.result,
    },
    ['inputs'],
  ],
])('%d for %s, and nothing is kept or changed', async (status, _, wrong, fields) => {
  const { send, list, saved, address } = await visitorWithWalk()
  for (const [method, url] of [
    ['POST', measurementsPath],
    ['PUT', address],
  ] as const) {
    const response = await send(method, url, wrong)
    expect([response.statusCode, response.json().errors.map(({ field }: { field: string }) => field)]).toEqual([
      status,
      fields,
    ])
  }
  expect((await list()).measurements).toEqual([saved])
})

test('a body that reaches for the prototype is 400', async () => {
  const response = await site.app.inject({
    method: 'POST',
    url: measurementsPath,
    headers: { 'content-type': 'application/json' },
    payload: `{"test":"rockport-walk","inputs":{"__proto__":{"age":68}},"result":{}}`,
  })
  expect(response.statusCode).toBe(400)
})

test('no body is 415, and one of more than 4 KiB 413', async () => {
  const { send, address } = await visitorWithWalk()
  for (const [method, url] of [
    ['POST', measurementsPath],
    ['PUT', address],
  ] as const) {
    expect((await send(method, url)).statusCode).toBe(415)
    expect((await send(method, url, { ...body, more: 'x'.repeat(4096) })).statusCode).toBe(413)
  }
})

test('a page of a newer version may say more, at every level, and what we know of it is kept', async () => {
  const { send, list, saved, address } = await visitorWithWalk()
  const more = {
    ...correction,
    wind: 1,
    inputs: { ...correction.inputs, wind: 1 },
    result: { ...correction.result, wind: 1 },
  }
  expect((await send('PUT', address, more)).statusCode).toBe(400)
  const response = await send('PUT', address, more, { 'contract-version': '99' })
  expect([response.statusCode, response.json()]).toEqual([200, { ...saved, ...correction }])
  expect((await list()).measurements).toEqual([{ ...saved, ...correction }])
})

test('a correction is computed again, answered and kept; its time stays, and so does its test', async () => {
  const { send, list, saved, address } = await visitorWithWalk()
  const response = await send('PUT', address, correction)
  expect([response.statusCode, response.json()]).toEqual([200, { ...saved, ...correction }])
  expect((await send('PUT', address, measurementOf(others[3]!))).statusCode).toBe(404)
  expect((await list()).measurements).toEqual([{ ...saved, ...correction }])
})

test('one is deleted, and then it is unknown; the run stays', async () => {
  const { send, save, list, address } = await visitorWithWalk()
  const run = await save()
  expect((await send('DELETE', address)).statusCode).toBe(204)
  expect((await send('DELETE', address)).statusCode).toBe(404)
  expect(await list()).toMatchObject({ calculations: [run], measurements: [] })
})

test.each([
  ['PUT', correction],
  ['DELETE', undefined],
] as const)('%s on another visitor’s is 404, as on a run or on no id, and it stays', async (method, payload) => {
  const [mine, theirs] = [await visitorWithWalk(), await visitorWithWalk()]
  const run = await mine.save()
  for (const id of [theirs.saved.id, run.id, randomUUID(), 'x', '%00', "'%20or%201=1", '__proto__']) {
    expect((await mine.send(method, `${measurementsPath}/${id}`, payload)).statusCode).toBe(404)
  }
  expect((await mine.send('DELETE', `${recordsPath}/${mine.saved.id}`)).statusCode).toBe(404)
  expect((await theirs.list()).measurements).toEqual([theirs.saved])
  expect(await mine.list()).toMatchObject({ calculations: [run], measurements: [mine.saved] })
})

const ofKnown = [
  ['PUT', `${measurementsPath}/00000000-0000-7000-8000-000000000000`],
  ['DELETE', `${measurementsPath}/00000000-0000-7000-8000-000000000000`],
] as const

test.each(ofKnown)('%s %s without a cookie of ours is 401', async (method, address) => {
  const response = await newVisitor(site).send(method, address, method === 'PUT' ? correction : undefined)
  expect([response.statusCode, response.headers['set-cookie']]).toEqual([401, undefined])
})

test.each([['POST', measurementsPath], ...ofKnown] as const)('%s %s: another site may not', async (method, address) => {
  const { send, list, saved } = await visitorWithWalk()
  const payload = method === 'DELETE' ? undefined : correction
  const response = await send(method, address, payload, { origin: 'https://evil.example' })
  expect(response.statusCode).toBe(403)
  expect((await list()).measurements).toEqual([saved])
})

test('who asked us to stop is told so by 409, and nothing is kept until they ask again', async () => {
  const { send, list, saved } = await visitorWithWalk()
  await send('PUT', savingPath, { saving: false })
  expect((await send('POST', measurementsPath, body)).statusCode).toBe(409)
  expect((await list()).measurements).toEqual([saved])
  await send('PUT', savingPath, { saving: true })
  expect((await send('POST', measurementsPath, body)).statusCode).toBe(201)
})

test('a key keeps one result once, and another result under it is 422', async () => {
  const visitor = newVisitor(site)
  const key = { 'idempotency-key': `"${randomUUID()}"` }
  const first = await visitor.send('POST', measurementsPath, body, key)
  visitor.cookie = ''
  const again = await visitor.send('POST', measurementsPath, body, key)
  expect([again.statusCode, again.json()]).toEqual([201, first.json()])
  expect((await visitor.send('POST', measurementsPath, correction, key)).statusCode).toBe(422)
  expect((await visitor.list()).measurements).toEqual([first.json()])
})

test('while the database is away every call is 503', async () => {
  const own = await newSite({ store: failingStore() })
  for (const [method, address] of [['POST', measurementsPath], ...ofKnown] as const) {
    const visitor = newVisitor(own)
    visitor.cookie = '3f2b8c1e-5a77-4c7e-9a51-0c3c5a1b2d3e'
    const response = await visitor.send(method, address, method === 'DELETE' ? undefined : body)
    expect([response.statusCode, response.headers['retry-after'], response.cookies]).toEqual([503, '5', []])
  }
})

test('beyond the rate limit every call is 429, runs and measurements counted together', async () => {
  const own = await newSite({ env: { RATE_LIMIT_MAX: 2 } })
  const visitor = newVisitor(own)
  await visitor.save()
  await visitor.send('POST', measurementsPath, body)
  for (const [method, address] of [['POST', measurementsPath], ...ofKnown] as const) {
    expect((await visitor.send(method, address, method === 'DELETE' ? undefined : body)).statusCode).toBe(429)
  }
})

test.each([
  ['GET', measurementsPath, 'POST'],
  ['POST', `${measurementsPath}/00000000-0000-7000-8000-000000000000`, 'PUT, DELETE'],
] as const)('%s %s is 405 with Allow: %s', async (method, address, allow) => {
  const response = await newVisitor(site).send(method, address, method === 'POST' ? body : undefined)
  expect([response.statusCode, response.headers.allow]).toEqual([405, allow])
})
