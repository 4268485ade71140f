import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Run } from '../../../domain/cooper-run.ts'
import { resultOf } from '../../../domain/result.ts'
import { formatDate } from '../../../i18n/date.ts'
import button from '../../components/links/button.module.css'
import { PageLink } from '../../components/links/page-link.tsx'
import { useHydrated } from '../../use-hydrated.ts'
import { useMessages } from '../../messages.ts'
import { useDetailMessages } from '../messages.ts'
import styles from '../result/folds/folds.module.css'
import { fourWeeksAfter } from './ics.ts'
import { useReminder } from './reminder.ts'
import { sharedHash } from './share-link.ts'

/** Ways to take a result along: among the others, on paper, as a link, in the calendar. */
export function ResultActions({ run }: { run: Run }) {
  const { keep: words } = useDetailMessages()
  const isAlive = useHydrated()
  return (
    <>
      {isAlive && <Ways run={run} />}
      <p>
        <PageLink to="results">{words.results}</PageLink>
      </p>
    </>
  )
}

function Ways({ run }: { run: Run }) {
  const { keep: words } = useDetailMessages()
  const { locale } = useMessages()
  const { pathname } = useLocation()
  const [copied, setCopied] = useState<{ run: Run; byHand: boolean }>()
  const field = useRef<HTMLInputElement>(null)
  const download = useReminder(run)
  const link = () => window.location.origin + pathname + sharedHash(resultOf(run).vo2max)
  const isCopied = copied?.run === run

  async function copy() {
    try {
      await navigator.clipboard.writeText(link())
      setCopied({ run, byHand: false })
    } catch {
      // no permission, or no HTTPS: the link is shown to be copied by hand
      setCopied({ run, byHand: true })
      requestAnimationFrame(() => field.current?.select())
    }
  }

  return (
    <>
      <p className={styles.ways}>
        <Action onClick={() => window.print()}>{words.print}</Action>
        <Action onClick={() => void copy()}>{words.copy}</Action>
        <Action onClick={download}>{words.calendar}</Action>
      </p>
      <p role="status">{isCopied && !copied.byHand && words.copied}</p>
      {isCopied && copied.byHand && (
        <label className={styles.link}>
          {words.copyByHand}
          <input ref={field} readOnly value={link()} />
        </label>
      )}
      <p className={styles.quiet}>{words.linkNote}</p>
      <p className={styles.quiet}>{words.calendarNote(formatDate(isoDay(fourWeeksAfter(new Date())), locale))}</p>
    </>
  )
}

function Action({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button className={`${button.button} ${button.quiet}`} type="button" onClick={onClick}>
      {children}
    </button>
  )
}

/** The local date, as if it were one of UTC. */
function isoDay(day: Date): string {
  return new Date(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate())).toISOString().slice(0, 10)
}
