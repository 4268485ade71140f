import { useState, type SyntheticEvent } from 'react'
import { goalOf } from '../../domain/goal.ts'
import { age as ageLimits } from '../../domain/protocols/field.ts'
import { formatDate } from '../../i18n/format/date.ts'
import { localDay } from '../../i18n/format/day.ts'
import type { ProgramMessages } from '../../i18n/fr/program.ts'
import { parseNumber } from '../../i18n/format/number.ts'
import { Field } from '../calculator/form/field.tsx'
import { Button } from '../components/links/button.tsx'
import { useLastRuns } from '../storage/last-runs.ts'
import { useMessages } from '../messages.ts'
import styles from './my-program.module.css'
import { latestStart, type StoredProgram } from './stored-program.ts'
import { endOf, nextMonday, type Plan } from './schedule.ts'

interface ProgramFormProps {
  words: ProgramMessages
  before: StoredProgram | undefined
  /** the initial choice */
  plan: Plan
  /** whether to take the focus */
  hasFocus: boolean
  onCreate: (program: StoredProgram) => void
}

/** Renders a form for the program, its first day and hour, and an age if the program has heart rates. */
export function ProgramForm({ words, before, plan: first, hasFocus, onCreate }: ProgramFormProps) {
  const { locale, number } = useMessages()
  const [errors, setErrors] = useState<Partial<Record<'age' | 'start' | 'hour', string>>>({})
  const [plan, setPlan] = useState(first)
  const hasPulses = plan === 'main'
  const today = localDay(new Date())
  const latest = latestStart(today)
  const [last] = useLastRuns()
  const goal = last && goalOf(last.run)
  const age = before?.age ?? last?.run.age

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const { elements } = event.currentTarget
    const typed = (name: string) => (elements.namedItem(name) as HTMLInputElement).value
    const [start, hour] = [typed('start'), typed('hour')]
    const years = hasPulses ? parseNumber(typed('age'), locale) : undefined
    const isAge = years === undefined || (years >= ageLimits.min && years <= ageLimits.max)
    const found = {
      ...(!isAge && { age: words.errors.age(ageLimits.min, ageLimits.max) }),
      ...((!start || start < today || start > latest) && { start: words.errors.start(formatDate(latest, locale)) }),
      ...(!/^\d\d:\d\d/.test(hour) && { hour: words.errors.hour }),
    }
    setErrors(found)
    const [wrong] = Object.keys(found)
    if (wrong) (elements.namedItem(wrong) as HTMLInputElement).focus()
    else
      onCreate({
        ...{ plan, start, hour: hour.slice(0, 5), age: years },
        goal: hasPulses ? (before?.goal ?? goal) : undefined,
        done: before?.start === start && before.plan === plan ? before.done : [],
        // a program after another one has events of its own
        calendar: before && today <= endOf(before.start) ? before.calendar : undefined,
      })
  }

  const field = (name: keyof typeof errors) => ({
    id: `program-${name}`,
    name,
    words: { label: words[name] },
    error: errors[name],
  })
  return (
    <form
      ref={hasFocus ? focusFirst : undefined}
      className={styles.program}
      onSubmit={onSubmit}
      noValidate
      aria-label={words.title}
    >
      <p>{words.lede}</p>
      <div className={styles.fields}>
        <Field
          {...{ id: 'program-plan', name: 'plan', words: { label: words.plan }, error: undefined }}
          options={words.plans}
          value={plan}
          onChange={({ target }) => setPlan(target.value as Plan)}
        />
        {hasPulses && <Field {...field('age')} defaultValue={age === undefined ? '' : number(age, 0, 3)} />}
        <Field
          {...field('start')}
          type="date"
          min={today}
          max={latest}
          defaultValue={before?.start ?? nextMonday(today)}
        />
        <Field {...field('hour')} type="time" defaultValue={before?.hour ?? '18:00'} />
      </div>
      <Button type="submit">{words.create}</Button>
    </form>
  )
}

function focusFirst(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('input, select')!.focus()
}
