import type { ChoiceKind } from '../../../domain/tests/field.ts'
import { tests, type AnyInputs, type TestEntry } from '../../../domain/tests/registry.ts'
import { formatMoment } from '../../../i18n/date.ts'
import { textOf } from '../../calculator/form/field-text.ts'
import { useRunMessages, useTestWords } from '../../calculator/messages.ts'
import { useMessages } from '../../messages.ts'
import { useResultsMessages } from '../results-messages.ts'
import type { ShownRecord } from './records.ts'

/** A result as a sentence names it: 21 nov. 2026, 7 h 05 (Course de 12 minutes, 40,2 ml/kg/min). */
export function useRecordName(): (record: ShownRecord) => string {
  const { table } = useResultsMessages()
  const tests = useTestWords()
  const { locale, number } = useMessages()
  return ({ createdAt, test, vo2max, index }) => {
    const result = vo2max === null ? table.index(number(index!, 1)) : `${number(vo2max, 1)}\u00a0ml/kg/min`
    return `${formatMoment(createdAt, locale)} (${tests[test].name}, ${result})`
  }
}

/** Whose a result is, as far as it was entered: 30 ans, homme, 70 kg. */
export function useProfileText(): (entry: TestEntry) => string {
  const { age: aged } = useResultsMessages().table
  const { genders } = useRunMessages()
  const { number } = useMessages()
  return ({ inputs }) => {
    const { age, gender, weight } = inputs as ShownRecord['person']
    const texts = [
      age !== undefined && aged(number(age, 0, 3)),
      gender && genders[gender].toLowerCase(),
      weight !== undefined && `${number(weight, 0, 3)}\u00a0kg`,
    ]
    return texts.filter(Boolean).join(', ')
  }
}

/** A test and what was entered for it alone: Course de 12 minutes · Distance : 2 400 m. The VO2max itself is its result. */
export function useTestText(): (entry: TestEntry) => string {
  const { entered } = useResultsMessages().table
  const words = useTestWords()
  const { units, options } = useRunMessages().fields
  const { locale, number } = useMessages()
  return ({ test, inputs }) => {
    const texts = Object.entries(words[test].fields).flatMap(([name, label]) => {
      const field = tests[test].fields[name]!
      const value = (inputs as AnyInputs)[name]
      if (value === undefined || field.kind === 'vo2max') return []
      const chosen = options[field.kind as ChoiceKind] as Record<string, string> | undefined
      if (typeof value === 'string') return entered(label!, chosen?.[value] ?? value)
      if (field.kind === 'duration') return entered(label!, textOf(field, value, locale))
      const unit = units[field.kind] ?? ''
      return entered(label!, `${number(value, 0, 3)}${unit.startsWith('/') ? '' : '\u00a0'}${unit}`)
    })
    return [words[test].name, ...texts].join(' · ')
  }
}
