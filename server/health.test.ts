import { expect, test } from 'vitest'
import { newSite } from './testing/app.ts'
import { StoreUnavailable, type RecordStore } from './records/store.ts'

/** Returns a site whose disk can be filled and emptied. */
async function siteOnDisk() {
  const disk = { isFull: false }
  async function ping() {
    if (disk.isFull) throw new StoreUnavailable('disk full')
  }
  const { app } = await newSite({ store: { ping } as unknown as RecordStore })
  return { disk, ready: async () => (await app.inject('/readyz')).statusCode }
}

test('readyz tells a full disk at the next ask, and that it has room again', async () => {
  const { disk, ready } = await siteOnDisk()
  const seen = []
  for (const isFull of [false, true, false]) {
    disk.isFull = isFull
    seen.push(await ready())
  }
  expect(seen).toEqual([200, 503, 200])
})

test('readyz is limited, because each call writes', async () => {
  const { app } = await newSite({ env: { RATE_LIMIT_MAX: 1 } })
  const responses = [await app.inject('/readyz'), await app.inject('/readyz')]
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 429])
})
