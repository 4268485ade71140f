import { errorMessage, type FieldError } from '../../../contract/field-error.ts'
import type { FieldTestName } from '../../../domain/field-tests/field-test.ts'
import type { RunMessages } from '../../../i18n/fr/calculator/run.ts'
import type { FieldTestMessages } from '../../../i18n/fr/tests/field-tests.ts'
import { GenderField, TextField } from '../form/field.tsx'
import { useRunMessages } from '../messages.ts'
import { fieldId, fieldsOf } from './fields.ts'
import { formatTime } from './time.ts'

interface TestFieldsProps {
  test: FieldTestName
  values: Partial<Record<string, string>> | undefined
  errors: FieldError[] | undefined
  words: FieldTestMessages
}

/** The fields of a test's form, in order. */
export function TestFields({ test, values, errors, words }: TestFieldsProps) {
  const messages = useRunMessages()
  return fieldsOf[test].map((field) => {
    const error = errors?.find((error) => error.field === field)
    const props = { id: fieldId(test, field), words: labelOf(test, field, words) }
    return field === 'gender' ? (
      <GenderField key={field} {...props} undecided={words.undecided} value={values?.gender} error={error} />
    ) : (
      <TextField
        key={field}
        {...props}
        name={field}
        error={error && errorInWords(error, messages, words)}
        defaultValue={values?.[field]}
        {...(field === 'seconds' && { inputMode: 'text' })}
      />
    )
  })
}

export function labelOf(test: FieldTestName, field: string, { fields }: FieldTestMessages) {
  const isOptional = test === 'queens-college-step' && field === 'age'
  return fields[isOptional ? 'optionalAge' : (field as keyof typeof fields)]
}

/** A time has rules of its own: its limits are minutes and seconds. */
export function errorInWords(error: FieldError, { form }: RunMessages, { times }: FieldTestMessages): string {
  if (error.field !== 'seconds') return errorMessage(error, form.rules)
  switch (error.rule) {
    case 'notANumber':
      return times.notATime
    case 'tooSmall':
      return times.tooShort(formatTime(error.limit))
    case 'tooLarge':
      return times.tooLong(formatTime(error.limit))
    default:
      return errorMessage(error, form.rules)
  }
}
