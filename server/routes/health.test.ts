import { expect, test } from 'vitest'
import { newSite } from '../testing/app.ts'
import { StoreUnavailable, type RecordStore } from '../records/store.ts'

/** Returns a site whose disk can be filled and emptied, and a count of its pings. */
async function siteOnDisk() {
  const disk = { isFull: false, pings: 0 }
  async function ping() {
    disk.pings++
    if (disk.isFull) throw new StoreUnavailable('disk full')
  }
  const { app, logged } = await newSite({ store: { ping } as unknown as RecordStore })
  return { disk, logged, ready: async () => (await app.inject('/readyz')).statusCode }
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

test('a hundred calls of readyz at once share a write, and while the store is away all are 503', async () => {
  const { disk, ready, logged } = await siteOnDisk()
  disk.isFull = true
  const responses = await Promise.all(Array.from({ length: 100 }, ready))
  expect(new Set(responses)).toEqual(new Set([503]))
  expect(disk.pings).toBeLessThanOrEqual(2)
  expect(logged.filter((line) => line.includes('not ready'))).toHaveLength(disk.pings)
})
