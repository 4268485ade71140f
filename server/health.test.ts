import { expect, test, vi } from 'vitest'
import { newServer } from '#tests/support/server/test-server.ts'
import { StoreUnavailableError } from './records/store.ts'

test('readyz is 503 on a full disk, and 200 once there is room again', async () => {
  const { app, store } = await newServer()
  vi.spyOn(store, 'ping').mockRejectedValueOnce(new StoreUnavailableError('disk full'))
  const responses = [await app.inject('/readyz'), await app.inject('/readyz')]
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([503, 200])
})
