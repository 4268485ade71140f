import type { FieldError } from '../../../contract/field-error.ts'
import { tests, type TestName } from '../../../domain/tests/registry.ts'
import { useMessages } from '../../messages.ts'
import { useRunMessages } from '../messages.ts'
import { TextField, SelectField } from './field.tsx'
import { textOf } from './field-text.ts'
import { errorText, fieldWords } from './field-words.ts'

interface TestFieldsProps {
  test: TestName
  /** what was typed, by field; without it, what the form shows first */
  values: Partial<Record<string, string>> | undefined
  errors: FieldError[] | undefined
  idOf: (field: string) => string
  /** the help shows with an error only, below it */
  hintAtError?: boolean
}

/** The controls of a test in order, from its definition. */
export function TestFields({ test, values, errors, idOf, hintAtError = false }: TestFieldsProps) {
  const { locale, number } = useMessages()
  const words = useRunMessages()
  const { fields, start = {} } = tests[test]
  return Object.entries(fields).map(([name, field]) => {
    const error = errors?.find((error) => error.field === name)
    const first = start[name]
    const control = {
      id: idOf(name),
      name,
      words: fieldWords(test, name, { words, locale, number }),
      error: error && errorText(field, error, words),
      hintAtError,
      defaultValue: values?.[name] ?? (first === undefined ? '' : textOf(field, first, locale)),
    }
    return 'min' in field ? (
      <TextField key={name} {...control} inputMode={field.kind === 'duration' ? 'text' : 'decimal'} />
    ) : (
      <SelectField
        key={name}
        {...control}
        autoComplete={field.kind === 'gender' ? 'sex' : 'off'}
        options={words.fields.options[field.kind]}
        undecided={first === undefined && words.fields.undecided}
      />
    )
  })
}
