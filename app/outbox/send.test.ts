// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { calculatePath } from '../../contract/calculation.ts'
import { dismissToast, expectToast, tellOfSave, useToasts } from '../toast/toast-store.ts'
import { addToOutbox, outbox } from './outbox.ts'
import { sendInBackground } from './send.ts'

const record = (key: string) => ({
  path: calculatePath,
  body: { age: 30, gender: 'homme', weight: 70, distance: 2400 },
  key,
})
const toast = () => {
  const { toast } = renderHook(useToasts).result.current
  return toast?.open ? toast : undefined
}

beforeEach(() => {
  const request = (_: string, __: object, run: () => Promise<unknown>) => run()
  vi.stubGlobal('navigator', { locks: { request }, onLine: true })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 201 })))
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  dismissToast()
})

test('what is sent in the background is told, also beside a calculator that tells of a result of its own', async () => {
  const end = tellOfSave('shown')
  addToOutbox(record('older'))
  await sendInBackground()
  expect(toast()).toMatchObject({ kind: 'saved', told: false })
  end()
})

test('of a result on show that is sent in the background its page tells, and nobody tells it again', async () => {
  const end = tellOfSave('shown')
  addToOutbox(record('older'))
  addToOutbox(record('shown'))
  await sendInBackground()
  expect(toast()).toMatchObject({ kind: 'saved', told: true })
  end()
})

test('while the answer to what was just made is awaited, nothing from the background cuts in', async () => {
  const settle = expectToast()
  addToOutbox(record('older'))
  await sendInBackground()
  expect([toast(), outbox()]).toEqual([undefined, []])
  settle()
})

test('sent in vain, nothing is told', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  addToOutbox(record('older'))
  await sendInBackground()
  expect([toast(), outbox().length]).toEqual([undefined, 1])
})
