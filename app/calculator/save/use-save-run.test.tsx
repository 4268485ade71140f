// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { defaultRun } from '#domain/protocols/cooper-run.ts'
import { dismissToast, useToasts } from '../../toast/toast-area.tsx'
import { newSaveKey } from './submission.ts'
import { useSaveRun } from './use-save-run.ts'

afterEach(() => {
  act(dismissToast)
  vi.unstubAllGlobals()
})

/** Renders the save of a submission, each request answered in turn. */
function submit(answers: (() => Promise<Response>)[], saves = true) {
  const fetch = vi.fn((_path: string, _init: RequestInit) => answers.shift()!())
  vi.stubGlobal('fetch', fetch)
  const pending: boolean[] = []
  const props = {
    run: defaultRun,
    saveKey: 'key',
    saves,
    onPending: (isPending: boolean) => void pending.push(isPending),
  }
  const { result } = renderHook(() => ({ ...useSaveRun(props), toast: useToasts().toast }))
  return { result, fetch, pending }
}

const answer =
  (status: number, body: string | null = '{}') =>
  () =>
    Promise.resolve(new Response(body, { status }))
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))

test.each([
  ['200', answer(200)],
  ['201 that is no JSON', answer(201, '<p>Hello</p>')],
  ['204', answer(204, null)],
])('%s is a success', async (_, given) => {
  const { result, pending } = submit([given])
  expect(result.current.saveState).toBe('saving')
  await waitFor(() =>
    expect(result.current).toMatchObject({ saveState: 'saved', toast: { kind: 'saved', open: true } }),
  )
  expect(pending).toEqual([true, false])
})

test.each([
  ...[400, 401, 409, 429, 500, 503].map((status) => [String(status), answer(status)] as const),
  ['no response', unreachable] as const,
])('%s is a failure, and nothing is sent again', async (_, given) => {
  const { result, fetch, pending } = submit([given])
  await waitFor(() => expect(result.current).toMatchObject({ saveState: 'failed', toast: { kind: 'failed' } }))
  expect([fetch.mock.calls.length, pending]).toEqual([1, [true, false]])
})

test('a retry sends the same body under the same key, in quotes', async () => {
  const { result, fetch } = submit([unreachable, answer(201)])
  await waitFor(() => expect(result.current.saveState).toBe('failed'))
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.saveState).toBe('saved'))
  const [first, second] = fetch.mock.calls
  expect(second).toEqual(first)
  expect(first![1].headers).toMatchObject({ 'Idempotency-Key': '"key"' })
  expect(first![1].body).toBe(JSON.stringify({ ...defaultRun, vo2maxResult: 402, category: 'Bon' }))
})

test('a run calculated without saving sends nothing', () => {
  const { result, fetch } = submit([], false)
  expect([result.current.saveState, fetch.mock.calls.length]).toEqual(['unsaved', 0])
})

test.each([true, false])('a save key is a UUID (in a secure context: %s)', (isSecure) => {
  vi.stubGlobal('isSecureContext', isSecure)
  expect(v.is(v.pipe(v.string(), v.uuid()), newSaveKey())).toBe(true)
})
