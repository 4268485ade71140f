// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { storeInitials, pruneInitials, useInitials } from './initials.ts'

afterEach(() => localStorage.clear())

test('initials are kept, and go with the records that they stand beside', () => {
  const { result, unmount } = renderHook(useInitials)
  act(() => storeInitials({ a: 'J.', b: 'M.' }))
  expect(result.current).toEqual({ a: 'J.', b: 'M.' })
  act(() => pruneInitials(['b', 'c']))
  expect(result.current).toEqual({ b: 'M.' })
  act(() => pruneInitials([]))
  expect(result.current).toEqual({})
  expect(localStorage).toHaveLength(0)
  unmount()
})

test.each(['', 'J.', 'null', '[1]', '{"a":1}'])('what is no initial (%j) counts as nothing', (text) => {
  localStorage.setItem('names', text)
  const { result, unmount } = renderHook(useInitials)
  expect(result.current).toEqual({})
  unmount()
})

test('where a page can keep nothing, there are none', () => {
  vi.stubGlobal('localStorage', undefined)
  storeInitials({ a: 'J.' })
  pruneInitials([])
  const { result, unmount } = renderHook(useInitials)
  expect(result.current).toEqual({})
  unmount()
  vi.unstubAllGlobals()
})
