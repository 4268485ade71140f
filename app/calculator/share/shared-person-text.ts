import { runFields } from '../../../domain/protocols/cooper-run/cooper-run.ts'
import { useCalculatorMessages, useDetailMessages } from '../messages.ts'
import type { SharedPerson } from './shared-hash.ts'

/** Returns a function for a decade and a gender in words. */
export function useSharedPersonText(): (person: SharedPerson) => string {
  const { genders } = useCalculatorMessages()
  const { sharing } = useDetailMessages()
  return ({ decade, gender }) =>
    sharing.person(decade, Math.min(decade + 9, runFields.age.max), genders[gender].toLowerCase())
}
