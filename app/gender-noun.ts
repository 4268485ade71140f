import { isMinor, type Person } from '#domain/person.ts'
import type { Messages } from '#i18n/fr/messages.ts'

/** Returns the noun for a person of this gender and age: femme, or fille below 18. */
export function genderNoun({ answer }: Messages, { age, gender }: Person): string {
  return answer[isMinor({ age }) ? 'minorNouns' : 'genderNouns'][gender]
}
