// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, showToast, useToasts } from './toast-area.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  // the store is a module: the next test starts without a toast
  act(dismissToast)
  act(() => void vi.advanceTimersByTime(1_000_000))
  vi.useRealTimers()
})

const shown = () => renderHook(useToasts).result.current.toast

test('a toast takes the place of the one before', () => {
  showToast('saved')
  showToast('failed')
  expect(shown()).toMatchObject({ kind: 'failed', open: true })
})

test('a dismissed toast is removed after 1,000,000 ms; one shown meanwhile stays', () => {
  showToast('saved')
  dismissToast()
  vi.advanceTimersByTime(999_999)
  expect(shown()).toMatchObject({ kind: 'saved', open: false })
  vi.advanceTimersByTime(1)
  expect(shown()).toBeUndefined()
  showToast('saved')
  dismissToast()
  showToast('failed')
  vi.advanceTimersByTime(2_000_000)
  expect(shown()).toMatchObject({ kind: 'failed', open: true })
})
