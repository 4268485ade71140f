import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyEntry } from '#tests/support/entries.ts'
import { vo2maxLimits } from './outcome.ts'
import { isProtocolName, outcomeOf, protocolNames } from './protocols.ts'

test.each([
  ['known-value', true],
  ['cooper', false],
  ['constructor', false],
  [undefined, false],
])('%s is a protocol: %s', (name, expected) => expect(isProtocolName(name)).toBe(expected))

const others = protocolNames.filter((name) => name !== 'cooper-run')

test.each(others)('%s: the outcome is a value that a person can have, or a refusal', (name) =>
  fc.assert(
    fc.property(anyEntry(name), (entry) => {
      const outcome = outcomeOf(entry)
      if (outcome.kind === 'refusal') return
      expect(Number(outcome.vo2max.toFixed(1))).toBe(outcome.vo2max)
      expect(outcome.vo2max).toBeGreaterThanOrEqual(vo2maxLimits.min)
      expect(outcome.vo2max).toBeLessThanOrEqual(vo2maxLimits.max)
      expect(outcome.standardError ?? 1).toBeGreaterThan(0)
    }),
  ),
)
