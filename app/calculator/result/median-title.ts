import { measuredGroupOf } from '../../../domain/norms/measured-people.ts'
import type { PersonVo2max } from '../../../domain/person.ts'
import { useMessages } from '../../messages.ts'
import { useDetailMessages } from '../messages.ts'

/** Returns a sentence on the median of measured people of this age, or undefined if the age has none. */
export function useMedianTitle(person: Pick<PersonVo2max, 'age' | 'gender'> | undefined): string | undefined {
  const { number } = useMessages()
  const { median } = useDetailMessages().result.chartTitle
  const group = person && measuredGroupOf(person)
  return group && median({ ages: group.ages, gender: person.gender }, number(group.values[50], 1))
}
