import { useState, type SubmitEvent } from 'react'
import { errorMessage } from '../../../../api/problem.ts'
import { runFields } from '../../../../domain/protocols/cooper-run/cooper-run.ts'
import { Button } from '../../../components/links/button.tsx'
import { useMessages } from '../../../messages.ts'
import { Field } from '../field.tsx'
import { countLaps, lapFields, type LapField } from './laps.ts'
import styles from '../field.module.css'
import { useCalculatorMessages, useClockMessages } from '../../messages.ts'

interface LapCounterProps {
  /** prefix of the ids of its fields */
  id?: string
  /** initial texts; by default no laps of a 400 m track */
  start?: Partial<Record<LapField, string>>
  /** receives whole metres within the limits of the calculator */
  onDistance: (distance: number) => void
}

const defaultTexts: Partial<Record<LapField, string>> = { lap: '400' }

/** Renders a form that converts laps of a track to metres. */
export function LapCounter({ id = 'laps', start = defaultTexts, onDistance }: LapCounterProps) {
  const { locale, number } = useMessages()
  const messages = useCalculatorMessages()
  const { laps: words } = useClockMessages()
  const [errorTexts, setErrorTexts] = useState<Partial<Record<string, string>>>({})

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = Object.fromEntries(new FormData(form)) as Record<LapField, string>
    const { distance = 0, errors = [] } = countLaps(typed, locale)
    const { min, max } = runFields.distance
    const wrong = errors.map((error): [string, string] => [error.field, errorMessage(error, messages.form.rules)])
    if (!wrong[0] && (distance < min || distance > max))
      wrong.push(['laps', words.outOfRange(number(distance), number(min), number(max))])
    setErrorTexts(Object.fromEntries(wrong))
    if (wrong[0]) form.querySelector<HTMLElement>(`[name=${wrong[0][0]}]`)!.focus()
    else onDistance(distance)
  }

  return (
    <form className={styles.counter} aria-label={messages.form.laps} noValidate onSubmit={onSubmit}>
      {lapFields.map((name) => (
        <Field
          key={name}
          id={`${id}-${name}`}
          name={name}
          words={words[name]}
          error={errorTexts[name]}
          defaultValue={start[name] ?? ''}
        />
      ))}
      <Button quiet type="submit">
        {words.submit}
      </Button>
    </form>
  )
}
