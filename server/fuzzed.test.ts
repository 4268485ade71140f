import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { calculatePath, calculationOf, runRecordOf } from '../api/calculate.ts'
import { recordOf } from '../api/record.ts'
import { exportPaths, recordsPath, savingPath } from '../api/record-operations.ts'
import { anyRun } from '../domain/protocols/entry.arbitrary.ts'
import { newApp, saveRequest } from './testing/app.ts'
import { anyRecord, walk } from './testing/records.ts'

/** Sends the server random requests from grammars of nearly valid ones. */
const site = await newApp()
afterAll(() => site.close())

const seed = 20_261_121
const timeoutOption = { timeout: 120_000 }

const saveBoth = async () => {
  const response = await site.app.inject(saveRequest)
  const cookie = `visitor=${response.cookies[0]!.value}`
  const payload = recordOf(walk)!
  const kept = await site.app.inject({ method: 'POST', url: recordsPath, payload, headers: { cookie } })
  return { cookie, run: response.json().id as string, walk: kept.json().id as string }
}
const bystander = await saveBoth()
let owner = await saveBoth()
/** Placeholders for ids and a cookie, replaced when a request is sent, because earlier requests delete some records. */
const mine = { run: 'my-run', walk: 'my-walk', cookie: 'my-cookie' }
const replacePlaceholders = (text: string) =>
  text.replaceAll(mine.run, owner.run).replaceAll(mine.walk, owner.walk).replaceAll(mine.cookie, owner.cookie)
const ofBystander = [bystander.run, bystander.walk] as const

