import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyEntryOf } from '../entry.arbitrary.ts'
import { ruffierDicksonIndex } from './ruffier-dickson-index.ts'

const anyPulses = anyEntryOf('ruffier-dickson-index').map(({ inputs }) => inputs)

test.each([
  [65, 110, 75, 6],
  [50, 60, 45, -2],
  [72, 131, 88, 9.3],
])('pulses of %d, %d and %d: an index of %d', (restingPulse, pulseAfterSquats, pulseAfterOneMinute, index) =>
  expect(ruffierDicksonIndex.outcome({ restingPulse, pulseAfterSquats, pulseAfterOneMinute })).toEqual({
    kind: 'index',
    index,
  }),
)

test('squats that leave the pulse where it was have not raised it: no index', () =>
  expect(ruffierDicksonIndex.outcome({ restingPulse: 70, pulseAfterSquats: 70, pulseAfterOneMinute: 70 })).toEqual({
    kind: 'refusal',
    reason: 'noRise',
  }))

test("Ruffier's own index plus the share that Dickson changed gives the same", () =>
  fc.assert(
    fc.property(anyPulses, (pulses) => {
      const { restingPulse, pulseAfterSquats, pulseAfterOneMinute } = pulses
      fc.pre(pulseAfterSquats > restingPulse)
      // Ruffier: (P0 + P1 + P2 − 200) / 10. Dickson's formula differs by −3 P0 + P2 + 130
      const ruffier = restingPulse + pulseAfterSquats + pulseAfterOneMinute - 200
      const index = (ruffier - 3 * restingPulse + pulseAfterOneMinute + 130) / 10
      expect(ruffierDicksonIndex.outcome(pulses)).toEqual({ kind: 'index', index: index + 0 })
    }),
  ))
