import { expect, test, vi } from 'vitest'
import { callApi, queryFunction } from './call-api.ts'

function stubResponse(status: number, body: string, statusText = '') {
  const fetch = vi.fn(() =>
    Promise.resolve(new Response(body, { status, statusText, headers: { 'Content-Type': 'application/json' } })),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('a body is sent as JSON, with the visitor’s cookie and its key in double quotes', async () => {
  const fetch = stubResponse(201, '{}')
  await callApi('POST', '/api/vo2/calculate', { age: 30 }, { key: '8e03978e-40d5-43dd-bc93-6894a57f9324' })
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

test('an HTML response is rejected', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('<h1>Hello</h1>', { headers: { 'Content-Type': 'text/html' } })),
  )
  await expect(callApi('DELETE', '/x')).rejects.toThrow(TypeError)
  await expect(queryFunction({ on401: 'null' })({ queryKey: ['/x'] })).rejects.toThrow(TypeError)
})

test('a 401 throws, or returns null where asked', async () => {
  stubResponse(401, 'who?')
  await expect(queryFunction({ on401: 'throw' })({ queryKey: ['/x'] })).rejects.toThrow('401: who?')
  await expect(queryFunction({ on401: 'null' })({ queryKey: ['/x'] })).resolves.toBeNull()
})
