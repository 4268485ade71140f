import { act, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LazyBoundary, loadOnce } from './lazy.tsx'

test('after a part that did not load, the next submission loads it again, and once', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const download = vi.fn(() => Promise.resolve({ text: 'the answer' }))
  download.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const load = loadOnce(download)
  const { container, rerender } = render(null)
  const shownAfter = async (submission: number) => {
    await act(async () =>
      rerender(
        <LazyBoundary key={submission} load={load} fallback="wait" ifFailed="the sentence">
          {({ text }) => text}
        </LazyBoundary>,
      ),
    )
    return container.textContent
  }
  expect(await shownAfter(1)).toBe('the sentence')
  expect(await shownAfter(2)).toBe('the answer')
  expect(await shownAfter(3)).toBe('the answer')
  expect(download).toHaveBeenCalledTimes(2)
})
