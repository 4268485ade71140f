import { lazy } from 'react'
import { formatDate, formatLongDay, dayOf } from '../../../i18n/date.ts'
import { CategoryDot } from '../../components/graphics/category-dot.tsx'
import { useRunMessages, useTestWords } from '../../calculator/messages.ts'
import { useMessages } from '../../messages.ts'
import type { ShownRecord } from '../records/records.ts'
import { useResultsMessages } from '../results-messages.ts'
import { changeOf, isWithin } from './change.ts'
import { LazyBoundary } from '../lazy-boundary.tsx'
import styles from './person.module.css'

/** Who was measured comes after the page. */
const Standing = lazy(() => import('./standing.tsx'))

/** The newest result of one person, and how far they have come. Takes their records newest first. */
export function Latest({ records, isOngoing }: { records: ShownRecord[]; isOngoing: boolean }) {
  const { table } = useResultsMessages()
  const { categories } = useRunMessages()
  const tests = useTestWords()
  const { locale, number } = useMessages()
  const latest = records.find(({ vo2max }) => vo2max !== null) ?? records[0]!
  const { test, createdAt, vo2max, index, category } = latest
  return (
    <>
      <p className={styles.when} suppressHydrationWarning>
        {tests[test].name}, {formatDate(dayOf(createdAt), locale)}
      </p>
      <p className={styles.number}>
        <strong>{number((vo2max ?? index)!, 1)}</strong> {vo2max === null ? table.indexUnit : 'ml/kg/min'}
      </p>
      {category && (
        <p className={styles.category}>
          <CategoryDot category={category} />
          {categories[category]}
        </p>
      )}
      {vo2max !== null && <HowFar records={records} isOngoing={isOngoing} />}
      <LazyBoundary>
        <Standing latest={latest} />
      </LazyBoundary>
    </>
  )
}

function HowFar({ records, isOngoing }: { records: ShownRecord[]; isOngoing: boolean }) {
  const { change: words } = useResultsMessages()
  const { locale, number } = useMessages()
  const change = changeOf(records)
  if (!change) return isOngoing ? <p>{records.length > 1 ? words.firstOfTest : words.only}</p> : null
  const { by, margin } = change
  const now = records[0]!.createdAt
  const since = dayOf(change.since) === dayOf(now) ? words.today : words.since(formatLongDay(change.since, locale, now))
  const value = words.by(Math.sign(by), number(Math.abs(by), 1))
  if (margin === null) return <p className={styles.change}>{words.unknown(value, since)}</p>
  if (!isWithin({ by, margin })) return <p className={styles.change}>{words.beyond(value, since, number(margin, 1))}</p>
  return (
    <>
      <p className={styles.change}>{words.within(value, since, number(margin, 1))}</p>
      <p className={styles.quiet}>
        {words.tooSmall} {isOngoing && words.another}
      </p>
    </>
  )
}
