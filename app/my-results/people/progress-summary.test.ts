import { expect, test } from 'vitest'
import { displayedRecord, displayedRun, squats } from '../testing/displayed-record.ts'
import { changeOf, hasProgressed } from './progress-summary.tsx'

const run = (day: string, distance: number) => displayedRun({ distance }, day, `${day}T12:00:00.000Z`)
const known = (day: string, vo2max: number) =>
  displayedRecord(
    { protocol: 'known-value', inputs: { vo2max, age: 30, gender: 'homme' } },
    day,
    `${day}T12:00:00.000Z`,
  )

test('a change is from the oldest result to the newest; a single result has none', () => {
  expect(changeOf([run('2026-11-21', 2498), run('2026-10-24', 2443), run('2026-09-26', 2400)])).toEqual({
    by: 98,
    since: '2026-09-26T12:00:00.000Z',
  })
  expect(changeOf([known('2026-11-21', 43.3), known('2026-10-24', 42)])).toMatchObject({ by: 1.3 })
  expect(changeOf([run('2026-11-21', 2400)])).toBeUndefined()
})

test('three gains in a row are progress, of the last result of each day', () => {
  const runs = [run('2026-11-21', 2550), run('2026-10-24', 2500), run('2026-09-26', 2450), run('2026-08-29', 2400)]
  expect(hasProgressed(runs)).toBe(true)
  expect(hasProgressed([...runs, run('2026-08-01', 2900)])).toBe(true)
  expect(hasProgressed(runs.slice(0, 3))).toBe(false)
  // two results of one day count once
  expect(hasProgressed([runs[0]!, run('2026-11-21', 2501), ...runs.slice(2)])).toBe(false)
})

test('of an index, where lower is better, three drops in a row are progress', () => {
  const squatsOn = (day: string, pulseAfterSquats: number) =>
    displayedRecord(
      { protocol: 'ruffier-dickson-index', inputs: { ...squats.inputs, pulseAfterSquats } },
      day,
      `${day}T12:00:00.000Z`,
    )
  const days = ['2026-11-21', '2026-10-24', '2026-09-26', '2026-08-29']
  expect(hasProgressed(days.map((day, index) => squatsOn(day, 110 + index)))).toBe(true)
  expect(hasProgressed(days.map((day, index) => squatsOn(day, 110 - index)))).toBe(false)
})
