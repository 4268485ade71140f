import { useState } from 'react'
import { isSamePerson } from '../../../domain/person.ts'
import { personVo2maxOf } from '../../../domain/protocols/cooper-run/cooper-run.ts'
import { lastRun as lastRunEn } from '../../../i18n/en/calculator/last-run.ts'
import { lastRun as lastRunFr, type LastRunMessages } from '../../../i18n/fr/calculator/last-run.ts'
import type { CalculatorMessages } from '../../../i18n/fr/calculator/calculator.ts'
import { longDay } from '../../../i18n/format/date.ts'
import { dateAfter, localDay } from '../../../i18n/format/day.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { calculatorAnchor, lastRunId } from '../../../i18n/pages.ts'
import { PageLink } from '../../components/links/page-link.tsx'
import { currentWeekAnchor, todaySessionAnchor } from '../../program/current/anchors.ts'
import {
  goalOfProgram,
  nextTest,
  plannedTest,
  useCurrentProgram,
  type CurrentProgram,
} from '../../program/current/current-program.ts'
import { GoalReached } from '../../program/current/goal-reached.tsx'
import { forgetLastRuns, useLastRuns } from '../../storage/last-runs.ts'
import { useMessages } from '../../messages.ts'
import styles from './last-run-line.module.css'

const messages: Record<Locale, LastRunMessages> = { fr: lastRunFr, en: lastRunEn }

/**
 * Renders the last run, a reached goal, the next test and today's session. Renders nothing without a run or a running
 * program.
 */
export function LastRunLine({ genders }: Pick<CalculatorMessages, 'genders'>) {
  const { number, locale, pageNames } = useMessages()
  const words = messages[locale]
  const runs = useLastRuns()
  const [last] = runs
  const program = useCurrentProgram()
  const ownProgram = useCurrentProgram(last?.run)
  const goal =
    last &&
    goalOfProgram(
      ownProgram,
      runs.filter(({ run }) => isSamePerson(run, last.run)),
    )
  const next = last ? nextTest('cooper-run', ownProgram, last.day) : plannedTest(program)
  const [isHidden, setHidden] = useState(false)
  function hide() {
    setHidden(true)
    forgetLastRuns()
  }
  if (!last && !program?.week && !isHidden) return null
  return (
    <div id={lastRunId} className={styles.lastRun}>
      {isHidden && (
        <p role="status" tabIndex={-1} ref={focus}>
          {words.hidden}
        </p>
      )}
      {goal?.reachedBy && (
        <p>
          <GoalReached goal={goal} words={words.reached} />
        </p>
      )}
      <p>
        {last && (
          <>
            {runs.some(({ run }) => !isSamePerson(run, last.run)) &&
              words.who(number(last.run.age, 0, 3), genders[last.run.gender].toLowerCase())}
            <b>{number(personVo2maxOf(last.run).vo2max, 1)}</b> {words.on(longDay(last.day, locale))}{' '}
          </>
        )}
        {next && (next > localDay(new Date()) ? words.next(longDay(next, locale)) : words.due)}
      </p>
      <p>
        {program?.week && <SessionLink current={program} week={program.week} words={words} />}{' '}
        <PageLink to="home" hash={calculatorAnchor}>
          {words.again}
        </PageLink>{' '}
        <PageLink to="my-results">{pageNames['my-results']}</PageLink>{' '}
        {last && (
          <button
            type="button"
            className={styles.hide}
            title={words.hide.effect}
            aria-label={`${words.hide.name} – ${words.hide.effect}`}
            onClick={hide}
          >
            {words.hide.name}
          </button>
        )}
      </p>
    </div>
  )
}

interface SessionLinkProps {
  current: CurrentProgram
  week: number
  words: LastRunMessages
}

/** Renders a link to today's session in the program, or to the current week on a day without one. */
function SessionLink({ current: { program, sessions, today }, week, words }: SessionLinkProps) {
  const { locale } = useMessages()
  const { plan, start } = program
  const session = sessions.find(({ day }) => dateAfter(start, day) === today)
  const rest = today < start ? words.starts(longDay(start, locale)) : words.rest(week)
  return (
    <PageLink to="improve" hash={session ? todaySessionAnchor : currentWeekAnchor}>
      {session ? words.session(words.sessions[plan][session.kind]) : rest}
    </PageLink>
  )
}

function focus(element: HTMLElement | null) {
  element?.focus()
}
