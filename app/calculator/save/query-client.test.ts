import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, callApi, queryClient, queryFunction } from './query-client.ts'

function stubResponse(status: number, body: string | null, statusText = '') {
  const fetch = vi.fn(() => Promise.resolve(new Response(body, { status, statusText })))
  vi.stubGlobal('fetch', fetch)
  return fetch
}
afterEach(() => queryClient.clear())

test('a payload is sent as JSON with the visitor’s cookie', async () => {
  const fetch = stubResponse(201, '{}')
  await callApi('POST', '/x', { age: 30 }, { 'Idempotency-Key': '"a"' })
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': '"a"' }
  const request = { method: 'POST', credentials: 'include', keepalive: true, headers, body: '{"age":30}' }
  expect(fetch).toHaveBeenCalledWith('/x', request)
})

test('without a payload there is no body and no content type', async () => {
  const fetch = stubResponse(204, null)
  await callApi('DELETE', '/x')
  expect(fetch).toHaveBeenCalledWith('/x', { method: 'DELETE', credentials: 'include', keepalive: true, headers: {} })
})

test.each([
  [500, 'out of order', '', '500: out of order'],
  [503, '', 'Service Unavailable', '503: Service Unavailable'],
])('%d is an error with the text of the response, else the status text', async (status, body, statusText, message) => {
  stubResponse(status, body, statusText)
  await expect(callApi('POST', '/x', {})).rejects.toThrow(new ApiError(status, message.slice(5)))
  await expect(callApi('POST', '/x', {})).rejects.toThrow(message)
})

test('the default reader GETs the path in the key, once, and keeps the answer', async () => {
  const fetch = stubResponse(200, '{"value":1}')
  const read = () => queryClient.fetchQuery({ queryKey: ['/api', 'x'] })
  expect([await read(), await read()]).toEqual([{ value: 1 }, { value: 1 }])
  expect(fetch.mock.calls.map((call: unknown[]) => call[0])).toEqual(['/api/x'])
})

test('a 401 throws, or is null where asked', async () => {
  stubResponse(401, 'who?')
  await expect(queryClient.fetchQuery({ queryKey: ['/x'] })).rejects.toThrow('401: who?')
  await expect(queryFunction({ on401: 'null' })({ queryKey: ['/x'] })).resolves.toBeNull()
})
