// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { useOpenedTarget } from './navigation.ts'

function Page() {
  useOpenedTarget()
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
  return { router, scroll, link: container.querySelector('a')!, isOpen: () => folds.map(({ open }) => open) }
}

test('a navigation to what closed folds hold opens them', async () => {
  const { router, isOpen } = openPage('/')
  expect(isOpen()).toEqual([false, false])
  await act(() => router.navigate('/#steps'))
  expect(isOpen()).toEqual([true, true])
})

test('a link within the page opens them at each click, before the browser scrolls', () => {
  const { link, isOpen } = openPage('/')
  link.click()
  expect(isOpen()).toEqual([true, true])
  document.querySelector('details')!.open = false
  link.click()
  expect(isOpen()).toEqual([true, true])
})

test('a load opens the folds around its target, and scrolls if the browser did not', () => {
  const { scroll, isOpen } = openPage('/#steps')
  expect(isOpen()).toEqual([true, true])
  expect(scroll).toHaveBeenCalledOnce()
})
