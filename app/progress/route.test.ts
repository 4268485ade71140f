import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { recordsContext } from '../../contract/page-context.ts'
import type { RecordList, Records } from '../../contract/records.ts'
import { queryClient } from '../outbox/query-client.ts'
import { clientLoader, loader, shouldRevalidate } from './route.ts'

afterEach(() => queryClient.clear())

const id = '01900000-0000-7000-8000-000000000000'
const list: RecordList = { saving: true, records: [], next: null }
const page = (query: string) => `http://127.0.0.1/mes-resultats${query}`

test.each([
  ['', undefined],
  [`?before=${id}`, id],
  [`?remove=${id}&before=${id}`, id],
  ['?before=', undefined],
  [`?before=${id.replace('0190', 'ABCD')}`, undefined],
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

test.each([
  ['', '?remove=all', false],
  [`?before=${id}`, `?before=${id}&correct=${id}`, false],
  ['', `?before=${id}`, true],
  [`?before=${id}`, '', true],
])('from %j to %j the list is read: %s', (from, to, isRead) => {
  const move = { currentUrl: new URL(page(from)), nextUrl: new URL(page(to)), defaultShouldRevalidate: true }
  expect(shouldRevalidate(move as Parameters<typeof shouldRevalidate>[0])).toBe(isRead)
})

test.each([
  ['erase', true],
  ['unknown', true],
  ['stop', true],
  ['unavailable', false],
  ['stopped here', false],
])('after a deed that ended as %s the list is read: %s', (done, isRead) => {
  const here = { currentUrl: new URL(page('')), nextUrl: new URL(page('')) }
  const deed = { ...here, formMethod: 'POST', actionResult: { done } }
  expect(shouldRevalidate(deed as Parameters<typeof shouldRevalidate>[0])).toBe(isRead)
})

test('the list is read when the page itself asks for it', () => {
  const here = new URL(page('?remove=all'))
  const asked = { currentUrl: here, nextUrl: here, defaultShouldRevalidate: true }
  expect(shouldRevalidate(asked as Parameters<typeof shouldRevalidate>[0])).toBe(true)
  const moved = { ...asked, nextUrl: new URL(page('')) }
  expect(shouldRevalidate(moved as Parameters<typeof shouldRevalidate>[0])).toBe(false)
})
