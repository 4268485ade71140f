import { isMeasurement } from '../../../contract/records.ts'
import { asTyped } from '../../../i18n/number.ts'
import { TestFields } from '../../calculator/field-tests/test-fields.tsx'
import { formatTime } from '../../calculator/field-tests/time.ts'
import { GenderField, NumberField } from '../../calculator/form/field.tsx'
import { KnownValueFields } from '../../calculator/known-value/fields.tsx'
import { useMessages } from '../../messages.ts'
import { useFieldTestMessages } from '../field-test-messages.ts'
import type { Saved } from './records.ts'
import type { RefusedCorrection } from '../route.ts'

/** The fields of a correction, by test: what was saved, or what was typed where that was refused. */
export function CorrectionFields({ record, refused }: { record: Saved; refused: RefusedCorrection | undefined }) {
  const { locale } = useMessages()
  const fieldTests = useFieldTestMessages()
  const values = refused?.values ?? textsOf(record, locale)
  const errors = refused?.errors
  const field = (name: string) => ({ value: values[name], error: errors?.find((error) => error.field === name) })

  if (!isMeasurement(record)) {
    return (
      <>
        <NumberField name="age" {...field('age')} />
        <GenderField {...field('gender')} />
        <NumberField name="weight" {...field('weight')} />
        <NumberField name="distance" {...field('distance')} />
      </>
    )
  }
  if (record.test === 'known-value') {
    return <KnownValueFields idOf={(name) => name} values={values} errors={errors} />
  }
  return <TestFields test={record.test} values={values} errors={errors} words={fieldTests} />
}

/** What was entered, as a person types it. */
function textsOf(record: Saved, locale: Parameters<typeof asTyped>[1]): Partial<Record<string, string>> {
  const inputs: Record<string, unknown> = isMeasurement(record) ? { ...record.inputs } : { ...record }
  return Object.fromEntries(
    Object.entries(inputs).map(([field, value]) => {
      if (typeof value !== 'number') return [field, String(value)]
      return [field, field === 'seconds' ? formatTime(value) : asTyped(value, locale)]
    }),
  )
}
