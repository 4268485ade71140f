import { useState } from 'react'
import { dayOf } from '../../../i18n/date.ts'
import { LazyBoundary } from '../lazy-boundary.tsx'
import { Latest } from './latest.tsx'
import { nextTestAfter } from './next-test-day.ts'
import { NextTest } from './next-test.tsx'
import { HistoryPlot } from '../plot/history-plot.tsx'
import type { Person } from '../people/people.ts'
import styles from './person.module.css'

interface ProgressProps {
  person: Person
  /** whether the next test would be added here: not to a page of older results, nor where no more are kept */
  isOngoing: boolean
}

/** Where one person is: their latest result, how far they have come, when to test again, and the way there as a plot. */
export function Progress({ person, isOngoing }: ProgressProps) {
  const { records } = person
  const [now] = useState(() => new Date().toISOString())
  const next = nextTestAfter(records[0]!.createdAt)
  return (
    <section className={styles.progress}>
      <div>
        <Latest records={records} isOngoing={isOngoing} />
        {isOngoing && <NextTest latest={records[0]!} day={next} now={now} />}
      </div>
      {records.some(({ vo2max }) => vo2max !== null) && (
        <LazyBoundary>
          <HistoryPlot records={records} next={isOngoing && next > dayOf(now) ? next : undefined} />
        </LazyBoundary>
      )}
    </section>
  )
}
