import { lazy } from 'react'
import type { FieldError } from '../../../api/problem.ts'
import { kinds } from '../../../domain/protocols/field.ts'
import { protocols, type ProtocolName } from '../../../domain/protocols/registry.ts'
import { useMessages } from '../../messages.ts'
import { DetailsBoundary } from '../lazy-boundary.tsx'
import { useEntryMessages } from '../messages.ts'
import { storeUnit } from './units/chosen-units.ts'
import { Field } from './field.tsx'
import styles from './field.module.css'
import { inOtherUnit, valueOf } from './field-text.ts'
import { errorText, fieldMessages } from './field-messages.ts'
import type { Texts } from './parse-entry.ts'
import { UnitChoice } from './units/unit-choice.tsx'
import { unitSizes, unitName } from './units/units.ts'

const FieldSuggestion = lazy(() =>
  import('./field-suggestion.tsx').then(({ FieldSuggestion }) => ({ default: FieldSuggestion })),
)

interface ProtocolFieldsProps {
  protocol: ProtocolName
  /** texts by field, and the chosen unit of each field that has a choice */
  texts: Texts
  /** receives typed texts, for a controlled form; if absent, `texts` are only the initial texts */
  onType?: (texts: Texts) => void
  errors: FieldError[] | undefined
  /** the texts that `errors` are about; `texts` by default */
  refusedTexts?: Texts | undefined
  /** receives the corrected text of a field; if absent, the visitor has to type it */
  onCorrect?: (texts: Texts) => void
  /** unusually long distance in metres that the visitor has to confirm */
  distanceToConfirm?: number | undefined
  idOf: (field: string) => string
  /** shows hints only with an error, below it */
  hintAtError?: boolean
}

/** Renders the controls of a protocol, in the order of its definition. */
export function ProtocolFields({
  protocol,
  texts,
  onType,
  errors,
  refusedTexts = texts,
  onCorrect,
  distanceToConfirm,
  idOf,
  hintAtError = false,
}: ProtocolFieldsProps) {
  const site = useMessages()
  const words = useEntryMessages()
  const { fields, start = {} } = protocols[protocol]

  function correct(name: string, text: string) {
    onCorrect!({ [name]: text })
    document.getElementById(idOf(name))!.focus()
  }

  return Object.entries(fields).map(([name, field]) => {
    const error = errors?.find((error) => error.field === name)
    const text = texts[name] ?? ''
    const unit = texts[unitName(name)]
    const needsConfirmation = field.kind === 'metres' && distanceToConfirm === valueOf(field, text, site.locale)
    const ownMessages = fieldMessages(protocol, name, words, site)
    const isText = field.kind === 'duration' || !('unit' in kinds[field.kind])
    return (
      <Field
        key={name}
        id={idOf(name)}
        name={name}
        words={ownMessages}
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
              label={ownMessages.label}
              chosen={unit}
              onChoose={(next) => {
                storeUnit(field.kind, next)
                onType?.({ [unitName(name)]: next, [name]: inOtherUnit(field, text, site.locale, unit, next) })
              }}
            />
          )
        }
      >
        {'min' in field && unitSizes[field.kind] && (
          <span className={styles.suggestion} role="status">
            {(needsConfirmation || (error && refusedTexts[name] === text)) && (
              <DetailsBoundary failed={null}>
                <FieldSuggestion
                  {...{ field, text, unit, needsConfirmation }}
                  onCorrect={onCorrect && ((metres) => correct(name, metres))}
                />
              </DetailsBoundary>
            )}
          </span>
        )}
      </Field>
    )
  })
}
