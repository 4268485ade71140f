import { useState, type SyntheticEvent } from 'react'
import { isSameAge } from '../../domain/person.ts'
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
import { goalAfter } from './current/program-goal.ts'
import { lastDayOf, nextMonday, type Plan } from './schedule.ts'
import { latestStart, type StoredProgram } from './stored-program.ts'
import { focus } from './focus.ts'

/** Id of the heading. */
const headingId = 'program-title'

interface ProgramFormProps {
  words: ProgramMessages
  current: StoredProgram | undefined
  /** the initial choice */
  plan: Plan
  /** whether its heading takes the focus */
  hasFocus: boolean
  onCreate: (program: StoredProgram) => void
}

/** Renders a form for the program, its first day and hour, and an age if the program has heart rates. */
export function ProgramForm({ words, current, plan: first, hasFocus, onCreate }: ProgramFormProps) {
  const { locale, number } = useMessages()
  const [errors, setErrors] = useState<Partial<Record<'age' | 'start' | 'hour', string>>>({})
  const [plan, setPlan] = useState(first)
  const hasPulses = plan === 'main'
  const today = localDay(new Date())
  const latest = latestStart(today)
  const lastRuns = useLastRuns()
  const age = current?.age ?? lastRuns[0]?.run.age
  const running = current && today <= lastDayOf(current.start) ? current : undefined
  const earliest = running && running.start < today ? running.start : today

  /** Returns a goal and its runner's gender: from the running program, or else from the last run at this age. */
  function goalFor(age: number): Pick<StoredProgram, 'gender' | 'goal'> {
    const { age: ageBefore, gender, goal } = running ?? {}
    if (goal && isSameAge(ageBefore ?? age, age)) return { gender, goal }
    const last = lastRuns.find(({ run }) => isSameAge(run.age, age))
    return last ? { gender: last.run.gender, goal: goalAfter(last) } : {}
  }

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const { elements } = event.currentTarget
    const typed = (name: string) => (elements.namedItem(name) as HTMLInputElement).value
    const [start, hour] = [typed('start'), typed('hour')]
    const years = hasPulses ? parseNumber(typed('age'), locale) : undefined
    const isAge = years === undefined || (years >= ageLimits.min && years <= ageLimits.max)
    const found = {
      ...(!isAge && { age: words.errors.age(ageLimits.min, ageLimits.max) }),
      ...((!start || start < earliest || start > latest) && { start: words.errors.start(formatDate(latest, locale)) }),
      ...(!/^\d\d:\d\d/.test(hour) && { hour: words.errors.hour }),
    }
    setErrors(found)
    const [wrong] = Object.keys(found)
    if (wrong) (elements.namedItem(wrong) as HTMLInputElement).focus()
    else
      onCreate({
        ...{ plan, start, hour: hour.slice(0, 5), age: years },
        ...(years !== undefined && goalFor(years)),
        done: current?.start === start && current.plan === plan ? current.done : [],
        // only a running program passes its calendar events on; a program after an ended one gets its own
        calendar: running?.calendar,
      })
  }

  const field = (name: keyof typeof errors) => ({
    id: `program-${name}`,
    name,
    words: { label: words[name] },
    error: errors[name],
  })
  return (
    <form className={styles.program} onSubmit={onSubmit} noValidate aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.title} ref={hasFocus ? focus : undefined} tabIndex={-1}>
        {words.title}
      </h3>
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
          min={earliest}
          max={latest}
          defaultValue={running?.start ?? nextMonday(today)}
        />
        <Field {...field('hour')} type="time" defaultValue={current?.hour ?? '18:00'} />
      </div>
      <Button type="submit">{words.create}</Button>
    </form>
  )
}
