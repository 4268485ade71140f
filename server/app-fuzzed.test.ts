import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { calculatePath, calculationOf, runRecordOf } from '../contract/calculate.ts'
import { anyRun } from '../domain/tests/entry.arbitrary.ts'
import { newApp } from './testing/app.ts'

const site = await newApp()
afterAll(() => site.close())

const anyCalculation = anyRun.map((run) => calculationOf(runRecordOf(run)))
const seed = 20_261_121
const patience = { timeout: 60_000 }
const fields = ['age', 'gender', 'weight', 'distance', 'vo2maxResult', 'category']

const post = (payload: string, type = 'application/json') =>
  site.app.inject({ method: 'POST', url: calculatePath, headers: { 'content-type': type }, payload })

/** Values that are nearly right, and values that are quite wrong. */
const anyValue = fc.oneof(
  fc.constantFrom('homme', 'femme', 'Bon', 'Très bon', 0, -0, 10, 100, 402, 5000, 1e21, -1, null, true),
  fc.double(),
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 3 }),
)
const anyKey = fc.oneof(fc.constantFrom(...fields, '__proto__', 'constructor', 'toString', ''), fc.string())
const nearlyCalculation = fc
  .tuple(anyCalculation, fc.uniqueArray(fc.tuple(anyKey, anyValue), { selector: ([key]) => key, maxLength: 3 }))
  .map(([calculation, changes]) => JSON.stringify({ ...calculation, ...Object.fromEntries(changes) }))
const anyBody = fc.oneof(
  { weight: 4, arbitrary: nearlyCalculation },
  { weight: 2, arbitrary: fc.dictionary(anyKey, anyValue).map((body) => JSON.stringify(body)) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
)

test('whatever is sent, the answer is 201 with a row, or a refusal without one', patience, async () => {
  let saved = 0
  await fc.assert(
    fc.asyncProperty(anyBody, async (body) => {
      const response = await post(body)
      if (response.statusCode === 201) saved++
      expect([201, 400, 413, 422]).toContain(response.statusCode)
      expect(response.cookies).toHaveLength(response.statusCode === 201 ? 1 : 0)
    }),
    { seed, numRuns: 400 },
  )
  expect(await site.rows()).toHaveLength(saved)
  expect(saved).toBeGreaterThan(10)
})

test('whatever path is asked for, nothing breaks', patience, () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'PROPFIND'),
      fc.array(
        fc.oneof(
          fc.constantFrom(
            '/',
            '//',
            'en',
            'api',
            'mesurer',
            '.data',
            '%',
            '%2f',
            '%00',
            '?',
            '#',
            '..',
            ';',
            '%E0',
            ':a(',
          ),
          fc.string(),
        ),
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
