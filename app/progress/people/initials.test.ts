// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { initials, pruneInitials } from './initials.ts'

test('initials are kept, and go with the records that they stand beside', () => {
  initials.set({ a: 'J.', b: 'M.' })
  pruneInitials(['b', 'c'])
  expect(initials.get()).toEqual({ b: 'M.' })
  pruneInitials([])
  expect(localStorage).toHaveLength(0)
})

test.each(['', 'J.', 'null', '[1]', '{"a":1}'])('what is no initial (%j) counts as nothing', (text) => {
  localStorage.setItem('names', text)
  expect(initials.get()).toEqual({})
})

test('where a page can keep nothing, there are none', () => {
  vi.stubGlobal('localStorage', undefined)
  initials.set({ a: 'J.' })
  expect(initials.get()).toEqual({})
})
