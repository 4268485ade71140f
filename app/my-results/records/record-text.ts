import { protocols, type AnyInputs, type ProtocolEntry } from '../../../domain/protocols/registry.ts'
import { formatMoment } from '../../../i18n/format/date.ts'
import { textOf } from '../../calculator/form/field-text.ts'
import { useEntryMessages } from '../../calculator/messages.ts'
import { useMessages } from '../../messages.ts'
import { useResultsMessages } from '../messages.ts'
import type { DisplayedRecord } from './displayed-record.ts'

/** Returns functions that write records as text in the language of the page. */
export function useRecordTexts() {
  const { values, table } = useResultsMessages()
  const { protocols: words, genders, fields } = useEntryMessages()
  const { locale, number } = useMessages()

  /** Returns a value with its unit: 2 400 m, 40,2 ml/kg/min. */
  const valueText = (unit: DisplayedRecord['unit'], value: number) =>
    values[unit](unit === 'metres' ? number(Math.round(value)) : number(value, 1))

  /** Returns the name of a record within a sentence: 21 nov. 2026, 7 h 05, 40,2 ml/kg/min. */
  const nameOf = ({ createdAt, unit, siteValue }: DisplayedRecord) =>
    `${formatMoment(createdAt, locale)}, ${valueText(unit === 'metres' ? 'vo2max' : unit, siteValue)}`

  /** Returns the entered age, gender and weight: 30 ans, homme, 70 kg. */
  function profileText({ inputs }: ProtocolEntry): string {
    const { age, gender, weight }: AnyInputs = inputs
    const texts = [
      age !== undefined && table.age(number(age, 0, 3)),
      gender && genders[gender].toLowerCase(),
      weight !== undefined && `${number(weight, 0, 3)}\u00a0kg`,
    ]
    return texts.filter(Boolean).join(', ')
  }

  /** Returns the other inputs, except a known VO2max: 2 400 m. If there are several, each has its label. */
  function enteredText({ protocol, inputs }: ProtocolEntry): string {
    const texts = Object.entries(words[protocol].fields).flatMap(([name, label]) => {
      const field = protocols[protocol].fields[name]!
      const { [name]: value }: AnyInputs = inputs
      if (value === undefined || field.kind === 'vo2max') return []
      const options: Record<string, string> = 'min' in field ? {} : fields.options[field.kind]
      if (typeof value === 'string') return [[label!, options[value] ?? value] as const]
      if (field.kind === 'duration') return [[label!, textOf(field, value, locale)] as const]
      const unit = fields.units[field.kind] ?? ''
      return [[label!, `${number(value, 0, 3)}${unit.startsWith('/') ? '' : '\u00a0'}${unit}`] as const]
    })
    return texts.length === 1 ? texts[0]![1] : texts.map(([label, text]) => table.entered(label, text)).join(' · ')
  }

  return { valueText, nameOf, profileText, enteredText }
}
