// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { startWorker } from './worker.ts'

/** A browser that can have a service worker. */
function browser({ saveData = false, registers = Promise.resolve(), waiting = null as object | null } = {}) {
  const postMessage = vi.fn()
  const register = vi.fn((_: unknown) => registers)
  const unregister = vi.fn(() => Promise.resolve(true))
  const serviceWorker = {
    register,
    ready: Promise.resolve({ active: { postMessage }, waiting }),
    getRegistrations: () => Promise.resolve([{ unregister }]),
  }
  vi.stubGlobal('navigator', { serviceWorker, connection: { saveData } })
  const stored = new Set(['fr-before'])
  vi.stubGlobal('caches', { keys: () => Promise.resolve([...stored]), delete: (name: string) => stored.delete(name) })
  return { postMessage, register, unregister, stored }
}

test('the worker is asked to keep the language of the page', async () => {
  window.history.replaceState(null, '', '/en/measure')
  const { register, postMessage } = browser()
  await startWorker(true)
  expect([register.mock.calls, postMessage.mock.calls]).toEqual([[['/sw.js']], [['en']]])
})

test('while a new worker waits, the one before is asked for nothing: its files are no more', async () => {
  const { postMessage } = browser({ waiting: {} })
  await startWorker(true)
  expect(postMessage).not.toHaveBeenCalled()
})

test('where scripts need a policy to be named, the one that is let through names this worker alone', async () => {
  const { register } = browser()
  const createPolicy = vi.fn((_: string, { createScriptURL }: { createScriptURL(text: string): string }) => ({
    createScriptURL: (text: string) => ({ trusted: createScriptURL(text) }),
  }))
  vi.stubGlobal('trustedTypes', { createPolicy })
  await startWorker(true)
  expect(createPolicy.mock.calls[0]![0]).toBe('worker')
  expect(createPolicy.mock.calls[0]![1].createScriptURL('/evil.js')).toBe('/sw.js')
  expect(register).toHaveBeenCalledWith({ trusted: '/sw.js' })
})

test('who saves data gets none', async () => {
  const { register } = browser({ saveData: true })
  await startWorker(true)
  expect(register).not.toHaveBeenCalled()
})

test('where the operator wants none, it goes, with what it has kept', async () => {
  const { register, unregister, stored } = browser()
  await startWorker(false)
  expect([register.mock.calls.length, unregister.mock.calls.length, [...stored]]).toEqual([0, 1, []])
})

test.each([
  ['has no workers', () => vi.stubGlobal('navigator', {})],
  ['lets none in', () => void browser({ registers: Promise.reject(new Error('SecurityError')) })],
])('a browser that %s shows the site all the same', async (_, prepare) => {
  prepare()
  await expect(startWorker(true)).resolves.toBeUndefined()
})
