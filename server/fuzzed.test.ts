import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { calculatePath, calculationOf } from '#contract/calculate.ts'
import { anyRun } from '#tests/support/any-entry.ts'
import { newServer } from '#tests/support/server/test-server.ts'

// random requests from grammars of nearly valid ones

const options = { seed: 20_261_121, numRuns: 300 }
const timeout = { timeout: 120_000 }

const fields = ['age', 'gender', 'weight', 'distance', 'vo2maxResult', 'category', '__proto__', 'constructor', '']
const anyField = fc.oneof(fc.constantFrom(...fields), fc.string())
const anyValue = fc.oneof(
  fc.constantFrom(0, -0, 1e308, -1, null, true, 'homme', 'Bon', '=1+1', [], {}),
  fc.double(),
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 3 }),
)
const nearlyCalculation = fc
  .tuple(anyRun, fc.uniqueArray(fc.tuple(anyField, anyValue), { selector: ([field]) => field, maxLength: 3 }))
  .map(([run, changes]) => JSON.stringify({ ...calculationOf(run), ...Object.fromEntries(changes) }))
const anyBody = fc.oneof(
  { weight: 4, arbitrary: nearlyCalculation },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  { weight: 1, arbitrary: fc.constant('['.repeat(4000)) },
)

test('any body gets 201 and a row, or a refusal and none', timeout, async () => {
  const { app, rows } = await newServer()
  let saved = 0
  await fc.assert(
    fc.asyncProperty(anyBody, async (payload) => {
      const headers = { 'content-type': 'application/json' }
      const response = await app.inject({ method: 'POST', url: calculatePath, headers, payload })
      if (response.statusCode === 201) saved++
      expect([201, 400, 413, 422]).toContain(response.statusCode)
      expect(response.cookies).toHaveLength(response.statusCode === 201 ? 1 : 0)
    }),
    options,
  )
  expect(await rows()).toHaveLength(saved)
  expect(saved).toBeGreaterThan(10)
  expect(Object.keys(Object.prototype)).toEqual([])
})

const parts = '/ // en api mesurer .data % %2f %00 ? # .. ; %E0 :a('.split(' ')
test('any path gets a response, and redirects stay on the site', timeout, async () => {
  const { app } = await newServer()
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<NonNullable<InjectOptions['method']>>('GET', 'HEAD', 'POST', 'PUT', 'OPTIONS'),
      fc.array(fc.oneof(fc.constantFrom(...parts), fc.string())),
      async (method, path) => {
        const url = `/${path.join('').replace(/[^\x21-\x7e]|\\/g, '')}`
        const { statusCode, headers } = await app.inject({ method, url })
        expect([200, 301, 400, 404, 405]).toContain(statusCode)
        if (statusCode === 301) expect(headers.location).toMatch(/^\/(?![/\\])/)
      },
    ),
    options,
  )
})
