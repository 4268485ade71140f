// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { registerServiceWorker } from './register-service-worker.ts'

test.each([
  ['is asked to cache the language of the page', {}, null, [['en']]],
  ['is asked for nothing while a new one waits, since its files are gone', {}, {}, []],
  ['is not registered for a visitor who saves data', { saveData: true }, null, undefined],
])('the worker %s', async (_, connection, waiting, asked) => {
  window.history.replaceState(null, '', '/en/measure')
  const [register, postMessage] = [vi.fn(), vi.fn()]
  const serviceWorker = { register, ready: Promise.resolve({ active: { postMessage }, waiting }) }
  vi.stubGlobal('navigator', { serviceWorker, connection })
  await registerServiceWorker()
  expect(register.mock.calls).toEqual(asked ? [['/sw.js']] : [])
  expect(postMessage.mock.calls).toEqual(asked ?? [])
})

test('a browser without service workers causes no error', async () => {
  vi.stubGlobal('navigator', {})
  await expect(registerServiceWorker()).resolves.toBeUndefined()
})

test('where scripts need a policy to be named, the one that is let through names this worker alone', async () => {
  const register = vi.fn()
  vi.stubGlobal('navigator', { serviceWorker: { register, ready: Promise.resolve({}) } })
  const createPolicy = vi.fn((_: string, { createScriptURL }: { createScriptURL(text: string): string }) => ({
    createScriptURL: (text: string) => ({ trusted: createScriptURL(text) }),
  }))
  vi.stubGlobal('trustedTypes', { createPolicy })
  await registerServiceWorker()
  expect(createPolicy.mock.calls[0]![0]).toBe('worker')
  expect(createPolicy.mock.calls[0]![1].createScriptURL('/evil.js')).toBe('/sw.js')
  expect(register).toHaveBeenCalledWith({ trusted: '/sw.js' })
})
