import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { pulseIn } from '../../domain/heart-rate.ts'
import { formatDay, formatWeekday } from '../../i18n/format/date.ts'
import { dateAfter, localDay } from '../../i18n/format/day.ts'
import type { ProgramMessages } from '../../i18n/fr/program.ts'
import { ownProgramAnchor, walkingProgramAnchor } from '../../i18n/pages.ts'
import { useCalendarDownload } from '../calculator/calendar-file.ts'
import { Button } from '../components/links/button.tsx'
import { useMessages } from '../messages.ts'
import { currentWeekAnchor, todaySessionAnchor } from './current/anchors.ts'
import { useCurrentProgram } from './current/current-program.ts'
import styles from './my-program.module.css'
import { eventsOf, storedProgram, type StoredProgram } from './stored-program.ts'
import { weekOn, type Plan, type Session } from './schedule.ts'
import { ProgramForm } from './program-form.tsx'
import { ProgramHeading } from './program-heading.tsx'

export interface MyProgramProps {
  words: ProgramMessages
}

/** Renders the form that creates a program, then its weeks. The URL hash of the walking program preselects walks. */
export default function ProgramPlanner({ words }: MyProgramProps) {
  const current = useCurrentProgram()
  const program = current?.program
  const downloadCalendar = useCalendarDownload()
  const hash = useLocation().hash.slice(1)
  const isForWalks = hash === walkingProgramAnchor
  const [isFormOpen, setFormOpen] = useState(isForWalks && program?.plan !== 'walks')
  /** whether the visitor has opened or closed the form, so that the focus moves */
  const [hasUserActed, setHasUserActed] = useState(false)
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
        before={program}
        plan={plan}
        hasFocus={hasUserActed || anchors.includes(hash)}
        onCreate={saveProgram}
      />
    )
  }
  const { sessions, week } = current
  const planWords = program.plan === 'walks' ? words.walks : words
  return (
    <div className={styles.program}>
      <ProgramHeading
        current={current}
        words={words}
        hasFocus={hasUserActed || hash === ownProgramAnchor}
        onChange={saveProgram}
      />
      {program.age && <Zones age={program.age} words={words} />}
      {week ? (
        <>
          <Button onClick={() => downloadCalendar(words.file, eventsOf(program, sessions, planWords))}>
            {words.add}
          </Button>
          <p className={styles.note}>{words.oneFile}</p>
        </>
      ) : (
        <Button onClick={() => showForm(true)}>{words.again}</Button>
      )}
      <Weeks program={program} sessions={sessions} words={words} kinds={planWords.kinds} onChange={saveProgram} />
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

function Zones({ age, words }: { age: number; words: ProgramMessages }) {
  const { number } = useMessages()
  return (
    <>
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

interface WeeksProps {
  program: StoredProgram
  words: ProgramMessages
  sessions: Session[]
  kinds: ProgramMessages['kinds']
  onChange: (program: StoredProgram) => void
}

function Weeks({ program, sessions, words, kinds, onChange }: WeeksProps) {
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
          {weekSessions.map(({ position, kind, day, minutes }) => (
            <li key={position} id={dateAfter(start, day) === today ? todaySessionAnchor : undefined}>
              <label>
                <input
                  type="checkbox"
                  checked={done.includes(position)}
                  onChange={({ currentTarget }) => tick(position, currentTarget.checked)}
                />{' '}
                <span className={styles.day}>{formatWeekday(dateAfter(start, day), locale)}</span>{' '}
                <span className={styles.activity}>
                  {kinds[kind]}, {words.minutes(minutes)}
                </span>
              </label>
            </li>
          ))}
        </ul>
      </details>
    )
  })
}
