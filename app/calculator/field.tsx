import type { ReactNode } from 'react'
import { defaultRun } from '../../domain/run.ts'
import { inWords, type FieldError } from '../../contract/field-error.ts'
import { useCalculatorMessages } from './calculator-messages.ts'
import styles from './field.module.css'
import type { RunField } from './submission.ts'

interface FieldProps {
  name: RunField
  /** what was typed before, where the form comes back from the server */
  value: string | undefined
  error: FieldError | undefined
}

export function NumberField({ name, value, error }: FieldProps) {
  return (
    <FieldFrame name={name} error={error}>
      <input
        {...controlProps(name, error)}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={value ?? String(defaultRun[name])}
      />
    </FieldFrame>
  )
}

export function GenderField({ value, error }: Omit<FieldProps, 'name'>) {
  const { genders } = useCalculatorMessages()
  return (
    <FieldFrame name="gender" error={error}>
      <select {...controlProps('gender', error)} defaultValue={value ?? defaultRun.gender}>
        {Object.entries(genders).map(([gender, label]) => (
          <option key={gender} value={gender}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

const hintId = (name: RunField) => `${name}-hint`
const errorId = (name: RunField) => `${name}-error`

function controlProps(name: RunField, error: FieldError | undefined) {
  return {
    id: name,
    name,
    'aria-describedby': error ? `${hintId(name)} ${errorId(name)}` : hintId(name),
    'aria-invalid': error ? true : undefined,
  }
}

/** Label and help above the control, its error in red below. */
function FieldFrame({ name, error, children }: { name: RunField; error: FieldError | undefined; children: ReactNode }) {
  const { fields, rules } = useCalculatorMessages().form
  const { label, hint, unit } = fields[name]
  return (
    <div className={error ? `${styles.field} ${styles.bad}` : styles.field}>
      <label htmlFor={name}>{label}</label>
      <span className={styles.hint} id={hintId(name)}>
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
        <span className={styles.error} id={errorId(name)}>
          {inWords(error, rules)}
        </span>
      )}
    </div>
  )
}
