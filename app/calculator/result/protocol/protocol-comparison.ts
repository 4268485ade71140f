import { comparisonOf, percentileOf, youngestMeasuredAge } from '../../../../domain/norms/measured-people.ts'
import type { PersonVo2max } from '../../../../domain/person.ts'
import type { Outcome } from '../../../../domain/protocols/outcome.ts'
import type { AnyInputs, ProtocolEntry, ProtocolName } from '../../../../domain/protocols/registry.ts'
import { useMessages } from '../../../messages.ts'
import { useDetailMessages } from '../../messages.ts'

/** Returns the range of a laboratory's value as a sentence, or the reason why the protocol has no known margin. */
export function useMarginText(protocol: ProtocolName, outcome: Outcome): string | undefined {
  const { number } = useMessages()
  const { result, protocolResults } = useDetailMessages()
  if (outcome.kind !== 'estimate') return undefined
  const { vo2max, standardError } = outcome
  return standardError === null
    ? protocolResults[protocol].noMargin
    : result.range(number(vo2max - standardError), number(vo2max + standardError))
}

/**
 * Returns a sentence on the share of measured people with a lower value, for both ends of the margin. Returns the
 * reason if the age has no measured people, and undefined if the outcome is not compared.
 */
export function useComparisonText(entry: ProtocolEntry, outcome: Outcome): string | undefined {
  const { compared: words, laboratory } = useDetailMessages().result
  const person = comparedPersonOf(entry, outcome)
  if (!person || outcome.kind !== 'estimate') return undefined
  const comparison = comparisonOf(person)
  if (!comparison) return person.age < youngestMeasuredAge ? words.young : laboratory.old
  const margin = outcome.standardError ?? 0
  const [from, to] = [-margin, margin].map((off) => {
    const { standing } = comparisonOf({ ...person, vo2max: person.vo2max + off })!
    return Math.floor(percentileOf(standing) / 10)
  }) as [number, number]
  return from === to ? words.as(comparison) : words.between(from, to, comparison)
}

/** Returns the person to compare; undefined if age or gender is unknown, or if the protocol ignores age (`ageless`). */
export function comparedPersonOf({ inputs }: ProtocolEntry, outcome: Outcome): PersonVo2max | undefined {
  const { age, gender }: AnyInputs = inputs
  if (outcome.kind !== 'estimate' || outcome.caution === 'ageless' || !gender || age === undefined) return undefined
  return { vo2max: outcome.vo2max, age, gender }
}
