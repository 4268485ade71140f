import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { defaultRun } from '#domain/protocols/cooper-run.ts'
import { sendRun } from './send-run.ts'
import { newSaveKey } from './submission.ts'

const submission = { run: defaultRun, saveKey: 'key' }

/** Answers each request. Returns the requests. */
function stubFetch(answer: () => Promise<Response>) {
  const fetch = vi.fn((_path: string, _init: RequestInit) => answer())
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const answer = (status: number, body: string | null) => () => Promise.resolve(new Response(body, { status }))

test.each([
  ['200', 200, '{}'],
  ['201 that is no JSON', 201, '<p>Hello</p>'],
  ['204', 204, null],
])('%s is a success', async (_, status, body) => {
  stubFetch(answer(status, body))
  await expect(sendRun(submission)).resolves.toBeUndefined()
})

test.each([400, 401, 409, 429, 500, 503])('%d is a failure, and nothing is sent again', async (status) => {
  const fetch = stubFetch(answer(status, 'no'))
  await expect(sendRun(submission)).rejects.toThrow(`${status}: no`)
  expect(fetch).toHaveBeenCalledOnce()
})

test('a request without a response is a failure, and is not sent again', async () => {
  const fetch = stubFetch(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(sendRun(submission)).rejects.toThrow('Failed to fetch')
  expect(fetch).toHaveBeenCalledOnce()
})

test('a run is sent with its result, under its key in quotes', async () => {
  const fetch = stubFetch(answer(201, '{}'))
  await sendRun(submission)
  const [, { headers, body }] = fetch.mock.calls[0]!
  expect(headers).toMatchObject({ 'Idempotency-Key': '"key"' })
  expect(body).toBe(JSON.stringify({ ...defaultRun, vo2maxResult: 402, category: 'Bon' }))
})

test.each([true, false])('a save key is a UUID (in a secure context: %s)', (isSecure) => {
  vi.stubGlobal('isSecureContext', isSecure)
  expect(v.is(v.pipe(v.string(), v.uuid()), newSaveKey())).toBe(true)
})
