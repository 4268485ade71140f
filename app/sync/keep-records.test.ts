// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { lastVisit } from '../storage/last-visit.ts'
import { keepRecords } from './keep-records.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-15T12:00:00') })
  lastVisit.set('2026-11-23')
})

test.each([
  ['kept', 200, { records: [{}] }, '2026-12-15'],
  ['gone', 200, { records: [] }, ''],
  ['gone', 401, { status: 401 }, ''],
  ['failed', 503, { status: 503 }, '2026-11-23'],
] as const)('records are %s after %d', async (outcome, status, body, visit) => {
  const fetch = vi.fn(() => Promise.resolve(Response.json(body, { status })))
  vi.stubGlobal('fetch', fetch)
  expect([await keepRecords(), lastVisit.get()]).toEqual([outcome, visit])
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/vo2/records?limit=1', expect.anything())
})

test('nothing is sent if the device knows of no records', async () => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  lastVisit.set('')
  expect([await keepRecords(), fetch.mock.calls]).toEqual(['gone', []])
})
