// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { LazyBoundary } from './lazy-boundary.tsx'

function Broken(): never {
  throw new TypeError('calculations.toReversed is not a function')
}

// React reports what a boundary catches
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

test('a part that cannot be drawn takes nothing else of the page with it', () => {
  const { unmount } = render(
    <>
      <LazyBoundary>
        <Broken />
      </LazyBoundary>
      <p>Tout supprimer</p>
    </>,
  )
  expect(screen.getByText('Tout supprimer').parentElement!.children).toHaveLength(1)
  unmount()
})

test('where a part is needed, something stands in its place', () => {
  const { unmount } = render(
    <LazyBoundary errorFallback={<p>Réessayer</p>}>
      <Broken />
    </LazyBoundary>,
  )
  screen.getByText('Réessayer')
  unmount()
})
