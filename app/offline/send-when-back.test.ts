// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { calculatePath } from '../../contract/calculation.ts'
import { keepUnsaved, unsaved } from '../saving/unsaved.ts'
import { sendWhenBack } from './send-when-back.ts'

const record = { path: calculatePath, body: { age: 30, gender: 'homme', weight: 70, distance: 2400 }, key: 'a' }
const sendWaiting = vi.fn(() => Promise.resolve())
vi.mock('../saving/send.ts', () => ({ sendWaiting: () => sendWaiting() }))

beforeEach(() => vi.stubGlobal('navigator', { locks: {} }))
afterEach(() => {
  vi.unstubAllGlobals()
  sendWaiting.mockClear()
  localStorage.clear()
  document.body.replaceChildren()
})

test.each(['forget', 'stop'])('what waits goes before it is sent where the server answered a wish to %s', (done) => {
  keepUnsaved(record)
  document.body.innerHTML = `<p data-done="${done}"></p>`
  sendWhenBack()
  expect(unsaved()).toEqual([])
  expect(sendWaiting).not.toHaveBeenCalled()
})

test('after any other answer what waits is sent', async () => {
  keepUnsaved(record)
  document.body.innerHTML = '<p data-done="correct"></p>'
  sendWhenBack()
  expect(unsaved()).toHaveLength(1)
  await vi.waitFor(() => expect(sendWaiting).toHaveBeenCalledOnce())
})
