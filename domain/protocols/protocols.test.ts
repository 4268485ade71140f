import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyEntry } from '#tests/support/any-entry.ts'
import { vo2maxLimits } from './outcome.ts'
import { isProtocolName, outcomeOf, protocolNames } from './protocols.ts'

test('a protocol is known by its name', () => expect(isProtocolName('known-value')).toBe(true))

test.each(['cooper', 'constructor', undefined])('%s is no protocol', (name) => expect(isProtocolName(name)).toBe(false))

const others = protocolNames.filter((name) => name !== 'cooper-run')

test.each(others)('%s: a value that is not refused is one that a person can have', (name) =>
  fc.assert(
    fc.property(anyEntry(name), (entry) => {
      const outcome = outcomeOf(entry)
      fc.pre(outcome.kind !== 'refusal')
      expect(Number(outcome.vo2max.toFixed(1))).toBe(outcome.vo2max)
      expect(outcome.vo2max).toBeGreaterThanOrEqual(vo2maxLimits.min)
      expect(outcome.vo2max).toBeLessThanOrEqual(vo2maxLimits.max)
      expect(outcome.standardError ?? 1).toBeGreaterThan(0)
    }),
  ),
)
