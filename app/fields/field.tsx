import type { ComponentProps, ReactNode } from 'react'
import { selectText } from '../focus.ts'
import { joinClasses } from '../ui/join-classes.ts'
import styles from './field.module.css'

interface FieldProps extends Pick<ComponentProps<'input'>, 'inputMode' | 'autoComplete'> {
  id: string
  name: string
  label: string
  hint?: string
  unit?: ReactNode
  /** the error as a sentence */
  error: string | undefined
  /** labels by value, for a `<select>`; if absent, the control is an `<input>` */
  options?: Record<string, string>
  /** label of the empty option */
  emptyOption?: string
  text: string
  /** receives the typed text */
  onType: (text: string) => void
  /** content beside the label */
  besideLabel?: ReactNode
}

/** The longest label, in characters, of a choice that fits half the width of a phone. */
const longestShortLabel = 10

/** Renders a control with its label and hint above, and its error below. */
export function Field({
  id,
  label,
  hint,
  unit,
  error,
  options,
  emptyOption,
  text,
  onType,
  besideLabel,
  ...rest
}: FieldProps) {
  const control = {
    id,
    ...rest,
    'aria-describedby': [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    value: text,
    onChange: (event: { currentTarget: { value: string } }) => onType(event.currentTarget.value),
  }
  const isLong = Object.values(options ?? {}).some((option) => option.length > longestShortLabel)
  return (
    <div className={joinClasses(styles.field, error !== undefined && styles.invalid, isLong && styles.fullWidth)}>
      <span className={styles.above}>
        <label htmlFor={id}>{label}</label> {hint && <small id={`${id}-hint`}>{hint}</small>} {besideLabel}
      </span>
      <span className={`control ${styles.frame}`}>
        {options ? (
          <select {...control}>
            {emptyOption && <option value="">{emptyOption}</option>}
            {Object.entries(options).map(([value, option]) => (
              <option key={value} value={value}>
                {option}
              </option>
            ))}
          </select>
        ) : (
          <input {...control} onFocus={selectText} />
        )}{' '}
        {unit}
      </span>
      {error && (
        <small className="error" id={`${id}-error`}>
          {error}
        </small>
      )}
    </div>
  )
}
