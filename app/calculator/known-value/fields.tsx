import type { FieldError } from '../../../contract/field-error.ts'
import { GenderField, TextField } from '../form/field.tsx'
import { useRunMessages } from '../messages.ts'
import type { KnownValueField } from './form-data.ts'

interface KnownValueFieldsProps {
  /** of the control of a field */
  idOf: (field: KnownValueField) => string
  values: Partial<Record<string, string>> | undefined
  errors: FieldError[] | undefined
}

/** The fields of a known value, in order. */
export function KnownValueFields({ idOf, values, errors }: KnownValueFieldsProps) {
  const { known, form } = useRunMessages()
  const field = (name: KnownValueField) => ({ id: idOf(name), error: errors?.find(({ field }) => field === name) })
  return (
    <>
      <TextField name="vo2max" words={known.vo2max} defaultValue={values?.vo2max} {...field('vo2max')} />
      <TextField name="age" words={form.fields.age} defaultValue={values?.age} {...field('age')} />
      <GenderField value={values?.gender} {...field('gender')} />
    </>
  )
}
