import { createEvent, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '#tests/support/render-part.tsx'
import { pulseOf, PulseTaps, withTap } from './pulse-taps.tsx'

const tapsEvery = (ms: number, count: number) => Array.from({ length: count }, (_, index) => 5000 + index * ms)

test.each([
  [10, 1000, 60],
  [11, 1000, 60],
  [30, 500, 120],
  [10, 833, 72],
  [10, 316, 190],
])('%d taps, one every %d ms, are %d beats a minute', (count, ms, pulse) =>
  expect(pulseOf(tapsEvery(ms, count))).toBe(pulse),
)

test('fewer than ten taps are no pulse', () => expect(pulseOf(tapsEvery(800, 9))).toBeUndefined())

test('a tap late or early counts little among many', () => {
  const taps = tapsEvery(1000, 20)
  expect(pulseOf(taps.with(7, taps[7]! + 200))).toBe(60)
})

test('a pause of more than three seconds begins a new count', () => {
  const taps = tapsEvery(1000, 12)
  expect(withTap(taps, taps.at(-1)! + 3000)).toHaveLength(13)
  expect(withTap(taps, taps.at(-1)! + 3001)).toHaveLength(1)
})

test.each([
  [1500, 0],
  [1000, 1],
  [273, 1],
  [272, 0],
])('only a pulse from 60 to 220 is offered: a beat every %d ms, %d button', (ms, offered) => {
  renderPart(<PulseTaps limits={{ min: 60, max: 220 }} onUse={() => {}} />)
  const button = screen.getByRole('button')
  for (const timeStamp of tapsEvery(ms, 10))
    fireEvent(button, Object.defineProperty(createEvent.click(button), 'timeStamp', { value: timeStamp }))
  expect(screen.queryAllByRole('button', { name: /Utiliser/ })).toHaveLength(offered)
})
