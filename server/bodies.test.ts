import { expect, test } from 'vitest'
import { newCalculation } from '#tests/support/server/new-save.ts'
import { formPost, newServer, runPost } from '#tests/support/server/test-server.ts'

const json = JSON.stringify(newCalculation())
const multipart = 'multipart/form-data; boundary=x'

/** Returns a save whose body is of a type. */
const save = (payload: string, headers: Record<string, string>) => ({ ...runPost, payload, headers })

test.each([
  ['a run', (bytes: number) => save(json.padEnd(bytes), { 'content-type': 'application/json' })],
  ['a form', (bytes: number) => formPost('/mesurer', 'a'.repeat(bytes))],
])('the body of %s may have 4 KiB; a byte more is 413', async (_, bodyOf) => {
  const { app, pages, rows } = await newServer()
  expect((await app.inject(bodyOf(4096))).statusCode).toBeLessThan(300)
  const response = await app.inject(bodyOf(4097))
  expect(response.json()).toMatchObject({ status: 413, detail: 'The body is too large: 4 KiB at most.' })
  expect([...(await rows()), ...pages.rendered]).toHaveLength(1)
})

test.each([
  ['a run as text', save(json, { 'content-type': 'text/plain' })],
  ['a run as a form', save(json, { 'content-type': 'application/x-www-form-urlencoded' })],
  ['a run in parts', save(json, { 'content-type': multipart })],
  ['a run that is compressed', save(json, { 'content-type': 'application/json', 'content-encoding': 'gzip' })],
  ['a run without a body', { method: 'POST', url: runPost.url }],
  ['a form as JSON', formPost('/mesurer', '"age=30"', { 'content-type': 'application/json' })],
  ['a form as text', formPost('/mesurer', 'age=30', { 'content-type': 'text/plain' })],
  ['a form in parts', formPost('/mesurer', 'age=30', { 'content-type': multipart })],
  ['a form as HTML', formPost('/mesurer', 'age=30', { 'content-type': 'text/html' })],
  ['a form without a type', formPost('/mesurer', 'age=30', { 'content-type': ';' })],
] as const)('%s is 415', async (_, request) => {
  const { app, pages, rows } = await newServer()
  expect((await app.inject(request)).statusCode).toBe(415)
  expect([await rows(), pages.rendered]).toEqual([[], []])
})

test('an encoding that changes nothing is accepted', async () => {
  const { app } = await newServer()
  const headers = { 'content-type': 'application/json', 'content-encoding': 'Identity' }
  expect((await app.inject(save(json, headers))).statusCode).toBe(201)
})
