import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { useOpenFoldsAroundTarget } from './navigation.ts'

function Page() {
  useOpenFoldsAroundTarget()
  return (
    <>
      <a href="#steps">How to walk</a>
      <details>
        <summary>Walk</summary>
        <details>
          <div id="steps">One mile</div>
        </details>
      </details>
    </>
  )
}

/** Shows a page with two folds, one in the other, at an address. */
function openPage(address: string) {
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue(undefined)
  const router = createMemoryRouter([{ path: '/', Component: Page }], { initialEntries: [address] })
  const { container } = render(<RouterProvider router={router} />)
  const folds = [...container.querySelectorAll('details')]
  return {
    router,
    scroll,
    link: container.querySelector('a')!,
    closedFolds: () => folds.filter(({ open }) => !open).length,
  }
}

test('a navigation to what closed folds hold opens them', async () => {
  const { router, closedFolds } = openPage('/')
  expect(closedFolds()).toBe(2)
  await act(() => router.navigate('/#steps'))
  expect(closedFolds()).toBe(0)
})

test('a link within the page opens them at each click, before the browser scrolls', () => {
  const { link, closedFolds } = openPage('/')
  link.click()
  expect(closedFolds()).toBe(0)
  document.querySelector('details')!.open = false
  link.click()
  expect(closedFolds()).toBe(0)
})

test('a load opens the folds around its target, and scrolls if the browser did not', () => {
  const { scroll, closedFolds } = openPage('/#steps')
  expect(closedFolds()).toBe(0)
  expect(scroll).toHaveBeenCalledOnce()
})
