import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { recordsContext } from '../../api/page-context.ts'
import type { RecordList, Records } from '../../api/records.ts'
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
])('the page with %j lists what comes after %s, by the server and by the API', async (query, before) => {
  const asked: unknown[] = []
  const context = new RouterContextProvider()
  context.set(recordsContext, {
    list(cursor?: string) {
      asked.push(cursor)
      return Promise.resolve(list)
    },
  } as Records)
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return Promise.resolve(Response.json(list))
  })
  const request = new Request(page(query))
  await loader({ request, context } as unknown as LoaderFunctionArgs)
  await clientLoader({ request })
  expect(asked).toEqual([before, `/api/vo2/records${before ? `?before=${before}` : ''}`])
})

const asked = (url: string, other = url) => ({ currentUrl: new URL(page(url)), nextUrl: new URL(page(other)) })
const deed = (done: string) => ({ ...asked(''), formMethod: 'POST', actionResult: { done } })

test.each([
  ['a question about a record', false, asked('', '?remove=all')],
  ['the same of an older page', false, asked(`?before=${id}`, `?before=${id}&correct=${id}`)],
  ['an older page', true, asked('', `?before=${id}`)],
  ['the newest page', true, asked(`?before=${id}`, '')],
  ['the same address again', true, asked('?remove=all')],
  ['a deletion', true, deed('erase')],
  ['a record that is unknown', true, deed('unknown')],
  ['a deed of which nobody knows', false, deed('unavailable')],
  ['a wish that only this browser knows', false, deed('stopped here')],
])('after %s the list is read: %s', (_, isRead, move) => {
  const asked = { defaultShouldRevalidate: true, ...move } as Parameters<typeof shouldRevalidate>[0]
  expect(shouldRevalidate(asked)).toBe(isRead)
})
