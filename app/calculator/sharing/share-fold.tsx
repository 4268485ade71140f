import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { isBelowFormula, vo2maxOf } from '../../../domain/tests/cooper-run/result.ts'
import type { Run } from '../../../domain/tests/cooper-run/cooper-run.ts'
import { formatDate } from '../../../i18n/date.ts'
import { Button } from '../../components/links/button.tsx'
import { PageLink } from '../../components/links/page-link.tsx'
import { useHydrated } from '../../use-hydrated.ts'
import { useMessages } from '../../messages.ts'
import { ShareImage } from '../lazy-opened.ts'
import { useDetailMessages } from '../messages.ts'
import { Fold } from '../result/folds/fold.tsx'
import foldStyles from '../result/folds/folds.module.css'
import { fourWeeksAfter, isoDay } from '../reminder/calendar-file.ts'
import { useReminder } from '../reminder/reminder.ts'
import styles from './share-fold.module.css'
import { sharedHash } from './share-link.ts'

/** Ways to take a result along: as a picture, as a link, in the calendar, on paper, among the others. */
export function ShareFold({ run }: { run: Run }) {
  const { share: words, folds } = useDetailMessages()
  const isAlive = useHydrated()
  return (
    <Fold
      title={folds.share.title}
      hint={folds.share.hint[isBelowFormula(run) ? 'short' : 'whole']}
      isOnScreenOnly
      opened={<ShareActions run={run} />}
    >
      {!isAlive && <p>{words.withoutScript}</p>}
      <p>
        <PageLink to="progress" className={foldStyles.alone}>
          {words.results}
        </PageLink>
      </p>
    </Fold>
  )
}

function ShareActions({ run }: { run: Run }) {
  const { share: words } = useDetailMessages()
  const { locale } = useMessages()
  const { pathname } = useLocation()
  const [copied, setCopied] = useState<{ run: Run; byHand: boolean }>()
  const field = useRef<HTMLInputElement>(null)
  const saveReminder = useReminder(run)
  const { vo2max } = vo2maxOf(run)
  const canShare = !isBelowFormula(run)
  const link = () => window.location.origin + pathname + sharedHash(vo2max)
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
    <div className={styles.actions}>
      {canShare && <ShareImage vo2max={vo2max} />}
      <p className={styles.ways}>
        {canShare && (
          <Button quiet onClick={() => void copy()}>
            {words.copy}
          </Button>
        )}
        <Button quiet onClick={saveReminder}>
          {words.calendar}
        </Button>
        <Button quiet onClick={() => window.print()}>
          {words.print}
        </Button>
      </p>
      <p role="status">{isCopied && !copied.byHand && words.copied}</p>
      {isCopied && copied.byHand && (
        <label className={styles.link}>
          {words.copyByHand}
          <input ref={field} readOnly value={link()} />
        </label>
      )}
      {canShare && <p className={styles.quiet}>{words.linkNote}</p>}
      <p className={styles.quiet}>{words.calendarNote(formatDate(isoDay(fourWeeksAfter(new Date())), locale))}</p>
    </div>
  )
}
