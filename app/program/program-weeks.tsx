import { useState } from 'react'
import { useLocation } from 'react-router'
import { programOfWalks, type ProgramPhase } from '../../content/data/programs.ts'
import { pulseIn } from '../../domain/heart-rate.ts'
import { formatDay, formatWeekday, longDay } from '../../i18n/format/date.ts'
import { dateAfter, localDay } from '../../i18n/format/day.ts'
import type { ProgramMessages } from '../../i18n/fr/program.ts'
import { walkingProgramAnchor } from '../../i18n/pages.ts'
import { useCalendar } from '../calculator/calendar-file.ts'
import { Button } from '../components/links/button.tsx'
import { useMessages } from '../messages.ts'
import styles from './my-program.module.css'
import { eventsOf, storedProgram, type StoredProgram } from './stored-program.ts'
import { sessionsOf, type Plan, type Session } from './schedule.ts'
import { SetUp } from './program-form.tsx'

export interface MyProgramProps {
  phases: readonly ProgramPhase[]
  words: ProgramMessages
}

/** Asks for the program and its first day, then shows the weeks. Walks are chosen for whoever comes to theirs. */
export default function OwnProgram({ phases, words }: MyProgramProps) {
  const program = storedProgram.use()
  const save = useCalendar()
  const isForWalks = useLocation().hash === `#${walkingProgramAnchor}`
  const [isChanging, setChanging] = useState(isForWalks && program?.plan !== 'walks')
  /** by the reader, whose focus follows */
  const [isMoved, setMoved] = useState(false)
  function keep(next: StoredProgram | undefined) {
    storedProgram.set(next)
    show(false)
  }
  function show(isChanging: boolean) {
    setChanging(isChanging)
    setMoved(true)
  }
  if (!program || isChanging) {
    const plan: Plan = isForWalks && !isMoved ? 'walks' : (program?.plan ?? 'main')
    return <SetUp words={words} before={program} plan={plan} isMoved={isMoved} onCreate={keep} />
  }
  const isWalks = program.plan === 'walks'
  const sessions = sessionsOf(isWalks ? programOfWalks : phases, program.plan)
  const said = isWalks ? words.walks : words
  return (
    <div className={styles.program}>
      <Head program={program} words={words} isMoved={isMoved} />
      <Button onClick={() => save(words.file, eventsOf(program, sessions, said))}>{words.add}</Button>
      <p className={styles.note}>{words.oneFile}</p>
      <Weeks program={program} sessions={sessions} words={words} kinds={said.kinds} onChange={keep} />
      <p className={styles.ways}>
        <Button quiet onClick={() => show(true)}>
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

function focus(title: HTMLElement | null) {
  title?.focus()
}

interface PartProps {
  program: StoredProgram
  words: ProgramMessages
}

function Head({ program: { goal, age, start }, words, isMoved }: PartProps & { isMoved: boolean }) {
  const { locale, number } = useMessages()
  const end = longDay(dateAfter(start, lastDay), locale)
  return (
    <>
      <h3 className={styles.title} ref={isMoved ? focus : undefined} tabIndex={-1}>
        <span className={styles.kicker}>{words.title}</span>{' '}
        {!goal
          ? words.noGoal(end)
          : goal.more
            ? words.goal(number(goal.distance), end, number(goal.more))
            : words.stay(number(goal.distance))}
      </h3>
      {age && <Zones age={age} words={words} />}
    </>
  )
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

interface WeeksProps extends PartProps {
  sessions: Session[]
  kinds: ProgramMessages['kinds']
  onChange: (program: StoredProgram) => void
}

function Weeks({ program, sessions, words, kinds, onChange }: WeeksProps) {
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
          <span className={styles.note}>{formatDay(`${dateAfter(start, week * 7 - 7)}T12:00:00Z`, locale)}</span>
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
