import { RouterContextProvider, type ActionFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { saveRecordContext, type SaveOutcome } from '../../api/page-context.ts'
import type { PostedFormResult } from './state/calculator-state.ts'
import { calculatorAction } from './calculator-action.ts'

const run = 'age=30&gender=homme&weight=70,5&distance=2400'
const step = 'protocol=queens-college-step&gender=femme&pulse=140&age='
const known = 'protocol=known-value&vo2max=41,5&age=45&gender=femme'

/** Posts a form to a page. Returns the response, and the records passed to the store. */
async function post(
  form: string,
  { path = '/mesurer', outcome = 'saved' }: { path?: string; outcome?: SaveOutcome } = {},
) {
  const saved: unknown[] = []
  const context = new RouterContextProvider()
  context.set(saveRecordContext, (record) => {
    saved.push(record)
    return Promise.resolve(outcome)
  })
  const request = new Request(`http://localhost${path}`, { method: 'POST', body: new URLSearchParams(form) })
  const { data, init } = (await calculatorAction({ request, context } as unknown as ActionFunctionArgs)) as {
    data: PostedFormResult
    init: ResponseInit | null
  }
  return { data, status: init?.status ?? 200, saved }
}

const runNames = ['', 'protocol=cooper-run&', 'protocol=cooper&', 'protocol=toString&']
test.each(runNames)('a form that begins with “%s” is a run', async (name) => {
  const { data, status, saved } = await post(name + run)
  const inputs = { age: 30, gender: 'homme', weight: 70.5, distance: 2400 }
  expect(status).toBe(200)
  expect(data).toMatchObject({ protocol: 'cooper-run', status: 'saved', entry: { protocol: 'cooper-run', inputs } })
  expect(saved).toMatchObject([{ protocol: 'cooper-run', inputs, result: { vo2maxTenths: 402, category: 'Bon' } }])
})

test.each([
  ['stopped', 'stopped'],
  ['full', 'full'],
  ['deleted', 'failed'],
  ['erased', 'failed'],
  ['keyReused', 'failed'],
  ['unavailable', 'failed'],
] as const)('a run whose save ends as %s is shown all the same, as %s', async (outcome, status) =>
  expect((await post(run, { outcome })).data).toMatchObject({ status, entry: { inputs: { distance: 2400 } } }),
)

test('a run sent without saving is shown and not saved', async () => {
  const { data, status, saved } = await post(`${run}&intent=show`)
  expect([status, saved, data.status]).toEqual([200, [], undefined])
  expect(data.entry?.inputs).toMatchObject({ distance: 2400 })
})

test.each([step, known])('without its save button, %s is shown but not saved', async (form) => {
  const { data, status, saved } = await post(form)
  expect([status, saved, data.status]).toEqual([200, [], undefined])
  expect(data.entry?.protocol).toBe(data.protocol)
})

test.each([step, known])('with its save button, %s is saved', async (form) => {
  const { data, saved } = await post(`${form}&intent=keep`)
  expect([data.status, saved.length]).toEqual(['saved', 1])
})

test('a test that gives no result is not saved', async () => {
  const pulses = 'restingPulse=80&pulseAfterSquats=80&pulseAfterOneMinute=75'
  const { data, saved } = await post(`protocol=ruffier-dickson-index&${pulses}&intent=keep`)
  expect([data.status, saved]).toEqual([undefined, []])
})

test('a form with errors returns status 400 and the typed texts, and nothing is saved', async () => {
  const { data, status, saved } = await post('protocol=ruffier-dickson-index&restingPulse=6&pulseAfterSquats=110')
  expect([status, saved]).toEqual([400, []])
  expect(data).toMatchObject({
    protocol: 'ruffier-dickson-index',
    texts: { restingPulse: '6' },
    errors: [
      { field: 'restingPulse', rule: 'tooSmall', limit: 30 },
      { field: 'pulseAfterOneMinute', rule: 'required' },
    ],
  })
})

test('numbers are read in the language of the page', async () => {
  const form = 'age=30&gender=homme&weight=70&distance=2,400'
  expect((await post(form, { path: '/en/measure' })).data.entry?.inputs).toMatchObject({ distance: 2400 })
  expect((await post(form)).data.errors).toEqual([{ field: 'distance', rule: 'tooSmall', limit: 500 }])
})