const printable = (text: string) => text.replace(/[^\x21-\x7e]/g, '')
const anyId = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom<string>(mine.run, mine.walk, ...ofBystander) },
  fc.uuid(),
  fc.constantFrom('', '%', '%00', '%0d%0a', '..', '%2e%2e%2f', "'", '__proto__', 'null', 'export.csv', '?', '#'),
  fc.string().map(encodeURIComponent),
  fc.string({ maxLength: 200 }).map(printable),
)
const anyQuery = fc
  .array(
    fc.tuple(
      fc.constantFrom('limit', 'before', 'lang', '__proto__', 'constructor', 'limit[]', '', 'x'),
      fc.oneof(fc.constantFrom('fr', 'en', '1', '0', '500', '501', '-1', '1e2', '%', mine.run), anyId),
    ),
    { maxLength: 4 },
  )
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'))
const anyAddress = fc.oneof(
  anyId.map((id) => `${recordsPath}/${id}`),
  fc.constant(recordsPath),
  anyQuery.map((query) => `${recordsPath}?${query}`),
  fc.tuple(fc.constantFrom(exportPaths.json, exportPaths.csv, savingPath), anyQuery).map((parts) => parts.join('?')),
)
const anyValue = fc.oneof(
  fc.constantFrom(0, -0, 1e308, -1, null, true, false, 'homme', 'Bon', '=1+1', [], {}),
  fc.double(),
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 3 }),
)
const anyChange = fc.dictionary(
  fc.constantFrom('age', 'gender', 'weight', 'category', 'id', 'saving', '__proto__', 'constructor', 'visitor'),
  anyValue,
  { maxKeys: 2 },
)
const anyBody = fc.oneof(
  fc.constant(undefined),
  anyRecord.map((body) => JSON.stringify(body)),
  fc.tuple(anyRecord, anyChange).map(([body, change]) => JSON.stringify({ ...body, ...change })),
  fc
    .tuple(anyRecord, anyChange)
    .map(([body, change]) => JSON.stringify({ ...body, inputs: { ...body.inputs, ...change } })),
  anyChange.map((body) => JSON.stringify(body)),
  fc.boolean().map((saving) => JSON.stringify({ saving })),
  fc.json({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.constant('['.repeat(4000)),
)
const anyCookie = fc.oneof(
  { weight: 4, arbitrary: fc.constant(mine.cookie) },
  fc.constant(`${mine.cookie}; saving=stopped`),
  fc.uuid({ version: 4 }).map((id) => `visitor=${id}`),
  fc.string().map((value) => `visitor=${printable(value)}`),
  fc.string().map(printable),
)
const anyType = fc.oneof(
  { weight: 6, arbitrary: fc.constant('application/json') },
  fc.constantFrom('text/plain', 'application/x-www-form-urlencoded', 'application/json;charset=x', ';', 'a/b'),
)
const anyRequest = fc.record({
  method: fc.constantFrom('GET', 'HEAD', 'PUT', 'DELETE', 'POST', 'PATCH', 'OPTIONS'),
  url: anyAddress,
  cookie: anyCookie,
  type: anyType,
  payload: anyBody,
})

const rowsById = async () => new Map((await site.rows()).map((row) => [row['id'], JSON.stringify(row)]))

test('whatever is asked of records, a refusal changes no row and a stranger reaches none', timeoutOption, async () => {
  const granted: Record<number, number> = {}
  await fc.assert(
    fc.asyncProperty(anyRequest, async ({ method, url, cookie, type, payload }) => {
      const before = await rowsById()
      const { statusCode, headers, body } = await site.app.inject({
        method: method as 'GET',
        url: replacePlaceholders(url),
        headers: { cookie: replacePlaceholders(cookie), ...(payload !== undefined && { 'content-type': type }) },
        ...(payload !== undefined && { payload }),
      })
      granted[statusCode] = (granted[statusCode] ?? 0) + 1
      expect([200, 201, 204, 400, 401, 404, 405, 409, 413, 414, 415, 422]).toContain(statusCode)
      expect(headers['cache-control']).toBe('no-store')
      const after = await rowsById()
      // no cell starts a spreadsheet formula; a negative index is fine
      if (url.startsWith(exportPaths.csv)) expect(body).not.toMatch(/[,;\n](?:[=+@\t]|\r(?!\n)|-(?!\d))/)
      for (const id of ofBystander) {
        expect(body).not.toContain(id)
        expect(after.get(id)).toBe(before.get(id))
      }
      if (statusCode >= 400 || ['GET', 'HEAD'].includes(method)) expect(after).toEqual(before)
      if (!after.has(owner.run) || !after.has(owner.walk)) owner = await saveBoth()
    }),
    { seed, numRuns: 1000 },
  )
  expect(Object.keys(Object.prototype)).toEqual([])
  for (const status of [200, 201, 204, 400, 401, 404, 405, 415]) expect(granted[status]).toBeGreaterThan(5)
})

const anyCalculation = anyRun.map((run) => calculationOf(runRecordOf(run)))
const calculationFields = ['age', 'gender', 'weight', 'distance', 'vo2maxResult', 'category']

const post = (payload: string) =>
  site.app.inject({ method: 'POST', url: calculatePath, headers: { 'content-type': 'application/json' }, payload })

const anyKey = fc.oneof(fc.constantFrom(...calculationFields, '__proto__', 'constructor', 'toString', ''), fc.string())
const nearlyCalculation = fc
  .tuple(anyCalculation, fc.uniqueArray(fc.tuple(anyKey, anyValue), { selector: ([key]) => key, maxLength: 3 }))
  .map(([calculation, changes]) => JSON.stringify({ ...calculation, ...Object.fromEntries(changes) }))
const anyCalculationBody = fc.oneof(
  { weight: 4, arbitrary: nearlyCalculation },
  { weight: 2, arbitrary: fc.dictionary(anyKey, anyValue).map((body) => JSON.stringify(body)) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
)

test('whatever is sent, the answer is 201 with a row, or a refusal without one', timeoutOption, async () => {
  const before = (await site.rows()).length
  let saved = 0
  await fc.assert(
    fc.asyncProperty(anyCalculationBody, async (body) => {
      const response = await post(body)
      if (response.statusCode === 201) saved++
      expect([201, 400, 413, 422]).toContain(response.statusCode)
      expect(response.cookies).toHaveLength(response.statusCode === 201 ? 1 : 0)
    }),
    { seed, numRuns: 400 },
  )
  expect(await site.rows()).toHaveLength(before + saved)
  expect(saved).toBeGreaterThan(10)
})

test('whatever path is asked for, nothing breaks', timeoutOption, () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'PROPFIND'),
      fc.array(
        fc.oneof(fc.constantFrom(...'/ // en api mesurer .data % %2f %00 ? # .. ; %E0 :a('.split(' ')), fc.string()),
      ),
      async (method, parts) => {
        const url = `/${parts.join('').replace(/[^\x21-\x7e]|\\/g, '')}`
        const { statusCode, headers } = await site.app.inject({ method: method as 'GET', url })
        expect([200, 301, 400, 404, 405]).toContain(statusCode)
        if (statusCode === 301) expect(headers.location).toMatch(/^\/(?![/\\])/)
      },
    ),
    { seed, numRuns: 300 },
  ),
)
