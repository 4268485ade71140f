// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { calculatePath } from '../../contract/calculation.ts'
import { keepUnsaved, unsaved } from '../saving/unsaved.ts'
import { sendWhenBack } from './send-when-back.ts'

const record = { path: calculatePath, body: { age: 30, gender: 'homme', weight: 70, distance: 2400 }, key: 'a' }
const request = vi.fn(() => Promise.resolve(new Map()))

beforeEach(() => vi.stubGlobal('navigator', { locks: { request } }))
afterEach(() => {
  vi.unstubAllGlobals()
  request.mockClear()
  localStorage.clear()
  document.body.replaceChildren()
})

test.each(['forget', 'stop'])('what waits goes before it is sent where the server answered a wish to %s', (done) => {
  keepUnsaved(record)
  document.body.innerHTML = `<p data-done="${done}"></p>`
  sendWhenBack()
  expect(unsaved()).toEqual([])
  expect(request).not.toHaveBeenCalled()
})

test('after any other answer what waits is sent', async () => {
  keepUnsaved(record)
  document.body.innerHTML = '<p data-done="correct"></p>'
  sendWhenBack()
  expect(unsaved()).toHaveLength(1)
  await vi.waitFor(() => expect(request).toHaveBeenCalledOnce())
})
