import { useRunMessages } from '../../calculator/messages.ts'
import { useMessages } from '../../messages.ts'
import { useResultsMessages } from '../results-messages.ts'
import type { Initials } from './initials.ts'
import type { Person } from './people.ts'

/** How the page calls people: by the initial that they were given, or by their sex, and by their age. */
export function usePersonLabel(): (person: Person, names: Initials) => string {
  const { person: words } = useResultsMessages()
  const { genders } = useRunMessages()
  const { number } = useMessages()
  return (person, names) => {
    const { gender, age } = person
    const name = initialOf(person, names) ?? (gender && genders[gender])
    if (age !== undefined && name) return words.aged(name, number(Math.floor(age)))
    return name ? words.ageless(name) : words.unknown
  }
}

/** The initial of a person: what their newest record has of those that have one. */
export function initialOf({ records }: Person, names: Initials): string | undefined {
  return records.map(({ id }) => names[id]).find((name) => name)
}
