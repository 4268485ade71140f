import type { FieldError } from '../../../contract/field-error.ts'
import { kinds } from '../../../domain/tests/field.ts'
import { tests, type TestName } from '../../../domain/tests/registry.ts'
import { useMessages } from '../../messages.ts'
import { useRunMessages } from '../messages.ts'
import { rememberUnit } from './chosen-units.ts'
import { Field } from './field.tsx'
import { inOtherUnit } from './field-text.ts'
import { errorText, fieldWords } from './field-words.ts'
import type { Texts } from './parse-entry.ts'
import { UnitChoice } from './unit-choice.tsx'
import { unitName } from './units.ts'

interface TestFieldsProps {
  test: TestName
  /** texts by field, and the chosen units where there is a choice */
  values: Texts
  /** takes what is typed, where the form is to show that; without it the texts are where the form begins */
  onType?: (texts: Texts) => void
  errors: FieldError[] | undefined
  idOf: (field: string) => string
  /** the help shows with an error only, below it */
  hintAtError?: boolean
}

/** The controls of a test in order, from its definition. */
export function TestFields({ test, values, onType, errors, idOf, hintAtError = false }: TestFieldsProps) {
  const site = useMessages()
  const words = useRunMessages()
  const { fields, start = {} } = tests[test]

  return Object.entries(fields).map(([name, field]) => {
    const error = errors?.find((error) => error.field === name)
    const text = values[name] ?? ''
    const unit = values[unitName(name)]
    const ownWords = fieldWords(test, name, words, site)
    const isText = field.kind === 'duration' || !('unit' in kinds[field.kind])
    return (
      <Field
        key={name}
        id={idOf(name)}
        name={name}
        words={ownWords}
        error={error && errorText(field, error, words)}
        hintAtError={hintAtError}
        options={'min' in field ? undefined : words.fields.options[field.kind]}
        undecided={start[name] === undefined && words.fields.undecided}
        inputMode={isText ? 'text' : 'decimal'}
        {...(field.kind === 'gender' && { autoComplete: 'sex' })}
        {...(onType
          ? { value: text, onChange: ({ currentTarget }) => onType({ [name]: currentTarget.value }) }
          : { defaultValue: text })}
        unit={
          unit && (
            <UnitChoice
              field={name}
              kind={field.kind}
              label={ownWords.label}
              chosen={unit}
              onChoose={(next) => {
                rememberUnit(field.kind, next)
                onType?.({ [unitName(name)]: next, [name]: inOtherUnit(field, text, site.locale, unit, next) })
              }}
            />
          )
        }
      />
    )
  })
}
