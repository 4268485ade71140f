import { expect, test } from 'vitest'
import { nextTestAfter } from './fact.tsx'

test.each([
  ['2026-11-21T12:00:00.000Z', '2026-12-19'],
  // an evening at Montréal is the next day in UTC
  ['2026-11-22T04:30:00.000Z', '2026-12-19'],
  // clocks change between the two
  ['2026-10-24T03:30:00.000Z', '2026-11-20'],
  ['2027-02-28T17:00:00.000Z', '2027-03-28'],
])('after a result at %s the next test is on %s', (createdAt, day) => expect(nextTestAfter(createdAt)).toBe(day))
