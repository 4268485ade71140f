import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { minutesOf } from '../../content/data/recipes.ts'
import { pulseIn, zones } from '../../domain/heart-rate.ts'
import { formatWeekday, shortDay } from '../../i18n/format/date.ts'
import { dateAfter, localDay } from '../../i18n/format/day.ts'
import type { ProgramMessages } from '../../i18n/fr/program.ts'
import { ownProgramAnchor, walkingProgramAnchor } from '../../i18n/pages.ts'
import { Button } from '../components/links/button.tsx'
import { useMessages } from '../messages.ts'
import { currentWeekAnchor, todaySessionAnchor } from './current/anchors.ts'
import { useCurrentProgram } from './current/current-program.ts'
import styles from './my-program.module.css'
import { storedProgram, type StoredProgram } from './stored-program.ts'
import { sessionLine, type PlanWords } from './recipe-text.ts'
import { weekOn, type Plan, type Session } from './schedule.ts'
import { NextSession } from './next-session.tsx'
import { ProgramButtons } from './program-buttons.tsx'
import { ProgramForm } from './program-form.tsx'
import { ProgramHeading } from './program-heading.tsx'

export interface MyProgramProps {
  words: ProgramMessages
}

/** Renders the form that creates a program, then its weeks. The URL hash of the walking program preselects walks. */
export default function ProgramPlanner({ words }: MyProgramProps) {
  const current = useCurrentProgram()
  const program = current?.program
  const hash = useLocation().hash.slice(1)
  const isForWalks = hash === walkingProgramAnchor
  const [isFormOpen, setFormOpen] = useState(isForWalks && program?.plan !== 'walks')
  /** whether the visitor has opened or closed the form, so that the focus moves */
  const [hasUserActed, setHasUserActed] = useState(false)
  const ticked = program?.done.length
  useEffect(() => {
    if (ticked !== undefined) keepRecordsOnSite()
  }, [ticked])
  useEffect(() => {
    if (hash === currentWeekAnchor || hash === todaySessionAnchor) land(hash)
  }, [hash])
  function saveProgram(next: StoredProgram | undefined) {
    storedProgram.set(next)
    showForm(false)
  }
  function showForm(isFormOpen: boolean) {
    setFormOpen(isFormOpen)
    setHasUserActed(true)
  }
  if (!current || !program || isFormOpen) {
    const plan: Plan = isForWalks && !hasUserActed ? 'walks' : (program?.plan ?? 'main')
    return (
      <ProgramForm
        words={words}
        current={program}
        plan={plan}
        hasFocus={hasUserActed || anchors.includes(hash)}
        onCreate={saveProgram}
      />
    )
  }
  const { sessions, week } = current
  const planWords = program.plan === 'walks' ? { ...words, ...words.walks } : words
  return (
    <div className={styles.program}>
      <ProgramHeading
        current={current}
        words={words}
        hasFocus={hasUserActed || hash === ownProgramAnchor}
        onChange={saveProgram}
      />
      <Efforts age={program.age} words={planWords} />
      {week ? (
        <>
          <NextSession program={program} sessions={sessions} words={planWords} />
          <ProgramButtons program={program} sessions={sessions} words={planWords} />
        </>
      ) : (
        <Button onClick={() => showForm(true)}>{words.again}</Button>
      )}
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

/** Anchors of the reader's program and of its parts. */
const anchors: string[] = [ownProgramAnchor, currentWeekAnchor, todaySessionAnchor]

/** Scrolls to the current week, and moves the focus into it or into today's session, if there is one. */
function land(anchor: string) {
  const week = document.getElementById(currentWeekAnchor)
  const part = document.getElementById(anchor) ?? week
  week?.scrollIntoView()
  part?.querySelector<HTMLElement>('input, summary')!.focus()
}

/**
 * Has the server keep the visitor's records while they follow a program: it deletes them after 30 days without a visit.
 */
function keepRecordsOnSite() {
  void import('../sync/flush-outbox.ts').then(({ keepRecords }) => keepRecords()).catch(() => undefined)
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

interface WeeksProps {
  program: StoredProgram
  words: ProgramMessages
  sessions: Session[]
  onChange: (program: StoredProgram) => void
}

function Weeks({ program, sessions, words, onChange }: WeeksProps) {
  const { locale } = useMessages()
  const { start, done } = program
  const today = localDay(new Date())
  const weeks = [...new Set(sessions.map(({ week }) => week))]
  const current = weekOn(start, today)
  const tick = (position: number, isDone: boolean) =>
    onChange({ ...program, done: isDone ? [...done, position] : done.filter((other) => other !== position) })
  return weeks.map((week) => {
    const weekSessions = sessions.flatMap((session, position) =>
      session.week === week ? [{ ...session, position }] : [],
    )
    return (
      <details
        key={week}
        id={week === current ? currentWeekAnchor : undefined}
        className={styles.week}
        open={week === current}
      >
        <summary>
          <span className={styles.name}>{words.week(week)}</span>{' '}
          <span className={styles.note}>{shortDay(dateAfter(start, week * 7 - 7), locale)}</span>
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
            <li key={position} id={dateAfter(start, session.day) === today ? todaySessionAnchor : undefined}>
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
