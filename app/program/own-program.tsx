import { useState, type SyntheticEvent } from 'react'
import { useLocation } from 'react-router'
import type { ProgramPhase } from '../../content/data/programs.ts'
import { goalOf } from '../../domain/goal.ts'
import { pulseIn } from '../../domain/heart-rate.ts'
import { age as ageLimits } from '../../domain/tests/field.ts'
import { formatDay, formatWeekday, longDay } from '../../i18n/date.ts'
import { dateAfter, localDay } from '../../i18n/day.ts'
import type { ProgramMessages } from '../../i18n/fr/program.ts'
import { parseNumber } from '../../i18n/number.ts'
import { Field } from '../calculator/form/field.tsx'
import { saveFile } from '../calculator/calendar-file.ts'
import { Button } from '../components/links/button.tsx'
import { useLastRuns } from '../last-runs.ts'
import { useMessages } from '../messages.ts'
import styles from './my-program.module.css'
import { programFile } from './program-file.ts'
import { nextMonday, sessionsOf, type Session } from './schedule.ts'
import { storeProgram, useProgram, type StoredProgram } from './stored-program.ts'

export interface MyProgramProps {
  phases: readonly ProgramPhase[]
  words: ProgramMessages
}

/** Asks for the first day, then shows the weeks. */
export default function OwnProgram({ phases, words }: MyProgramProps) {
  const program = useProgram()
  const [isChanging, setChanging] = useState(false)
  function keep(next: StoredProgram | undefined) {
    storeProgram(next)
    setChanging(false)
  }
  if (!program || isChanging) return <SetUp words={words} before={program} onCreate={keep} />
  return (
    <div className={styles.program}>
      <Head program={program} words={words} />
      <Calendar program={program} sessions={sessionsOf(phases)} words={words} />
      <Weeks program={program} sessions={sessionsOf(phases)} words={words} onChange={keep} />
      <p className={styles.ways}>
        <Button quiet onClick={() => setChanging(true)}>
          {words.change}
        </Button>
        <Button quiet onClick={() => keep(undefined)}>
          {words.remove}
        </Button>
      </p>
    </div>
  )
}

const lastDay = 55

function SetUp({
  words,
  before,
  onCreate,
}: {
  words: ProgramMessages
  before: StoredProgram | undefined
  onCreate: (program: StoredProgram) => void
}) {
  const { locale, number } = useMessages()
  const [errors, setErrors] = useState<Partial<Record<'age' | 'start' | 'hour', string>>>({})
  const today = localDay(new Date())
  const [last] = useLastRuns()
  const goal = last && goalOf(last.run)
  const age = before?.age ?? last?.run.age

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const { elements } = event.currentTarget
    const typed = (name: string) => (elements.namedItem(name) as HTMLInputElement).value
    const [start, hour] = [typed('start'), typed('hour')]
    const years = parseNumber(typed('age'), locale)
    const isAge = years >= ageLimits.min && years <= ageLimits.max
    const found = {
      ...(!isAge && { age: words.errors.age(ageLimits.min, ageLimits.max) }),
      ...((!start || start < today) && { start: words.errors.start }),
      ...(!/^\d\d:\d\d/.test(hour) && { hour: words.errors.hour }),
    }
    setErrors(found)
    const [wrong] = Object.keys(found)
    if (wrong) (elements.namedItem(wrong) as HTMLInputElement).focus()
    else
      onCreate({
        start,
        hour: hour.slice(0, 5),
        age: years,
        goal: before?.goal ?? goal,
        done: before?.start === start ? before.done : [],
      })
  }

  const field = (name: keyof typeof errors) => ({
    id: `program-${name}`,
    name,
    words: { label: words[name] },
    error: errors[name],
  })
  return (
    <form className={styles.program} onSubmit={onSubmit} noValidate aria-label={words.title}>
      <p>{words.lede}</p>
      <div className={styles.fields}>
        <Field {...field('age')} defaultValue={age === undefined ? '' : number(age, 0, 3)} />
        <Field {...field('start')} type="date" min={today} defaultValue={before?.start ?? nextMonday(today)} />
        <Field {...field('hour')} type="time" defaultValue={before?.hour ?? '18:00'} />
      </div>
      <Button type="submit">{words.create}</Button>
    </form>
  )
}

