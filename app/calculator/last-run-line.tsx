import { createPortal } from 'react-dom'
import { weeksBetweenTests } from '../../domain/tests/definition.ts'
import { vo2maxOf } from '../../domain/tests/cooper-run/cooper-run.ts'
import { longDay } from '../../i18n/date.ts'
import { dateAfter, localDay } from '../../i18n/day.ts'
import { calculatorAnchor, lastRunId } from '../../i18n/pages.ts'
import { PageLink } from '../components/links/page-link.tsx'
import { isSamePerson, useLastRuns } from '../last-runs.ts'
import { useMessages } from '../messages.ts'
import { useCalculatorMessages } from './messages.ts'

/** The last run that this device remembers, under the main button of Home, which is text of the page. */
export function LastRunLine() {
  const { number, locale, pageNames } = useMessages()
  const { genders, lastRun: words } = useCalculatorMessages()
  const [last, ...others] = useLastRuns()
  const place = last && document.getElementById(lastRunId)
  if (!place) return null
  const { run, day } = last
  const next = dateAfter(day, weeksBetweenTests * 7)
  return createPortal(
    <>
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
        <PageLink to="progress">{pageNames.progress}</PageLink>
      </p>
    </>,
    place,
  )
}
