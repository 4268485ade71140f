import { afterEach, expect, test, vi } from 'vitest'
import { callApi, isOutdated, queryFunction } from './api.ts'

function answerWith(status: number, body: string, statusText = '') {
  const fetch = vi.fn(() => Promise.resolve(new Response(body, { status, statusText })))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

afterEach(() => void vi.unstubAllGlobals())

test('a body is sent as JSON, with the visitor’s cookie', async () => {
  const fetch = answerWith(201, '{}')
  await callApi('POST', '/api/vo2/calculate', { age: 30 })
  expect(fetch).toHaveBeenCalledWith(
    '/api/vo2/calculate',
    expect.objectContaining({
      method: 'POST',
      credentials: 'include',
      keepalive: true,
      headers: { 'Content-Type': 'application/json', 'contract-version': '1' },
      body: '{"age":30}',
    }),
  )
})

test('a key travels in double quotes', async () => {
  const fetch = answerWith(201, '{}')
  const key = '8e03978e-40d5-43dd-bc93-6894a57f9324'
  await callApi('POST', '/api/vo2/calculate', {}, key)
  expect(fetch).toHaveBeenCalledWith(
    '/api/vo2/calculate',
    expect.objectContaining({ headers: expect.objectContaining({ 'Idempotency-Key': `"${key}"` }) as object }),
  )
})

test('without a body no content type is sent', async () => {
  const fetch = answerWith(200, '{}')
  await callApi('DELETE', '/api/vo2/x')
  expect(fetch).toHaveBeenCalledWith('/api/vo2/x', {
    method: 'DELETE',
    credentials: 'include',
    keepalive: true,
    signal: expect.any(AbortSignal),
  })
})

test('an answer that is no success is an error of status and text', async () => {
  answerWith(503, 'away')
  await expect(callApi('POST', '/x')).rejects.toThrow('503: away')
})

test('an empty error answer is told by its status text', async () => {
  answerWith(500, '', 'Internal Server Error')
  await expect(callApi('POST', '/x')).rejects.toThrow('500: Internal Server Error')
})

test.each([
  [400, true],
  [422, true],
  [409, false],
  [503, false],
])('a refusal of %d says that the page is outdated: %o', async (status, outdated) => {
  answerWith(status, 'refused')
  expect(isOutdated(await callApi('POST', '/x').catch((error: unknown) => error))).toBe(outdated)
})

test('no answer at all says nothing of the page', () => expect(isOutdated(new TypeError('no network'))).toBe(false))

test('a read yields the JSON at the path of its key', async () => {
  answerWith(200, '{"a":1}')
  await expect(queryFunction({ on401: 'throw' })({ queryKey: ['/api/vo2'] })).resolves.toEqual({ a: 1 })
})

test('a 401 throws, or yields nothing where asked', async () => {
  answerWith(401, 'who?')
  await expect(queryFunction({ on401: 'throw' })({ queryKey: ['/x'] })).rejects.toThrow('401: who?')
  await expect(queryFunction({ on401: 'null' })({ queryKey: ['/x'] })).resolves.toBeNull()
})
