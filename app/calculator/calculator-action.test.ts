import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { recordsContext, reportErrorContext } from '#contract/page-context.ts'
import type { VisitorRecords } from '#contract/records.ts'
import type { Run } from '#domain/protocols/cooper-run.ts'
import { calculatorAction } from './calculator-action.ts'

const run = 'age=30&gender=homme&weight=70,5&distance=2400'
const inputs = { age: 30, gender: 'homme', weight: 70.5, distance: 2400 }

interface PostOptions {
  path: string
  failure: Error
  hasCookie: boolean
  /** whether the visitor has as many records as are kept */
  isFull: boolean
}

/** Posts a form to a page. Returns the result, and what reached the store and the log. */
async function post(
  form: string,
  { path = '/mesurer', failure, hasCookie = true, isFull = false }: Partial<PostOptions> = {},
) {
  const saved: Run[] = []
  const reported: unknown[] = []
  const unused = () => Promise.reject(new Error('not for this page'))
  const records: VisitorRecords = {
    hasCookie,
    async savePosted(run) {
      if (failure) throw failure
      saved.push(run)
      return !isFull
    },
    list: unused,
    correct: unused,
    delete: unused,
    deleteAll: unused,
  }
  const context = new RouterContextProvider()
  context.set(recordsContext, records)
  context.set(reportErrorContext, (error) => void reported.push(error))
  const request = new Request(`http://localhost${path}`, { method: 'POST', body: new URLSearchParams(form) })
  const { data, init } = await calculatorAction({ request, context })
  return { data, status: init?.status, saved, reported }
}

test.each(['', 'protocol=cooper-run&', 'protocol=toString&'])('a form that begins with “%s” is a run', async (name) => {
  const { data, status, saved } = await post(name + run)
  expect([status, saved]).toEqual([200, [inputs]])
  expect(data).toMatchObject({ protocol: 'cooper-run', entry: { inputs }, saveState: 'saved' })
})

test('a run whose save fails is shown all the same, and the error is logged', async () => {
  const failure = new Error('disk full')
  const { data, status, reported } = await post(run, { failure })
  expect([status, reported]).toEqual([503, [failure]])
  expect(data).toMatchObject({ entry: { inputs }, saveState: 'failed' })
})

test('a run of a visitor who has all the records that are kept is not saved', async () => {
  const { data, status, reported } = await post(run, { isFull: true })
  expect([status, reported]).toEqual([409, []])
  expect(data).toMatchObject({ saveState: 'failed' })
})

test('a run sent without saving is shown and not saved', async () => {
  const { data, saved } = await post(`${run}&intent=without-saving`)
  expect(saved).toEqual([])
  expect(data).toMatchObject({ entry: { inputs }, saveState: 'withoutSaving' })
})

test.each([
  ['comes back without the cookie that it was given', `${run}&cookie=`, false, true],
  ['comes back with it', `${run}&cookie=`, true, false],
  ['was given none yet', run, false, false],
])('a form that %s', async (_, form, hasCookie, refusesCookies) =>
  expect((await post(form, { hasCookie })).data).toMatchObject({ saveState: 'saved', refusesCookies }),
)

test('another protocol is shown and never saved', async () => {
  const { data, saved } = await post('protocol=known-value&vo2max=41,5&age=45&gender=femme')
  expect(saved).toEqual([])
  expect(data.entry).toEqual({ protocol: 'known-value', inputs: { vo2max: 41.5, age: 45, gender: 'femme' } })
})

test('a form with errors has status 400 and its texts, and nothing is saved', async () => {
  const { data, status, saved } = await post(run.replace('2400', '499'))
  expect([status, saved]).toEqual([400, []])
  expect(data).toMatchObject({
    texts: { distance: '499' },
    errors: [{ field: 'distance', rule: 'tooSmall', limit: 500 }],
  })
})

test('numbers are read in the language of the page', async () => {
  const form = 'age=30&gender=homme&weight=70&distance=2,400'
  expect((await post(form, { path: '/en/measure' })).data.entry?.inputs).toMatchObject({ distance: 2400 })
  expect((await post(form)).data.errors).toEqual([{ field: 'distance', rule: 'tooSmall', limit: 500 }])
})
