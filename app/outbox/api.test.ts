import { expect, test, vi } from 'vitest'
import { callApi, isProblem, queryFunction } from './api.ts'

function answerWith(status: number, body: string, statusText = '') {
  const fetch = vi.fn(() =>
    Promise.resolve(new Response(body, { status, statusText, headers: { 'Content-Type': 'application/json' } })),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('a body is sent as JSON, with the visitor’s cookie and its key in double quotes', async () => {
  const fetch = answerWith(201, '{}')
  await callApi('POST', '/api/vo2/calculate', { age: 30 }, '8e03978e-40d5-43dd-bc93-6894a57f9324')
  expect(fetch).toHaveBeenCalledWith(
    '/api/vo2/calculate',
    expect.objectContaining({
      method: 'POST',
      credentials: 'include',
      keepalive: true,
      redirect: 'error',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': '"8e03978e-40d5-43dd-bc93-6894a57f9324"' },
      body: '{"age":30}',
    }),
  )
})

test('a refusal is the site’s when it says so itself', async () => {
  const refused = () => callApi('POST', '/x').catch((error: unknown) => error)
  answerWith(422, '{"status":422}')
  expect([isProblem(await refused(), 400, 422), isProblem(await refused(), 404)]).toEqual([true, false])
  for (const body of ['refused', 'null', '{"status":400}', '{}']) {
    answerWith(422, body)
    expect(isProblem(await refused(), 422)).toBe(false)
  }
  expect(isProblem(new TypeError('no network'), 422)).toBe(false)
})

test('a page in place of an answer is none', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('<h1>Hello</h1>', { headers: { 'Content-Type': 'text/html' } })),
  )
  await expect(callApi('DELETE', '/x')).rejects.toThrow(TypeError)
  await expect(queryFunction({ on401: 'null' })({ queryKey: ['/x'] })).rejects.toThrow(TypeError)
})

test('a 401 throws, or yields nothing where asked', async () => {
  answerWith(401, 'who?')
  await expect(queryFunction({ on401: 'throw' })({ queryKey: ['/x'] })).rejects.toThrow('401: who?')
  await expect(queryFunction({ on401: 'null' })({ queryKey: ['/x'] })).resolves.toBeNull()
})
