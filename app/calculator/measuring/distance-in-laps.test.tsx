import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPart } from '#tests/support/render-part.tsx'
import { DistanceInLaps } from './distance-in-laps.tsx'

/** Types laps, their length and the metres beyond them. */
function typeLaps(...texts: [laps: string, length: string, beyond: string]) {
  const onUse = vi.fn()
  renderPart(<DistanceInLaps onUse={onUse} />)
  for (const [index, label] of ['Tours', 'Un tour (m)', 'En plus (m)'].entries())
    fireEvent.change(screen.getByLabelText(label), { target: { value: texts[index] } })
  return onUse
}

test.each([
  ['6', '400', '', 2400],
  ['6,5', '400', '20', 2620],
  ['6.5', '400', '20', 2620],
  ['', '400', '2 400', 2400],
  ['7', '333,3', '', 2333],
])('%j laps of %j m and %j m are %d m, by a press or Enter', (laps, length, beyond, metres) => {
  const onUse = typeLaps(laps, length, beyond)
  fireEvent.click(screen.getByRole('button'))
  fireEvent.keyDown(screen.getByLabelText('Tours'), { key: 'Enter' })
  expect(onUse.mock.calls).toEqual([[metres], [metres]])
})

test.each([
  ['six', '400', ''],
  ['6', '', ''],
  ['', '400', ''],
])('%j laps of %j m and %j m are no distance', (laps, length, beyond) => {
  const onUse = typeLaps(laps, length, beyond)
  fireEvent.keyDown(screen.getByLabelText('Tours'), { key: 'Enter' })
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true)
  expect(onUse).not.toHaveBeenCalled()
})