interface PartProps {
  program: StoredProgram
  words: ProgramMessages
}

function Head({ program: { goal, age, start }, words }: PartProps) {
  const { locale, number } = useMessages()
  const end = longDay(dateAfter(start, lastDay), locale)
  return (
    <>
      <h3 className={styles.title}>
        <span className={styles.kicker}>{words.title}</span>{' '}
        {!goal
          ? words.noGoal(end)
          : goal.more
            ? words.goal(number(goal.distance), end, number(goal.more))
            : words.stay(number(goal.distance))}
      </h3>
      <dl className={styles.zones}>
        {(['easy', 'intense'] as const).map((zone) => {
          const { from, to } = pulseIn(zone, age)
          return (
            <div key={zone} className={styles[zone]}>
              <dt>{words.zones[zone]}</dt>
              <dd>
                {from}–{to}
              </dd>
            </div>
          )
        })}
      </dl>
      <p className={styles.note}>{words.basis(number(age, 0, 3))}</p>
    </>
  )
}

function Calendar({ program, sessions, words }: PartProps & { sessions: Session[] }) {
  const { locale } = useMessages()
  const { pathname } = useLocation()
  function onAdd() {
    const url = window.location.origin + pathname
    const file = programFile({ sessions, program, words, language: locale, url, now: new Date() })
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${words.file}.ics`)
  }
  return (
    <>
      <Button onClick={onAdd}>{words.add}</Button>
      <p className={styles.note}>{words.oneFile}</p>
    </>
  )
}

interface WeeksProps extends PartProps {
  sessions: Session[]
  onChange: (program: StoredProgram) => void
}

function Weeks({ program, sessions, words, onChange }: WeeksProps) {
  const { locale } = useMessages()
  const { start, done } = program
  const today = localDay(new Date())
  const weeks = [...new Set(sessions.map(({ week }) => week))]
  const current = weeks.find((week) => today <= dateAfter(start, week * 7 - 1))
  const tick = (place: number, isDone: boolean) =>
    onChange({ ...program, done: isDone ? [...done, place] : done.filter((other) => other !== place) })
  return weeks.map((week) => {
    const own = sessions.flatMap((session, place) => (session.week === week ? [{ ...session, place }] : []))
    return (
      <details key={week} className={styles.week} open={week === current}>
        <summary>
          <span className={styles.name}>{words.week(week)}</span>{' '}
          <span className={styles.note}>
            {formatDay(new Date(`${dateAfter(start, week * 7 - 7)}T12:00:00Z`), locale)}
          </span>
          <span className={styles.boxes}>
            <span className="visually-hidden">
              {words.done(own.filter(({ place }) => done.includes(place)).length, own.length)}
            </span>
            {own.map(({ place, kind }) => (
              <span
                key={place}
                aria-hidden="true"
                className={`${styles.box} ${styles[kind]} ${done.includes(place) ? styles.done : ''}`}
              />
            ))}
          </span>
        </summary>
        <ul className={styles.sessions}>
          {own.map(({ place, kind, day, minutes }) => (
            <li key={place}>
              <label>
                <input
                  type="checkbox"
                  checked={done.includes(place)}
                  onChange={({ currentTarget }) => tick(place, currentTarget.checked)}
                />{' '}
                <span className={styles.day}>{formatWeekday(dateAfter(start, day), locale)}</span>{' '}
                <span className={styles.what}>
                  {words.kinds[kind]}, {words.minutes(minutes)}
                </span>
              </label>
            </li>
          ))}
        </ul>
      </details>
    )
  })
}
