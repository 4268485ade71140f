import type { ReactNode } from 'react'
import { errorMessage, type FieldError } from '#contract/field-error.ts'
import type { FieldDefinition, FieldKind } from '#domain/protocols/field.ts'
import { type FieldName, fieldsByProtocol, type ProtocolName } from '#domain/protocols/protocols.ts'
import { formatTime } from '#i18n/format/time.ts'
import type { CalculatorMessages } from '#i18n/fr/calculator.ts'
import { useMessages } from '../use-messages.ts'
import { Field } from './field.tsx'
import { convertText, type FormTexts } from './field-text.ts'
import { controlId } from './form-ids.ts'
import { fromFieldUnit, unitChoicesOf, unitControlName } from './units.ts'
import styles from './field.module.css'

export interface ProtocolFieldsProps {
  texts: FormTexts
  errors?: FieldError[]
  /** receives typed texts */
  onChange: (texts: FormTexts) => void
  /** content beside the label of a field */
  besideLabels?: Partial<Record<FieldName, ReactNode>>
  /** fields that are not asked */
  hidden?: readonly string[]
}

/** Renders the controls of a protocol, in the order of its definition. */
export function ProtocolFields({ hidden = [], ...props }: ProtocolFieldsProps & { protocol: ProtocolName }) {
  return (Object.entries(fieldsByProtocol[props.protocol]) as [FieldName, FieldDefinition][])
    .filter(([name]) => !hidden.includes(name))
    .map(([name, field]) => <ProtocolField key={name} name={name} field={field} {...props} />)
}

interface ProtocolFieldProps extends Omit<ProtocolFieldsProps, 'hidden'> {
  protocol: ProtocolName
  name: FieldName
  field: FieldDefinition
}

function ProtocolField({ protocol, name, field, texts, errors, onChange, besideLabels }: ProtocolFieldProps) {
  const { calculator } = useMessages()
  const { labels, hints, unitsByKind, options, emptyOption } = calculator.fields
  const error = errors?.find((one) => one.field === name)
  const isChoice = !('min' in field)
  return (
    <Field
      id={controlId(protocol, name)}
      name={name}
      label={labels[name]}
      hint={hints[protocol]?.[name]}
      error={error && fieldErrorMessage(field.kind, error, calculator, texts[unitControlName(name)])}
      {...(isChoice ? { options: options[field.kind] } : { inputMode: field.kind === 'seconds' ? 'text' : 'decimal' })}
      autoComplete={field.kind === 'gender' ? 'sex' : undefined}
      emptyOption={texts[name] ? undefined : emptyOption}
      text={texts[name] ?? ''}
      onType={(text) => onChange({ [name]: text })}
      besideLabel={besideLabels?.[name]}
      unit={
        unitChoicesOf(field.kind).length ? (
          <UnitChoice {...{ name, field, texts, onChange }} />
        ) : (
          !isChoice && (
            <span className={styles.unit} aria-hidden="true">
              {unitsByKind[field.kind]}
            </span>
          )
        )
      }
    />
  )
}

/** Renders two radio buttons instead of a field's unit. Another unit converts the number. */
function UnitChoice({ name, field, texts, onChange }: Omit<ProtocolFieldProps, 'protocol'>) {
  const { locale, calculator } = useMessages()
  const units = unitChoicesOf(field.kind)
  const chosen = texts[unitControlName(name)] ?? units[0]!
  return (
    <span
      className={styles.unitChoice}
      role="radiogroup"
      aria-label={calculator.unitGroupLabel(calculator.fields.labels[name])}
    >
      {units.map((unit) => (
        <label key={unit}>
          <input
            type="radio"
            name={unitControlName(name)}
            value={unit}
            checked={unit === chosen}
            onChange={() =>
              onChange({
                [unitControlName(name)]: unit,
                [name]: convertText(field, texts[name] ?? '', locale, chosen, unit),
              })
            }
          />
          <span>{calculator.unitLabels[unit] ?? unit}</span>
        </label>
      ))}
    </span>
  )
}

/** Returns an error as a sentence. Limits are in the chosen unit, those of a time in minutes and seconds. */
export function fieldErrorMessage(
  kind: FieldKind,
  error: FieldError,
  { errors, timeErrors }: CalculatorMessages,
  unit?: string,
): string {
  if (kind === 'seconds') {
    if (error.rule === 'notANumber') return timeErrors.notATime
    if (error.rule === 'tooSmall') return timeErrors.tooShort(formatTime(error.limit))
    if (error.rule === 'tooLarge') return timeErrors.tooLong(formatTime(error.limit))
  }
  const isConverted = unit !== undefined && 'limit' in error
  return errorMessage(isConverted ? { ...error, limit: fromFieldUnit(error.limit, kind, unit) } : error, errors)
}
