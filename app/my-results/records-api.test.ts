import { afterEach, expect, test, vi } from 'vitest'
import { runRecordOf } from '../../api/calculate.ts'
import { defaultRun } from '../../domain/protocols/cooper-run/cooper-run.ts'
import { queryClient } from '../sync/query-client.ts'
import { apiRecords } from './records-api.ts'

const record = runRecordOf(defaultRun)

afterEach(() => {
  queryClient.clear()
})

test.each([
  [200, 'done'],
  [400, 'outdated'],
  [401, 'unknown'],
  [404, 'unknown'],
  [422, 'outdated'],
  [503, 'unavailable'],
])('a correction that is answered with %d is %s', async (status, outcome) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ status }, { status })))
  expect(await apiRecords.correct('x', record)).toBe(outcome)
})

/** An API whose list is counted; everything else is answered with `status`. */
function countingReads(status = 204) {
  const reads = { count: 0 }
  vi.stubGlobal('fetch', (_: string, { method }: { method?: string }) => {
    if (!method) reads.count++
    const list = { saving: true, records: [], next: null }
    return Promise.resolve(method ? new Response(null, { status }) : Response.json(list))
  })
  return reads
}

test.each([
  ['with the cookie', { saving: false, records: [], next: null }, 'done'],
  ['without it', null, 'unremembered'],
])('a wish to stop that local storage does not keep, %s, is %o', async (_, list, told) => {
  vi.stubGlobal('localStorage', undefined)
  vi.stubGlobal('fetch', (_: string, { method }: { method?: string }) =>
    Promise.resolve(method ? new Response(null, { status: 204 }) : Response.json(list, { status: list ? 200 : 401 })),
  )
  expect(await apiRecords.setSaving(false)).toBe(told)
  expect(await apiRecords.setSaving(true)).toBe('done')
})

test('each page of records is read once: nothing but a change makes it old', async () => {
  const reads = countingReads()
  const lists = () => Promise.all([apiRecords.list(), apiRecords.list('a'), apiRecords.list('b')])
  await lists()
  await lists()
  expect(reads.count).toBe(3)
  await apiRecords.remove('x')
  await lists()
  expect(reads.count).toBe(6)
})

test.each([
  ['a correction', () => apiRecords.correct('x', record)],
  ['a deletion', () => apiRecords.remove('x')],
  ['deleting everything', () => apiRecords.erase()],
  ['the wish to stop', () => apiRecords.setSaving(true)],
] as const)('after %s it is read again, also when the answer says that it failed', async (_, change) => {
  for (const status of [204, 503]) {
    const reads = countingReads(status)
    await apiRecords.list()
    await change()
    await apiRecords.list()
    expect(reads.count).toBe(2)
    queryClient.clear()
  }
})

test('an answer that was under way while everything was deleted is not shown', async () => {
  let answer: (response: Response) => void = () => undefined
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  const older = apiRecords.list()
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(1))
  const late = answer
  countingReads()
  await apiRecords.erase()
  late(Response.json({ saving: true, records: ['deleted'], next: null }))
  expect(await older).toBe('unavailable')
  expect(await apiRecords.list()).toMatchObject({ records: [] })
})
