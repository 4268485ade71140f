import { RouterContextProvider, type ActionFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { saveRecordContext, type SaveRecord } from '../../contract/page-context.ts'
import type { KnownValueAnswer, PostedAnswer } from './posted-answers.ts'
import { answerForm } from './post-action.ts'

const goodForm = 'age=30&gender=homme&weight=70,5&distance=2400'

function post(form: string, saveRecord: SaveRecord, path = '/mesurer') {
  const context = new RouterContextProvider()
  context.set(saveRecordContext, saveRecord)
  const request = new Request(`http://localhost${path}`, { method: 'POST', body: new URLSearchParams(form) })
  return answerForm({ request, context } as unknown as ActionFunctionArgs) as Promise<{
    data: Partial<PostedAnswer & KnownValueAnswer>
    init: ResponseInit | null
  }>
}

test('a good form is saved and answered with its run', async () => {
  const saved: unknown[] = []
  const { data } = await post(goodForm, (run) => {
    saved.push(run)
    return Promise.resolve('saved')
  })
  expect(saved).toEqual([{ age: 30, gender: 'homme', weight: 70.5, distance: 2400 }])
  expect(data).toMatchObject({ saved: 'saved', run: { distance: 2400 } })
})

test('a run that cannot be saved is answered all the same, and says so', async () => {
  const { data } = await post(goodForm, () => Promise.resolve('failed'))
  expect(data).toMatchObject({ saved: 'failed', run: { distance: 2400 } })
})

test('a bad form is answered with status 400 and its errors, and nothing is saved', async () => {
  const { data, init } = await post('age=9', () => Promise.reject(new Error('must not be called')))
  expect(init?.status).toBe(400)
  expect(data.errors?.[0]).toEqual({ field: 'age', rule: 'tooSmall', limit: 10 })
})

test('numbers are read in the language of the page', async () => {
  const { data } = await post(
    'age=30&gender=homme&weight=70&distance=2,400',
    () => Promise.resolve('saved'),
    '/en/measure',
  )
  expect(data.run?.distance).toBe(2400)
})

test('a known value is rated, and nothing of it is saved', async () => {
  const { data } = await post('vo2max=41,5&age=45&gender=femme', () => Promise.reject(new Error('saved')))
  expect(data).toEqual({
    asked: {
      values: { vo2max: '41,5', age: '45', gender: 'femme' },
      known: { vo2max: 41.5, age: 45, gender: 'femme' },
    },
  })
})

test('a known value beyond its limits is answered with status 400 and its errors', async () => {
  const { data, init } = await post('vo2max=410&age=45&gender=femme', () => Promise.reject(new Error('saved')))
  expect(init?.status).toBe(400)
  expect(data.asked?.errors).toMatchObject([{ field: 'vo2max', rule: 'tooLarge' }])
})
