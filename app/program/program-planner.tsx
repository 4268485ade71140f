import { useState } from 'react'
import { useLocation } from 'react-router'
import { programOfWalks, type ProgramPhase } from '../../content/data/programs.ts'
import { minutesOf } from '../../content/data/recipes.ts'
import { pulseIn, zones } from '../../domain/heart-rate.ts'
import { formatDay, formatWeekday, longDay } from '../../i18n/format/date.ts'
import { dateAfter, localDay } from '../../i18n/format/day.ts'
import type { ProgramMessages } from '../../i18n/fr/program.ts'
import { walkingProgramAnchor } from '../../i18n/pages.ts'
import { Button } from '../components/links/button.tsx'
import { useMessages } from '../messages.ts'
import styles from './my-program.module.css'
import { storedProgram, type StoredProgram } from './stored-program.ts'
import { sessionLine, type PlanWords } from './recipe-text.ts'
import { endOf, sessionsOf, type Plan, type Session } from './schedule.ts'
import { NextSession } from './next-session.tsx'
import { ProgramButtons } from './program-buttons.tsx'
import { ProgramForm } from './program-form.tsx'

export interface MyProgramProps {
  phases: readonly ProgramPhase[]
  words: ProgramMessages
}

/** Renders the form that creates a program, then its weeks. The URL hash of the walking program preselects walks. */
export default function ProgramPlanner({ phases, words }: MyProgramProps) {
  const program = storedProgram.use()
  const isForWalks = useLocation().hash === `#${walkingProgramAnchor}`
  const [isFormOpen, setFormOpen] = useState(isForWalks && program?.plan !== 'walks')
  /** whether the visitor has opened or closed the form, so that the focus moves */
  const [hasUserActed, setHasUserActed] = useState(false)
  function saveProgram(next: StoredProgram | undefined) {
    storedProgram.set(next)
    showForm(false)
  }
  function showForm(isFormOpen: boolean) {
    setFormOpen(isFormOpen)
    setHasUserActed(true)
  }
  if (!program || isFormOpen) {
    const plan: Plan = isForWalks && !hasUserActed ? 'walks' : (program?.plan ?? 'main')
    return <ProgramForm words={words} before={program} plan={plan} hasFocus={hasUserActed} onCreate={saveProgram} />
  }
  const isWalks = program.plan === 'walks'
  const sessions = sessionsOf(isWalks ? programOfWalks : phases, program.plan)
  const planWords = isWalks ? { ...words, ...words.walks } : words
  return (
    <div className={styles.program}>
      <Head program={program} words={planWords} hasFocus={hasUserActed} />
      <NextSession program={program} sessions={sessions} words={planWords} />
      <ProgramButtons program={program} sessions={sessions} words={planWords} />
      <Weeks program={program} sessions={sessions} words={planWords} onChange={saveProgram} />
      <p className={styles.note}>{words.restDays}</p>
      <p className={styles.actions}>
        <Button quiet onClick={() => showForm(true)}>
          {words.change}
        </Button>
        <Button quiet onClick={() => saveProgram(undefined)}>
          {words.remove}
        </Button>
      </p>
    </div>
  )
}

function focus(title: HTMLElement | null) {
  title?.focus()
}

interface PartProps {
  program: StoredProgram
  words: PlanWords
}

function Head({ program: { goal, age, start }, words, hasFocus }: PartProps & { hasFocus: boolean }) {
  const { locale, number } = useMessages()
  const end = longDay(endOf(start), locale)
  return (
    <>
      <h3 className={styles.title} ref={hasFocus ? focus : undefined} tabIndex={-1}>
        <span className={styles.kicker}>{words.title}</span>{' '}
        {!goal
          ? words.noGoal(end)
          : goal.more
            ? words.goal(number(goal.distance), end, number(goal.more))
            : words.stay(number(goal.distance))}
      </h3>
      <Efforts age={age} words={words} />
    </>
  )
}

/** Renders how easy and hard stretches feel, with heart rates if the age is known. */
function Efforts({ age, words }: { age: number | undefined; words: PlanWords }) {
  const { number } = useMessages()
  return (
    <>
      <dl className={styles.efforts}>
        {(['easy', 'hard'] as const).map((effort) => {
          const { name, feel } = words.efforts[effort]
          const pulse = age && pulseIn(zones[effort], age)
          return (
            <div key={effort} className={styles[effort]}>
              <dt>{name}</dt>
              <dd>{feel}</dd>
              {pulse && <dd>{words.beats(pulse.from, pulse.to)}</dd>}
            </div>
          )
        })}
      </dl>
      {age && <p className={styles.note}>{words.basis(number(age, 0, 3))}</p>}
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
  const tick = (position: number, isDone: boolean) =>
    onChange({ ...program, done: isDone ? [...done, position] : done.filter((other) => other !== position) })
  return weeks.map((week) => {
    const weekSessions = sessions.flatMap((session, position) =>
      session.week === week ? [{ ...session, position }] : [],
    )
    return (
      <details key={week} className={styles.week} open={week === current}>
        <summary>
          <span className={styles.name}>{words.week(week)}</span>{' '}
          <span className={styles.note}>{formatDay(`${dateAfter(start, week * 7 - 7)}T12:00:00Z`, locale)}</span>
          <span className={styles.boxes}>
            <span className="visually-hidden">
              {words.done(weekSessions.filter(({ position }) => done.includes(position)).length, weekSessions.length)}
            </span>
            {weekSessions.map(({ position, kind }) => (
              <span
                key={position}
                aria-hidden="true"
                className={`${styles.box} ${styles[kind]} ${done.includes(position) ? styles.done : ''}`}
              />
            ))}
          </span>
        </summary>
        <ul className={styles.sessions}>
          {weekSessions.map(({ position, ...session }) => (
            <li key={position}>
              <label>
                <input
                  type="checkbox"
                  checked={done.includes(position)}
                  onChange={({ currentTarget }) => tick(position, currentTarget.checked)}
                />{' '}
                <span className={styles.day}>{formatWeekday(dateAfter(start, session.day), locale)}</span>{' '}
                <span className={styles.activity}>
                  {words.kinds[session.kind]}, {words.minutes(minutesOf(session.recipe))}
                </span>{' '}
                <span className={styles.recipe}>{sessionLine(session, words)}</span>
              </label>
            </li>
          ))}
        </ul>
      </details>
    )
  })
}
