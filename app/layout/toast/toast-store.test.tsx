// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, showToast, markSaveAnnounced, useToasts } from './toast-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  // the store is a module: the next test starts without a toast
  act(dismissToast)
  act(() => void vi.advanceTimersByTime(1_000_000))
  vi.useRealTimers()
})

const shown = () => renderHook(useToasts).result.current.toast

test('a toast is silent while another part of the page announces the same save', () => {
  const end = markSaveAnnounced('a')
  showToast('saved', ['b', 'a'])
  expect(shown()).toMatchObject({ isAnnounced: true })
  showToast('saved', ['b'])
  expect(shown()).toMatchObject({ isAnnounced: false })
  end()
  showToast('saved', ['a'])
  expect(shown()).toMatchObject({ isAnnounced: false })
})

test('a dismissed toast is closed at once and removed after 1,000,000 ms; a toast shown meanwhile stays', () => {
  showToast('saved', [])
  dismissToast()
  vi.advanceTimersByTime(999_999)
  expect(shown()).toMatchObject({ kind: 'saved', open: false })
  vi.advanceTimersByTime(1)
  expect(shown()).toBeUndefined()
  showToast('saved', [])
  dismissToast()
  showToast('failed', [])
  vi.advanceTimersByTime(2_000_000)
  expect(shown()).toMatchObject({ kind: 'failed', open: true })
})
