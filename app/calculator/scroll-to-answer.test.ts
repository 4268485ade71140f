import { expect, test, vi } from 'vitest'
import { scrollToAnswer } from './scroll-to-answer.ts'

/** Whether an answer whose top is at `top` scrolls, on a screen of 900 px under a header of 80 px. */
function scrollsAt(top: number): boolean {
  vi.stubGlobal('innerHeight', 900)
  document.documentElement.style.scrollPaddingBlockStart = '80px'
  const answer = document.createElement('div')
  answer.getBoundingClientRect = () => new DOMRect(0, top, 100, 600)
  const scroll = vi.spyOn(answer, 'scrollIntoView').mockReturnValue(undefined)
  scrollToAnswer(answer)
  return scroll.mock.calls.length > 0
}

test.each([
  ['below the form', 700],
  ['behind the header', 20],
])('an answer %s scrolls into view', (_, top) => expect(scrollsAt(top)).toBe(true))

test('an answer beside the form, which is in view, stays where it is', () => expect(scrollsAt(340)).toBe(false))
