import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { recordsContext } from '../../api/page-context.ts'
import type { RecordList, RecordOperations } from '../../api/record-operations.ts'
import { queryClient } from '../sync/query-client.ts'
import { clientLoader, loader, shouldRevalidate } from './route.ts'

afterEach(() => queryClient.clear())

const id = '01900000-0000-7000-8000-000000000000'
const list: RecordList = { saving: true, records: [], next: null }
const page = (query: string) => `http://127.0.0.1/mes-resultats${query}`

test.each([
  ['', undefined],
  [`?before=${id}`, id],
  [`?remove=${id}&before=${id}`, id],
  [`?before=${id}0`, undefined],
  ['?before=%27%20or%201=1', undefined],
])('the page with %j lists the records after %s, on the server and over the API', async (query, before) => {
  const requested: unknown[] = []
  const context = new RouterContextProvider()
  context.set(recordsContext, {
    list(cursor?: string) {
      requested.push(cursor)
      return Promise.resolve(list)
    },
  } as RecordOperations)
  vi.stubGlobal('fetch', (path: string) => {
    requested.push(path)
    return Promise.resolve(Response.json(list))
  })
  const request = new Request(page(query))
  await loader({ request, context } as unknown as LoaderFunctionArgs)
  await clientLoader({ request })
  expect(requested).toEqual([before, `/api/vo2/records${before ? `?before=${before}` : ''}`])
})

const navigation = (from: string, to = from) => ({ currentUrl: new URL(page(from)), nextUrl: new URL(page(to)) })
const action = (outcome: string) => ({ ...navigation(''), formMethod: 'POST', actionResult: { outcome } })

test.each([
  ['opening the dialog of a record', false, navigation('', '?remove=all')],
  ['opening it on an older page', false, navigation(`?before=${id}`, `?before=${id}&correct=${id}`)],
  ['an older page', true, navigation('', `?before=${id}`)],
  ['the newest page', true, navigation(`?before=${id}`, '')],
  ['the same address again', true, navigation('?remove=all')],
  ['a deletion', true, action('erase')],
  ['a change of an unknown record', true, action('unknown')],
  ['a change with an unknown outcome', false, action('unavailable')],
  ['an opt-out that only this browser knows', false, action('stoppedHere')],
])('after %s the list is read: %s', (_, isRead, change) => {
  const args = { defaultShouldRevalidate: true, ...change } as Parameters<typeof shouldRevalidate>[0]
  expect(shouldRevalidate(args)).toBe(isRead)
})
