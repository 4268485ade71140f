import { expect, test } from 'vitest'
import { newPageRequest, type PageRequestOptions } from '#tests/support/page-request.ts'
import { calculatorAction } from './calculator-action.ts'

const run = 'age=30&gender=homme&weight=70,5&distance=2400'
const inputs = { age: 30, gender: 'homme', weight: 70.5, distance: 2400 }

/** Posts a form to a page. Returns the result, and what reached the store and the log. */
async function post(
  form: string,
  { path = '/mesurer', ...options }: { path?: string } & Omit<PageRequestOptions, 'form'> = {},
) {
  const { args, calls, reported } = newPageRequest(path, { form, ...options })
  const { data, init } = await calculatorAction(args)
  return { data, status: init?.status, calls, reported }
}

test.each(['', 'protocol=cooper-run&', 'protocol=toString&'])('a form that begins with “%s” is a run', async (name) => {
  const { data, status, calls } = await post(name + run)
  expect([status, calls]).toEqual([200, [['savePosted', inputs]]])
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
  const { data, calls } = await post(`${run}&intent=without-saving`)
  expect(calls).toEqual([])
  expect(data).toMatchObject({ entry: { inputs }, saveState: 'withoutSaving' })
})

test('a form that comes back without its cookie tells of refused cookies', async () =>
  expect((await post(`${run}&cookie=`, { hasCookie: false })).data).toMatchObject({
    saveState: 'saved',
    refusesCookies: true,
  }))

test.each([
  ['comes back with its cookie', `${run}&cookie=`, true],
  ['was given none yet', run, false],
])('a form that %s tells of no refused cookies', async (_, form, hasCookie) =>
  expect((await post(form, { hasCookie })).data).toMatchObject({ saveState: 'saved', refusesCookies: false }),
)

test('another protocol is shown and never saved', async () => {
  const { data, calls } = await post('protocol=known-value&vo2max=41,5&age=45&gender=femme')
  expect(calls).toEqual([])
  expect(data.entry).toEqual({ protocol: 'known-value', inputs: { vo2max: 41.5, age: 45, gender: 'femme' } })
})

test('a form with errors has status 400 and its texts, and nothing is saved', async () => {
  const { data, status, calls } = await post(run.replace('2400', '499'))
  expect([status, calls]).toEqual([400, []])
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
