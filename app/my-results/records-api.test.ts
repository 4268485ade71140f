import { afterEach, expect, test, vi } from 'vitest'
import { runRecordOf } from '../../api/calculate.ts'
import { defaultRun } from '../../domain/protocols/cooper-run/cooper-run.ts'
import { queryClient } from '../sync/query-client.ts'
import { recordsApi } from './records-api.ts'

const record = runRecordOf(defaultRun)

afterEach(() => {
  queryClient.clear()
})

test.each([
  [200, 'done'],
  [400, 'versionSkew'],
  [401, 'unknown'],
  [404, 'unknown'],
  [422, 'versionSkew'],
  [503, 'unavailable'],
])('a correction that is answered with %d is %s', async (status, outcome) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ status }, { status })))
  expect(await recordsApi.correct('x', record)).toBe(outcome)
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
  expect(await recordsApi.setSaving(false)).toBe(told)
  expect(await recordsApi.setSaving(true)).toBe('done')
})

test('each page of records is read once: nothing but a change makes it old', async () => {
  const reads = countingReads()
  const lists = () => Promise.all([recordsApi.list(), recordsApi.list('a'), recordsApi.list('b')])
  await lists()
  await lists()
  expect(reads.count).toBe(3)
  await recordsApi.remove('x')
  await lists()
  expect(reads.count).toBe(6)
})

test.each([
  ['a correction', () => recordsApi.correct('x', record)],
  ['a deletion', () => recordsApi.remove('x')],
  ['deleting everything', () => recordsApi.erase()],
  ['the wish to stop', () => recordsApi.setSaving(true)],
] as const)('after %s it is read again, also when the answer says that it failed', async (_, change) => {
  for (const status of [204, 503]) {
    const reads = countingReads(status)
    await recordsApi.list()
    await change()
    await recordsApi.list()
    expect(reads.count).toBe(2)
    queryClient.clear()
  }
})

test('an answer that was under way while everything was deleted is not shown', async () => {
  let answer: (response: Response) => void = () => undefined
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  const older = recordsApi.list()
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(1))
  const late = answer
  countingReads()
  await recordsApi.erase()
  late(Response.json({ saving: true, records: ['deleted'], next: null }))
  expect(await older).toBe('unavailable')
  expect(await recordsApi.list()).toMatchObject({ records: [] })
})
