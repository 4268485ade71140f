// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { calculatePath } from '../../contract/calculation.ts'
import { savingPath } from '../../contract/records.ts'
import { isSavingStopped, isPreferenceUnsent, rememberSaving } from '../outbox/saving-preference.ts'
import { addToOutbox, outbox } from '../outbox/outbox.ts'
import { sendWhenBack } from './send-when-back.ts'

const record = { path: calculatePath, body: { age: 30, gender: 'homme', weight: 70, distance: 2400 }, key: 'a' }
const sendInBackground = vi.fn(() => Promise.resolve())
vi.mock('../outbox/send.ts', () => ({ sendInBackground: () => sendInBackground() }))

beforeEach(() => vi.stubGlobal('navigator', { locks: {} }))
afterEach(() => {
  vi.unstubAllGlobals()
  sendInBackground.mockClear()
  localStorage.clear()
  document.body.replaceChildren()
})

test.each(['forget', 'stop'])('what waits goes before it is sent where the server answered a wish to %s', (done) => {
  addToOutbox(record)
  document.body.innerHTML = `<p data-done="${done}"></p>`
  sendWhenBack()
  expect(outbox()).toEqual([])
  expect(sendInBackground).not.toHaveBeenCalled()
})

test('after any other answer what waits is sent', async () => {
  addToOutbox(record)
  document.body.innerHTML = '<p data-done="correct"></p>'
  sendWhenBack()
  expect(outbox()).toHaveLength(1)
  await vi.waitFor(() => expect(sendInBackground).toHaveBeenCalledOnce())
})

/** A site that answers, or does not; what it was told of the wish, in order. */
function site(answers: boolean, meanwhile = () => {}) {
  const told: unknown[] = []
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    told.push([path, JSON.parse(body)])
    meanwhile()
    return answers ? Promise.resolve(new Response(null, { status: 204 })) : Promise.reject(new TypeError('Failed'))
  })
  return told
}
const stop = [savingPath, { saving: false }]

test('a wish to stop that the server could not be told is told once it answers, and only then', async () => {
  rememberSaving(false, false)
  const inVain = site(false)
  sendWhenBack()
  await vi.waitFor(() => expect(inVain).toEqual([stop]))
  expect([isSavingStopped(), isPreferenceUnsent()]).toEqual([true, true])
  const told = site(true)
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(isPreferenceUnsent()).toBe(false))
  expect([told.length > 0, isSavingStopped()]).toEqual([true, true])
  told.length = 0
  sendWhenBack()
  expect(told).toEqual([])
})

test('who changes their mind while the wish is on its way has the last word', async () => {
  rememberSaving(false, false)
  const told = site(true, () => rememberSaving(true))
  sendWhenBack()
  await vi.waitFor(() => expect(told).toEqual([stop, [savingPath, { saving: true }]]))
  expect(isSavingStopped()).toBe(false)
})

test('what the server has answered to the same wish since is not taken back', () => {
  const told = site(true)
  rememberSaving(false, false)
  document.body.innerHTML = '<p data-done="resume"></p>'
  sendWhenBack()
  expect([isSavingStopped(), told]).toEqual([false, []])
  document.body.innerHTML = '<p data-done="stop"></p>'
  sendWhenBack()
  expect([isSavingStopped(), isPreferenceUnsent(), told]).toEqual([true, false, []])
})
