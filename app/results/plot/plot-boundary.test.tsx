// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PlotBoundary } from './plot-boundary.tsx'

function Broken(): never {
  throw new TypeError('calculations.toReversed is not a function')
}

test('a plot that cannot be drawn takes nothing else of the page with it', () => {
  // React reports what a boundary catches
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { unmount } = render(
    <>
      <PlotBoundary>
        <Broken />
      </PlotBoundary>
      <p>Tout supprimer</p>
    </>,
  )
  expect(screen.getByText('Tout supprimer').parentElement!.children).toHaveLength(1)
  unmount()
})
