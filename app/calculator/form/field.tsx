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
}

export function GenderField({ id = 'gender', value, error }: GenderFieldProps) {
  const { genders, form } = useCalculatorMessages()
  return (
    <FieldFrame id={id} words={form.fields.gender} error={error}>
      <select {...controlProps(id, error)} name="gender" defaultValue={value ?? defaultRun.gender}>
        {Object.entries(genders).map(([gender, label]) => (
          <option key={gender} value={gender}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

interface FieldWords {
  label: string
  hint: string
  unit: string
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
      <input {...controlProps(id, error)} type="text" inputMode="decimal" autoComplete="off" {...input} />
    </FieldFrame>
  )
}

const hintId = (id: string) => `${id}-hint`
const errorId = (id: string) => `${id}-error`

function controlProps(id: string, error: unknown) {
  return {
    id,
    'aria-describedby': error ? `${hintId(id)} ${errorId(id)}` : hintId(id),
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
      <span className={styles.hint} id={hintId(id)}>
        {hint}
      </span>
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
