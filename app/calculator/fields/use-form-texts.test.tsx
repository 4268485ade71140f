// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useScrollToAnswer } from './use-form-texts.ts'

afterEach(() => vi.unstubAllGlobals())

/** Shows an answer whose top is at `top` on a screen of 900 px under a header of 80 px. Returns whether it scrolls. */
function scrollsAt(top: number): boolean {
  vi.stubGlobal('innerHeight', 900)
  document.documentElement.style.scrollPaddingBlockStart = '80px'
  const current = document.createElement('div')
  current.getBoundingClientRect = () => new DOMRect(0, top, 100, 600)
  const scroll = vi.spyOn(current, 'scrollIntoView').mockReturnValue(undefined)
  renderHook(() => useScrollToAnswer({ current }, {}))
  return scroll.mock.calls.length > 0
}

test.each([
  ['below the form', 700, true],
  ['behind the header', 20, true],
  ['beside the form', 340, false],
])('an answer %s scrolls into view only where it must', (_, top, scrolls) => expect(scrollsAt(top)).toBe(scrolls))
