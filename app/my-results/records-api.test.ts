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
])('a correction with a response of %d is %s', async (status, outcome) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ status }, { status })))
  expect(await recordsApi.correct('x', record)).toBe(outcome)
})

/** Stubs an API that counts reads of the list. Any other request gets `status`. */
function stubCountedReads(status = 204) {
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
])('a wish to stop that local storage does not keep, %s, is %o', async (_, list, outcome) => {
  vi.stubGlobal('localStorage', undefined)
  vi.stubGlobal('fetch', (_: string, { method }: { method?: string }) =>
    Promise.resolve(method ? new Response(null, { status: 204 }) : Response.json(list, { status: list ? 200 : 401 })),
  )
  expect(await recordsApi.setSaving(false)).toBe(outcome)
  expect(await recordsApi.setSaving(true)).toBe('done')
})

test('each page of records is read once, and again only after a change', async () => {
  const reads = stubCountedReads()
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
  ['an opt-in', () => recordsApi.setSaving(true)],
] as const)('after %s the list is read again, even if the change failed', async (_, change) => {
  for (const status of [204, 503]) {
    const reads = stubCountedReads(status)
    await recordsApi.list()
    await change()
    await recordsApi.list()
    expect(reads.count).toBe(2)
    queryClient.clear()
  }
})

test('a list requested before everything was erased is not shown', async () => {
  let respond: (response: Response) => void = () => undefined
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (respond = resolve)))
  const older = recordsApi.list()
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(1))
  const respondLate = respond
  stubCountedReads()
  await recordsApi.erase()
  respondLate(Response.json({ saving: true, records: ['deleted'], next: null }))
  expect(await older).toBe('unavailable')
  expect(await recordsApi.list()).toMatchObject({ records: [] })
})
