import { useState, type SubmitEvent } from 'react'
import { errorMessage } from '../../../contract/field-error.ts'
import { runFields } from '../../../domain/tests/cooper-run/cooper-run.ts'
import { Button } from '../../components/links/button.tsx'
import { useMessages } from '../../messages.ts'
import { Field } from './field.tsx'
import { countLaps, lapFields, type LapCount, type LapField } from './laps.ts'
import styles from './lap-counter.module.css'
import { useCalculatorMessages, useDetailMessages } from '../messages.ts'

interface LapCounterProps {
  /** what the ids of its fields begin with */
  id?: string
  /** as counted before; without them, no laps of a usual track */
  start?: Partial<Record<LapField, string>>
  /** whole metres, which the calculator accepts */
  onDistance: (distance: number) => void
}

const usual: Partial<Record<LapField, string>> = { lap: '400' }

/** Laps of a track as metres. */
export function LapCounter({ id = 'laps', start = usual, onDistance }: LapCounterProps) {
  const { locale, number } = useMessages()
  const messages = useCalculatorMessages()
  const { laps: words } = useDetailMessages()
  const [count, setCount] = useState<LapCount>()

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const count = countLaps(Object.fromEntries(new FormData(form)) as Record<LapField, string>, locale)
    setCount(count)
    if ('distance' in count) onDistance(count.distance)
    else form.querySelector<HTMLElement>(`[name=${'errors' in count ? count.errors[0]!.field : 'laps'}]`)!.focus()
  }

  function errorOf(name: LapField) {
    if (!count || 'distance' in count) return undefined
    if ('errors' in count) {
      const error = count.errors.find((error) => error.field === name)
      return error && errorMessage(error, messages.form.rules)
    }
    const { min, max } = runFields.distance
    return name === 'laps' ? words.outOfRange(number(count.outOfRange), number(min), number(max)) : undefined
  }

  return (
    <form className={styles.counter} aria-label={messages.form.laps} noValidate onSubmit={onSubmit}>
      {lapFields.map((name) => (
        <Field
          key={name}
          id={`${id}-${name}`}
          name={name}
          words={words[name]}
          error={errorOf(name)}
          defaultValue={start[name] ?? ''}
        />
      ))}
      <Button quiet type="submit">
        {words.submit}
      </Button>
    </form>
  )
}
