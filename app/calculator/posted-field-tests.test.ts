import { RouterContextProvider, type ActionFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { saveRecordContext } from '../../contract/page-context.ts'
import { answerForm } from './post-action.ts'

async function post(form: string, path = '/mesurer') {
  const saved: unknown[] = []
  const context = new RouterContextProvider()
  context.set(saveRecordContext, (run) => {
    saved.push(run)
    return Promise.resolve('saved')
  })
  const request = new Request(`http://localhost${path}`, { method: 'POST', body: new URLSearchParams(form) })
  const { data, init } = await answerForm({ request, context } as unknown as ActionFunctionArgs)
  return { data, status: init?.status ?? 200, saved }
}

test('the form of a test is answered with the test, and nothing is saved', async () => {
  const { data, status, saved } = await post('test=queens-college-step&gender=femme&pulse=140&age=')
  expect(status).toBe(200)
  expect(data).toMatchObject({
    test: 'queens-college-step',
    fieldTest: { test: 'queens-college-step', inputs: { gender: 'femme', pulse: 140 } },
  })
  expect(saved).toEqual([])
})

test('numbers are read in the language of the page', async () => {
  const walk = 'test=rockport-walk&age=60&gender=femme&weight=70.5&seconds=16:00&pulse=140'
  expect((await post(walk, '/en/measure')).data).toMatchObject({ fieldTest: { inputs: { weight: 70.5 } } })
})

test('a test with errors is answered with status 400 and what was typed', async () => {
  const { data, status, saved } = await post('test=ruffier-dickson-index&restingPulse=6&pulseAfterSquats=110')
  expect(status).toBe(400)
  expect(data).toMatchObject({
    values: { restingPulse: '6' },
    errors: [
      { field: 'restingPulse', rule: 'tooSmall', limit: 30 },
      { field: 'pulseAfterOneMinute', rule: 'required' },
    ],
  })
  expect(saved).toEqual([])
})

test.each(['', 'test=cooper&', 'test=toString&'])(
  'a form that names no test of these (%s) is the calculator’s',
  async (name) => {
    const { data, saved } = await post(`${name}age=30&gender=homme&weight=70&distance=2400`)
    expect(data).toMatchObject({ run: { distance: 2400 }, saved: 'saved' })
    expect(saved).toHaveLength(1)
  },
)

test.each(['/', '/en'])('a test that is posted to %s, which has none, is refused and never saved', async (path) => {
  const { data, status, saved } = await post('test=queens-college-step&gender=femme&pulse=140&intent=keep', path)
  expect(status).toBe(400)
  expect(data).not.toHaveProperty('test')
  expect(saved).toEqual([])
})
