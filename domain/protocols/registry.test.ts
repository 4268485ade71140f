import fc from 'fast-check'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { oneDecimal } from '../rounding.ts'
import { anyEntry, anyEntryOf } from './entry.arbitrary.ts'
import { vo2maxLimits } from './outcome.ts'
import { equationOf, isProtocolName, outcomeOf, protocolNames, protocols, type ProtocolEntry } from './registry.ts'

test.each([
  ['known-value', true],
  ['cooper', false],
  ['constructor', false],
  [undefined, false],
])('%s is a test: %s', (name, expected) => expect(isProtocolName(name)).toBe(expected))

test.each(protocolNames)(
  '%s: whatever is entered, the outcome is a number that a person can have, or a reason',
  (name) =>
    fc.assert(
      fc.property(anyEntryOf(name), (entry) => {
        const outcome = outcomeOf(entry)
        if (outcome.kind === 'refusal') return
        const value = outcome.kind === 'index' ? outcome.index : outcome.vo2max
        expect(Number.isFinite(value)).toBe(true)
        expect(Number(value.toFixed(1))).toBe(value)
        if (outcome.kind === 'index') return
        // the site's formula for a run may give 0, or more than `vo2maxLimits`
        if (name !== 'cooper-run') {
          expect(value).toBeGreaterThanOrEqual(vo2maxLimits.min)
          expect(value).toBeLessThanOrEqual(vo2maxLimits.max)
        }
        expect(outcome.litresPerMinute ?? 1).toBeGreaterThan(0)
        expect(outcome.standardError ?? 1).toBeGreaterThan(0)
      }),
    ),
)

test.each(protocolNames)('%s: what is filled in by a timer is one of its fields', (name) => {
  const { fields, phases } = protocols[name]
  for (const { fills } of phases?.('homme') ?? []) if (fills) expect(fields).toHaveProperty(fills)
})

const olderWoman = { age: 78, gender: 'femme', weight: 62, seconds: 1140, pulse: 118 } as const
const cyclist = { age: 65, gender: 'homme', weight: 70, watts: 100, pulseAtMinute5: 160, pulseAtMinute6: 160 } as const

test.each<[ProtocolEntry, object]>([
  [
    { protocol: 'rockport-walk', inputs: olderWoman },
    { activity: 'walking', load: expect.closeTo(5.1, 1) as number, uptake: 12, vo2max: 9.6 },
  ],
  [
    { protocol: 'queens-college-step', inputs: { gender: 'homme', pulse: 190 } },
    { activity: 'stepping', load: 0, uptake: 32, vo2max: 31.5 },
  ],
  [
    { protocol: 'astrand-ryhming-cycle', inputs: cyclist },
    { activity: 'cycling', load: 100, uptake: 22.4, vo2max: 19.9 },
  ],
])('%o gives less than it takes, and is refused', (entry, numbers) =>
  expect(outcomeOf(entry)).toEqual({ kind: 'refusal', reason: 'belowEffort', ...numbers }),
)

test('a woman of 55 and 70 kg who walks the mile in 16:30 and ends at 132 beats keeps 24.9', () =>
  expect(
    outcomeOf({
      protocol: 'rockport-walk',
      inputs: { age: 55, gender: 'femme', weight: 70, seconds: 990, pulse: 132 },
    }),
  ).toMatchObject({ vo2max: 24.9 }))

test('no outcome is lower than its effort, as both are shown', () =>
  fc.assert(
    fc.property(anyEntry, (entry) => {
      const [outcome, effort] = [outcomeOf(entry), protocols[entry.protocol].effort?.(entry.inputs)]
      if (outcome.kind !== 'estimate' || !effort) return
      expect(outcome.vo2max).toBeGreaterThanOrEqual(oneDecimal(effort.uptake))
    }),
  ))

/** Evaluates the equation as it is shown. */
function computed(texts: readonly string[], numbers: readonly number[]): number {
  const written = texts.map((text, index) => text + (index < numbers.length ? `(${numbers[index]})` : '')).join('')
  const program = written.replaceAll('×', '*').replaceAll('÷', '/').replaceAll('−', '-')
  const plain = program.replaceAll('[', '(').replaceAll(']', ')')
  return Number(runInNewContext(plain))
}

/** Returns how much the result may differ because the equation shows a walk's minutes, or an age's factor, rounded. */
function roundingOf({ protocol, inputs }: ProtocolEntry, value: number): number {
  if (protocol === 'rockport-walk') return (0.005 * 0.224 * 1000) / inputs.weight
  return protocol === 'astrand-ryhming-cycle' ? value * 0.001 : 0
}

test.each(protocolNames)('%s: the equation that is shown gives the result that is shown', (name) =>
  fc.assert(
    fc.property(anyEntryOf(name), (entry) => {
      const [outcome, equation] = [outcomeOf(entry), equationOf(entry)]
      if (!equation || outcome.kind === 'refusal') return
      const value = outcome.kind === 'index' ? outcome.index : outcome.vo2max
      const difference = Math.abs(computed(equation.texts, equation.numbers) - value)
      expect(difference).toBeLessThan(0.051 + roundingOf(entry, value))
    }),
  ),
)
