import type { ComponentProps, ReactNode } from 'react'
import { errorMessage, type FieldError } from '../../../contract/field-error.ts'
import { useRunMessages } from '../messages.ts'
import styles from './field.module.css'
import type { ControlWords } from './field-words.ts'

interface FieldProps {
  id: string
  words: ControlWords
  /** a sentence, or what the rules of the form say */
  error: FieldError | string | undefined
  /** the help shows with an error only, below it */
  hintAtError?: boolean
}

/** A number that may be typed with either decimal sign. */
export function TextField({ id, words, error, hintAtError = false, ...input }: FieldProps & ComponentProps<'input'>) {
  const field = { id, words, error, hintAtError }
  return (
    <FieldFrame {...field}>
      <input {...controlProps(field)} inputMode="decimal" autoComplete="off" {...input} />
    </FieldFrame>
  )
}

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'id'> {
  /** what each choice is called, by its value */
  options: Record<string, string>
  /** an empty choice to begin with */
  undecided: string | false
}

export function SelectField({
  id,
  words,
  error,
  hintAtError = false,
  options,
  undecided,
  ...select
}: SelectFieldProps) {
  const field = { id, words, error, hintAtError }
  return (
    <FieldFrame {...field}>
      <select {...controlProps(field)} {...select}>
        {undecided && <option value="">{undecided}</option>}
        {Object.entries(options).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

const hintId = (id: string) => `${id}-hint`
const errorId = (id: string) => `${id}-error`

function hasHint({ words, error, hintAtError }: FieldProps): boolean {
  return Boolean(words.hint && (error || !hintAtError))
}

function controlProps(field: FieldProps) {
  const { id, error } = field
  return {
    id,
    'aria-describedby': [error && errorId(id), hasHint(field) && hintId(id)].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  }
}

/** Label and help above the control, its error in red below. */
function FieldFrame({ children, ...field }: FieldProps & { children: ReactNode }) {
  const { rules } = useRunMessages().form
  const { id, words, error, hintAtError } = field
  const hint = hasHint(field) && (
    <span className={styles.hint} id={hintId(id)}>
      {words.hint}
    </span>
  )
  return (
    <div className={error ? `${styles.field} ${styles.bad}` : styles.field}>
      <label htmlFor={id}>{words.label}</label> {!hintAtError && hint && <>{hint} </>}
      <span className={styles.control}>
        {children}{' '}
        {words.unit && (
          <span className={styles.unit} aria-hidden="true">
            {words.unit}
          </span>
        )}
      </span>
      {error && (
        <span className={styles.error} id={errorId(id)}>
          {typeof error === 'string' ? error : errorMessage(error, rules)}
        </span>
      )}{' '}
      {hintAtError && hint}
    </div>
  )
}
