import { formatDate, formatLongDay, dayOf } from '../../../i18n/date.ts'
import { calculatorAnchor } from '../../../i18n/pages.ts'
import { pathTo } from '../../../i18n/paths.ts'
import { calendarFile } from '../../calculator/reminder/calendar-file.ts'
import button from '../../components/links/button.module.css'
import { ButtonLink } from '../../components/links/button-link.tsx'
import { PageLink } from '../../components/links/page-link.tsx'
import { useTestWords } from '../../calculator/messages.ts'
import { useMessages } from '../../messages.ts'
import { siteUrl } from '../../site-url.ts'
import type { ShownRecord } from '../records/records.ts'
import { useResultsMessages } from '../results-messages.ts'
import styles from './person.module.css'

interface NextTestProps {
  latest: ShownRecord
  /** of the next test, ISO 8601 */
  day: string
  /** ISO 8601 */
  now: string
}

/** When to test again, as a file for the calendar too; it works without a script. */
export function NextTest({ latest, day, now }: NextTestProps) {
  const { next: words } = useResultsMessages()
  const { again } = useTestWords()[latest.test]
  const { locale, number } = useMessages()
  const { id, createdAt, vo2max, index } = latest
  const isToCome = day > dayOf(now)
  const file = calendarFile({
    language: locale,
    // the same file again is the same event
    id: `${id}@vo2max`,
    now: new Date(createdAt),
    day: new Date(`${day}T00:00`),
    title: again,
    text: words.last(
      vo2max === null ? number(index!, 1) : `${number(vo2max, 1)}\u00a0ml/kg/min`,
      formatDate(dayOf(createdAt), locale),
    ),
    url: siteUrl + pathTo('results', locale),
  })
  return (
    <div className={styles.next}>
      <p suppressHydrationWarning>
        {words.title}{' '}
        <strong>{isToCome ? words.around(formatLongDay(`${day}T12:00:00Z`, locale, now)) : words.now}</strong>
      </p>
      <div className={styles.ways}>
        {isToCome && (
          <a
            className={button.button}
            href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
            download={`${again}.ics`}
          >
            {words.add}
          </a>
        )}
        {isToCome ? (
          <PageLink to="measure" hash={calculatorAnchor}>
            {words.enter}
          </PageLink>
        ) : (
          <ButtonLink to="measure" hash={calculatorAnchor}>
            {words.enter}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
