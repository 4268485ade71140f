// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useToast } from './use-toast.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a new notice takes the place of the one before', () => {
  const { result } = renderHook(useToast)
  act(() => result.current.show('saved'))
  act(() => result.current.show('failed'))
  expect(result.current.notice).toEqual({ id: 2, kind: 'failed', open: true })
})

test('a dismissed notice is closed at once and forgotten after 1,000,000 ms', () => {
  const { result } = renderHook(useToast)
  act(() => result.current.show('saved'))
  act(() => result.current.dismiss())
  act(() => void vi.advanceTimersByTime(999_999))
  expect(result.current.notice).toEqual({ id: 1, kind: 'saved', open: false })
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current.notice).toBeUndefined()
})

test('an open notice is not forgotten, nor one shown after a dismissed one', () => {
  const { result } = renderHook(useToast)
  act(() => result.current.show('saved'))
  act(() => result.current.dismiss())
  act(() => result.current.show('failed'))
  act(() => void vi.advanceTimersByTime(2_000_000))
  expect(result.current.notice).toEqual({ id: 2, kind: 'failed', open: true })
})
