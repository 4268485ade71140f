import { expect, test } from 'vitest'
import { defaultRun } from '#domain/protocols/cooper-run.ts'
import { knownId as id, newPageRequest } from '#tests/support/page-request.ts'
import { action, loader } from './route.ts'

const unknownId = '01900000-0000-4000-8000-00000000000f'
const fields = { age: '30', gender: 'homme', weight: '70,5', distance: '2 400' }
const failure = new Error('store away')

/**
 * Opens the page, or posts a form to it. Returns the data and status, the calls to the store and the reported errors.
 */
async function request({ query = '', ...options }: { query?: string; form?: Record<string, string>; failure?: Error }) {
  const { args, calls, reported } = newPageRequest(`/mes-resultats${query}`, options)
  const { data, init } = await (options.form ? action(args) : loader(args))
  return { data, status: init?.status ?? 200, calls, reported }
}

test.each([
  ['the newest page', '', undefined],
  ['an older page', `?before=1795852360188_${id}`, `1795852360188_${id}`],
  ['a question on an older page', `?delete=${id}&before=1795852360188_${id}`, `1795852360188_${id}`],
])('%s lists the records before its cursor', async (_, query, before) =>
  expect(await request({ query })).toMatchObject({ status: 200, calls: [['list', before]] }),
)

test('records that cannot be read are null with 503, and the error is reported', async () =>
  expect(await request({ failure })).toMatchObject({ data: null, status: 503, reported: [failure] }))

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
  ['deleting a record', { intent: 'delete', id }, 'deleted', ['delete', id]],
  ['deleting all records', { intent: 'deleteAll' }, 'allDeleted', ['deleteAll']],
  ['deleting what is not there', { intent: 'delete', id: unknownId }, 'missing', ['delete', unknownId]],
  [
    'correcting what is not there',
    { ...fields, intent: 'correct', id: unknownId },
    'missing',
    ['correct', unknownId, { ...defaultRun, weight: 70.5 }],
  ],
])('%s is told', async (_, form, status, call) =>
  expect(await request({ form })).toMatchObject({ data: { status }, status: 200, calls: [call] }),
)

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
  expect(await request({ form, failure })).toMatchObject({
    data: { status: 'failed', correction: undefined },
    status: 503,
    reported: [failure],
  }),
)

test('a correction during which the store fails keeps what was typed', async () =>
  expect(await request({ form: { ...fields, intent: 'correct', id }, failure })).toMatchObject({
    data: { status: 'failed', correction: { id, texts: { weight: '70,5' } } },
    status: 503,
  }))
