import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { resultOf } from '../../../domain/result.ts'
import type { Run } from '../../../domain/cooper-run.ts'
import { formatDate } from '../../../i18n/date.ts'
import button from '../../components/links/button.module.css'
import { PageLink } from '../../components/links/page-link.tsx'
import { useHydrated } from '../../use-hydrated.ts'
import { useMessages } from '../../messages.ts'
import { calendarFile, fourWeeksAfter } from './ics.ts'
import { useCalculatorMessages, useDetailMessages } from '../messages.ts'
import styles from '../result/details.module.css'
import { sharedHash } from './share-link.ts'

/** Actions to take a result along: on paper, as a link, in the calendar, among the others. On paper the run itself stands here. */
export function ResultActions({ run }: { run: Run }) {
  const { number } = useMessages()
  const { genders } = useCalculatorMessages()
  const { keep: words } = useDetailMessages()
  const isAlive = useHydrated()
  const write = (value: number) => number(value, 0, 3)
  return (
    <>
      <p className={styles.onPaper}>
        {words.run(write(run.age), genders[run.gender].toLowerCase(), write(run.weight), write(run.distance))}
      </p>
      {isAlive && <Actions run={run} />}
      <p className={styles.toResults}>
        <PageLink to="results">{words.results}</PageLink>
      </p>
    </>
  )
}

function Actions({ run }: { run: Run }) {
  const { keep: words } = useDetailMessages()
  const { locale, number } = useMessages()
  const { pathname } = useLocation()
  const [copied, setCopied] = useState<{ run: Run; byHand: boolean }>()
  const field = useRef<HTMLInputElement>(null)
  const page = () => window.location.origin + pathname
  const link = () => page() + sharedHash(resultOf(run).vo2max)
  const inFourWeeks = fourWeeksAfter(new Date())
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

  function download() {
    const file = calendarFile({
      language: locale,
      id: `${[...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('')}@vo2max`,
      now: new Date(),
      day: inFourWeeks,
      title: words.event.title,
      text: words.event.text(number(resultOf(run).vo2max, 1), number(run.distance, 0, 3)),
      url: page(),
    })
    save(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${words.event.title}.ics`)
  }

  return (
    <section className={styles.keep}>
      <h4>{words.title}</h4>
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
      <p className={styles.quiet}>{words.calendarNote(formatDate(isoDay(inFourWeeks), locale))}</p>
    </section>
  )
}

function Action({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button className={`${button.button} ${button.quiet}`} type="button" onClick={onClick}>
      {children}
    </button>
  )
}

/** Hands a file to the reader as any download. */
function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // the browser may not have read it yet
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** The local date, as if it were one of UTC. */
function isoDay(day: Date): string {
  return new Date(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate())).toISOString().slice(0, 10)
}
