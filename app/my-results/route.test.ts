import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { recordsContext, reportErrorContext } from '#contract/page-context.ts'
import type { VisitorRecords } from '#contract/records.ts'
import { defaultRun } from '#domain/protocols/cooper-run.ts'
import { action, loader } from './route.ts'

const id = '01900000-0000-4000-8000-000000000000'
const unknownId = '01900000-0000-4000-8000-00000000000f'
const fields = { age: '30', gender: 'homme', weight: '70,5', distance: '2 400' }

/** Requests the page. Returns the data with its status, the calls to the store and the reported errors. */
async function request({ query = '', form, fails = false }: { query?: string; form?: object; fails?: boolean }) {
  const calls: unknown[][] = []
  const reported: unknown[] = []
  async function called<Result>(call: unknown[], result: Result) {
    calls.push(call)
    if (fails) throw new Error('store away')
    return result
  }
  const records: VisitorRecords = {
    hasCookie: true,
    list: (before) => called(['list', before], { records: [], nextCursor: null }),
    savePosted: (run) => called(['savePosted', run], true),
    correct: (given, run) => called(['correct', given, run], given === id),
    delete: (given) => called(['delete', given], given === id),
    deleteAll: () => called(['deleteAll'], undefined),
  }
  const context = new RouterContextProvider()
  context.set(recordsContext, records)
  context.set(reportErrorContext, (error) => reported.push(error))
  const url = `http://127.0.0.1/mes-resultats${query}`
  const { data, init } = form
    ? await action({ context, request: new Request(url, { method: 'POST', body: new URLSearchParams({ ...form }) }) })
    : await loader({ context, request: new Request(url) })
  return { data, status: init?.status ?? 200, calls, reported: reported.length }
}

test.each([
  ['the newest page', '', undefined],
  ['an older page', `?before=1795852360188_${id}`, `1795852360188_${id}`],
  ['a question on an older page', `?delete=${id}&before=1795852360188_${id}`, `1795852360188_${id}`],
])('%s lists the records before its cursor', async (_, query, before) =>
  expect(await request({ query })).toMatchObject({ status: 200, calls: [['list', before]] }),
)

test('records that cannot be read are null with 503, and the error is reported', async () =>
  expect(await request({ fails: true })).toMatchObject({ data: null, status: 503, reported: 1 }))

test('a valid correction is saved as a run', async () =>
  expect(await request({ form: { ...fields, intent: 'correct', id } })).toMatchObject({
    data: { status: 'corrected' },
    status: 200,
    calls: [['correct', id, { ...defaultRun, weight: 70.5 }]],
  }))

test('a refused correction saves nothing and keeps what was typed', async () =>
  expect(await request({ form: { ...fields, age: '9', intent: 'correct', id } })).toMatchObject({
    data: {
      status: 'refused',
      correction: { id, texts: { age: '9', weight: '70,5' }, errors: [{ field: 'age', rule: 'tooSmall', limit: 10 }] },
    },
    status: 400,
    calls: [],
  }))

test.each([
  ['one is deleted', { intent: 'delete', id }, 'deleted', ['delete', id]],
  ['all are deleted', { intent: 'deleteAll' }, 'allDeleted', ['deleteAll']],
  ['a deletion finds no record', { intent: 'delete', id: unknownId }, 'missing', ['delete', unknownId]],
  ['a correction finds no record', { ...fields, intent: 'correct', id: unknownId }, 'missing', ['correct', unknownId]],
])('%s', async (_, form, expected, call) => {
  const { data, status, calls } = await request({ form })
  expect([data, status]).toEqual([{ status: expected }, 200])
  expect(calls[0]!.slice(0, 2)).toEqual(call)
})

test.each([
  ['an empty form', {}],
  ['an unknown intent', { intent: 'stop', id }],
  ['a deletion without an id', { intent: 'delete' }],
  ['a correction without an id', { ...fields, intent: 'correct' }],
])('%s changes nothing', async (_, form) =>
  expect(await request({ form })).toMatchObject({ data: { status: 'missing' }, calls: [] }),
)

test.each([
  ['all are deleted', { intent: 'deleteAll' }],
  ['one is deleted', { intent: 'delete', id }],
])('a store that fails while %s is 503', async (_, form) =>
  expect(await request({ form, fails: true })).toMatchObject({
    data: { status: 'failed', correction: undefined },
    status: 503,
    reported: 1,
  }),
)

test('a correction during which the store fails keeps what was typed', async () =>
  expect(await request({ form: { ...fields, intent: 'correct', id }, fails: true })).toMatchObject({
    data: { status: 'failed', correction: { id, texts: { weight: '70,5' } } },
    status: 503,
  }))
