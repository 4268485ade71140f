import { expect, test, vi } from 'vitest'
import { newSite } from '#tests/support/server/app.ts'
import { StoreUnavailableError } from './records/store.ts'

test('readyz is 503 on a full disk, and 200 once there is room again', async () => {
  const { app, store } = await newSite()
  vi.spyOn(store, 'ping').mockRejectedValueOnce(new StoreUnavailableError('disk full'))
  const responses = [await app.inject('/readyz'), await app.inject('/readyz')]
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([503, 200])
})

test('readyz is limited, because each call writes', async () => {
  const { app } = await newSite({ env: { RATE_LIMIT_MAX: 1 } })
  const responses = [await app.inject('/readyz'), await app.inject('/readyz')]
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 429])
})
