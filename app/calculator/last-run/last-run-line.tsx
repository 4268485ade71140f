import { useState } from 'react'
import { isSamePerson } from '../../../domain/person.ts'
import { retestWeeks } from '../../../domain/protocols/definition.ts'
import { vo2maxOf } from '../../../domain/protocols/cooper-run/cooper-run.ts'
import type { CalculatorMessages } from '../../../i18n/fr/calculator/calculator.ts'
import { longDay } from '../../../i18n/format/date.ts'
import { dateAfter, localDay } from '../../../i18n/format/day.ts'
import { calculatorAnchor, lastRunId } from '../../../i18n/pages.ts'
import { PageLink } from '../../components/links/page-link.tsx'
import { forgetLastRuns, useLastRuns } from '../../storage/last-runs.ts'
import { useMessages } from '../../messages.ts'
import styles from './last-run-line.module.css'

/** Renders the last run that this device remembers, under the main button of Home. */
export function LastRunLine({ messages: { genders, lastRun: words } }: { messages: CalculatorMessages }) {
  const { number, locale, pageNames } = useMessages()
  const [last, ...others] = useLastRuns()
  const [isHidden, setHidden] = useState(false)
  if (!last)
    return (
      isHidden && (
        <p id={lastRunId} className={styles.lastRun} role="status" tabIndex={-1} ref={focus}>
          {words.hidden}
        </p>
      )
    )
  const { run, day } = last
  const next = dateAfter(day, retestWeeks * 7)
  function hide() {
    setHidden(true)
    forgetLastRuns()
  }
  return (
    <div id={lastRunId} className={styles.lastRun}>
      <p>
        {others.some((other) => !isSamePerson(other.run, run)) &&
          words.who(number(run.age, 0, 3), genders[run.gender].toLowerCase())}
        <b>{number(vo2maxOf(run).vo2max, 1)}</b> {words.on(longDay(day, locale))}{' '}
        {next > localDay(new Date()) ? words.next(longDay(next, locale)) : words.due}
      </p>
      <p>
        <PageLink to="home" hash={calculatorAnchor}>
          {words.again}
        </PageLink>{' '}
        <PageLink to="progress">{pageNames.progress}</PageLink>{' '}
        <button
          type="button"
          title={words.hide.effect}
          aria-label={`${words.hide.name} – ${words.hide.effect}`}
          onClick={hide}
        >
          {words.hide.name}
        </button>
      </p>
    </div>
  )
}

function focus(element: HTMLElement | null) {
  element?.focus()
}
