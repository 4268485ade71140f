// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LazyBoundary } from './lazy-boundary.tsx'
import { answers, forgetFailedLoad } from './load-answers.ts'

const network = vi.hoisted(() => ({ isDown: true }))
vi.mock('./saved-run.tsx', () => ({
  get OtherAnswer() {
    if (network.isDown) throw new TypeError('Failed to fetch')
    return () => 'the answer'
  },
}))

test('after an answer that did not load, the next press loads it again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const press = (key: number) => (
    <LazyBoundary key={key} fallback="the sentence" onFailure={forgetFailedLoad}>
      <answers.OtherAnswer entry={{ protocol: 'known-value', inputs: { age: 40, gender: 'homme', vo2max: 40 } }} />
    </LazyBoundary>
  )
  const { OtherAnswer } = answers
  const { rerender } = render(press(1))
  await vi.waitFor(() => expect(answers.OtherAnswer).not.toBe(OtherAnswer))
  expect(screen.getByText('the sentence')).toBeTruthy()

  network.isDown = false
  rerender(press(2))
  expect(await screen.findByText('the answer')).toBeTruthy()
})
