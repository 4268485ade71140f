// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { calculatePath } from '../../contract/calculation.ts'
import { addToOutbox, outbox } from '../saving/outbox.ts'
import { sendWhenBack } from './send-when-back.ts'

const record = { path: calculatePath, body: { age: 30, gender: 'homme', weight: 70, distance: 2400 }, key: 'a' }
const sendInBackground = vi.fn(() => Promise.resolve())
vi.mock('../saving/send.ts', () => ({ sendInBackground: () => sendInBackground() }))

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
