import type { ChangeEventHandler, ComponentProps, ReactNode } from 'react'
import styles from './field.module.css'
import type { ControlWords } from './field-words.ts'

interface FieldProps extends Pick<ComponentProps<'input'>, 'type' | 'min' | 'inputMode' | 'autoComplete'> {
  id: string
  words: ControlWords
  /** what is wrong, in a sentence */
  error: string | undefined
  /** the help shows with an error only, below it */
  hintAtError?: boolean
  /** what each choice is called, by its value; without them, a text, a number with either decimal sign to begin with */
  options?: Record<string, string> | undefined
  /** an empty choice to begin with */
  undecided?: string | false
  name: string
  value?: string
  defaultValue?: string
  onChange?: ChangeEventHandler<HTMLInputElement | HTMLSelectElement>
  /** a choice in the place of the unit */
  unit?: ReactNode
  /** what stands below an error */
  children?: ReactNode
}

/** of a choice that fits half the form of a phone */
const longestShortLabel = 10

/** A control with its label and help above, its error in red below. */
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
    <div className={[styles.field, error && styles.bad, isLong && styles.long].filter(Boolean).join(' ')}>
      <label htmlFor={id}>{words.label}</label> {!hintAtError && hint && <>{hint} </>}
      <span className={unit ? `${styles.control} ${styles.withChoice}` : styles.control}>
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
