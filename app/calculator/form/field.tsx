import type { ComponentProps, ReactNode } from 'react'
import { inWords, type FieldError } from '../../../contract/field-error.ts'
import { defaultRun } from '../../../domain/cooper-run.ts'
import { useCalculatorMessages } from '../messages.ts'
import styles from './field.module.css'
import type { RunField } from './form-data.ts'

interface RunFieldProps {
  name: RunField
  /** what was typed before, where the form comes back from the server */
  value: string | undefined
  error: FieldError | undefined
}

/** A number of the run's form; its id is its name. */
export function NumberField({ name, value, error }: RunFieldProps) {
  const { fields } = useCalculatorMessages().form
  return (
    <TextField
      id={name}
      name={name}
      words={fields[name]}
      error={error}
      defaultValue={value ?? String(defaultRun[name])}
    />
  )
}

interface GenderFieldProps extends Omit<RunFieldProps, 'name'> {
  id?: string
  /** instead of the label and help of the run's form */
  words?: FieldWords
  /** instead of a gender to begin with: an empty choice that says so */
  undecided?: string
}

export function GenderField({ id = 'gender', value, error, words, undecided }: GenderFieldProps) {
  const { genders, form } = useCalculatorMessages()
  const shown = words ?? form.fields.gender
  return (
    <FieldFrame id={id} words={shown} error={error}>
      <select
        {...controlProps(id, shown, error)}
        name="gender"
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
}

/** A number that may be typed with either decimal sign. */
export function TextField({ id, words, error, ...input }: TextFieldProps) {
  return (
    <FieldFrame id={id} words={words} error={error}>
      <input {...controlProps(id, words, error)} type="text" inputMode="decimal" autoComplete="off" {...input} />
    </FieldFrame>
  )
}

const hintId = (id: string) => `${id}-hint`
const errorId = (id: string) => `${id}-error`

function controlProps(id: string, { hint }: FieldWords, error: unknown) {
  return {
    id,
    'aria-describedby': [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  }
}

interface FieldFrameProps extends Pick<TextFieldProps, 'id' | 'words' | 'error'> {
  children: ReactNode
}

/** Label and help above the control, its error in red below. */
function FieldFrame({ id, words: { label, hint, unit }, error, children }: FieldFrameProps) {
  const { rules } = useCalculatorMessages().form
  return (
    <div className={error ? `${styles.field} ${styles.bad}` : styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span className={styles.hint} id={hintId(id)}>
          {hint}
        </span>
      )}
      <span className={styles.control}>
        {children}
        {unit && (
          <span className={styles.unit} aria-hidden="true">
            {unit}
          </span>
        )}
      </span>
      {error && (
        <span className={styles.error} id={errorId(id)}>
          {typeof error === 'string' ? error : inWords(error, rules)}
        </span>
      )}
    </div>
  )
}
