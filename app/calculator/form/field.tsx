import type { ComponentProps, ReactNode } from 'react'
import { errorMessage, type FieldError } from '../../../contract/field-error.ts'
import { defaultRun } from '../../../domain/tests/cooper-run/cooper-run.ts'
import { useRunMessages } from '../messages.ts'
import styles from './field.module.css'
import type { RunField } from './form-data.ts'

interface RunFieldProps {
  name: RunField
  /** what was typed before, where the form comes back from the server */
  value: string | undefined
  error: FieldError | undefined
  /** the help shows with an error only, below it */
  hintAtError?: boolean
}

/** A number of the run's form; its id is its name. */
export function NumberField({ name, value, ...field }: RunFieldProps) {
  const { fields } = useRunMessages().form
  return (
    <TextField id={name} name={name} words={fields[name]} {...field} defaultValue={value ?? String(defaultRun[name])} />
  )
}

interface GenderFieldProps extends Omit<RunFieldProps, 'name'> {
  id?: string
  /** instead of the label and help of the run's form */
  words?: FieldWords
  /** instead of a gender to begin with: an empty choice that says so */
  undecided?: string
}

export function GenderField({ id = 'gender', value, words, undecided, ...field }: GenderFieldProps) {
  const { genders, form } = useRunMessages()
  const shown = words ?? form.fields.gender
  return (
    <FieldFrame id={id} words={shown} {...field}>
      <select
        {...controlProps(id, shown, field)}
        name="gender"
        autoComplete="sex"
        defaultValue={value ?? (undecided ? '' : defaultRun.gender)}
      >
        {undecided && <option value="">{undecided}</option>}
        {Object.entries(genders).map(([gender, label]) => (
          <option key={gender} value={gender}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

export interface FieldWords {
  label: string
  hint?: string
  unit?: string
}

interface TextFieldProps extends ComponentProps<'input'> {
  id: string
  words: FieldWords
  /** a sentence, or what the rules of the form say */
  error: FieldError | string | undefined
  hintAtError?: boolean
}

/** A number that may be typed with either decimal sign. */
export function TextField({ id, words, error, hintAtError, ...input }: TextFieldProps) {
  const field = { error, ...(hintAtError && { hintAtError }) }
  return (
    <FieldFrame id={id} words={words} {...field}>
      <input {...controlProps(id, words, field)} inputMode="decimal" autoComplete="off" {...input} />
    </FieldFrame>
  )
}

const hintId = (id: string) => `${id}-hint`
const errorId = (id: string) => `${id}-error`

type FieldState = Pick<TextFieldProps, 'error' | 'hintAtError'>

function hasHint({ hint }: FieldWords, { error, hintAtError }: FieldState): boolean {
  return Boolean(hint && (error || !hintAtError))
}

function controlProps(id: string, words: FieldWords, field: FieldState) {
  const { error } = field
  return {
    id,
    'aria-describedby':
      [error && errorId(id), hasHint(words, field) && hintId(id)].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  }
}

interface FieldFrameProps extends Pick<TextFieldProps, 'id' | 'words' | 'error' | 'hintAtError'> {
  children: ReactNode
}

/** Label and help above the control, its error in red below. */
function FieldFrame({ id, words, children, ...field }: FieldFrameProps) {
  const { rules } = useRunMessages().form
  const { error, hintAtError } = field
  const { label, unit } = words
  const hint = hasHint(words, field) && (
    <span className={styles.hint} id={hintId(id)}>
      {words.hint}
    </span>
  )
  return (
    <div className={error ? `${styles.field} ${styles.bad}` : styles.field}>
      <label htmlFor={id}>{label}</label> {!hintAtError && hint && <>{hint} </>}
      <span className={styles.control}>
        {children}{' '}
        {unit && (
          <span className={styles.unit} aria-hidden="true">
            {unit}
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
