import type { ChangeEventHandler, ComponentProps, ReactNode } from 'react'
import styles from './field.module.css'
import type { ControlMessages } from './field-messages.ts'

interface FieldProps extends Pick<ComponentProps<'input'>, 'type' | 'min' | 'max' | 'inputMode' | 'autoComplete'> {
  id: string
  words: ControlMessages
  /** the error as a sentence */
  error: string | undefined
  /** shows the hint only with an error, below it */
  hintAtError?: boolean
  /** labels by value, for a `<select>`; if absent, the control is an `<input>`, with a decimal keyboard by default */
  options?: Record<string, string> | undefined
  /** label of an empty option that comes first */
  undecided?: string | false
  name: string
  value?: string
  defaultValue?: string
  onChange?: ChangeEventHandler<HTMLInputElement | HTMLSelectElement>
  /** replaces the unit: a choice of units */
  unit?: ReactNode
  /** content below the error */
  children?: ReactNode
}

/** The longest label, in characters, of a choice that fits half the width of a phone. */
const longestShortLabel = 10

/** Renders a control with its label and hint above, and its error below. */
export function Field({ words, error, hintAtError = false, options, undecided, inputMode, ...others }: FieldProps) {
  const { unit, children, ...controlProps } = others
  const { id } = controlProps
  const hint = words.hint && (error || !hintAtError) && (
    <span className="muted" id={`${id}-hint`}>
      {words.hint}
    </span>
  )
  const control = {
    autoComplete: 'off',
    ...controlProps,
    'aria-describedby': [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  }
  const isLong = Object.values(options ?? {}).some((label) => label.length > longestShortLabel)
  return (
    <div className={[styles.field, error && styles.invalid, isLong && styles.fullWidth].filter(Boolean).join(' ')}>
      <label htmlFor={id}>{words.label}</label> {!hintAtError && hint && <>{hint} </>}
      <span className={unit ? `${styles.control} ${styles.withUnitChoice}` : styles.control}>
        {options ? (
          <select {...control}>
            {undecided && <option value="">{undecided}</option>}
            {Object.entries(options).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        ) : (
          <input {...control} inputMode={inputMode ?? 'decimal'} />
        )}{' '}
        {unit ??
          (words.unit && (
            <span className={styles.unit} aria-hidden="true">
              {words.unit}
            </span>
          ))}
      </span>
      {error && (
        <span className={styles.error} id={`${id}-error`}>
          {error}
        </span>
      )}{' '}
      {hintAtError && hint} {children}
    </div>
  )
}
