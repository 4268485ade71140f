import { useRef, useState } from 'react'
import { longDay } from '../../../i18n/format/date.ts'
import { keepRecords as en } from '../../../i18n/en/keep-records.ts'
import { keepRecords as fr } from '../../../i18n/fr/keep-records.ts'
import { Button } from '../../components/links/button.tsx'
import { useMessages } from '../../messages.ts'
import { deletionDay, lastVisit } from '../../storage/last-visit.ts'
import styles from './last-run-line.module.css'

/** Warns that the site will delete the visitor's records, with a button that restarts their retention. */
export function KeepRecords() {
  const { locale } = useMessages()
  const words = { fr, en }[locale]
  const [outcome, setOutcome] = useState<'pending' | 'kept' | 'gone' | 'failed'>()
  const visit = lastVisit.use()
  const status = useRef<HTMLParagraphElement>(null)
  const isOpen = outcome !== 'kept' && outcome !== 'gone'
  // the visitor has deleted everything meanwhile
  if (!visit && outcome !== 'gone') return null
  const day = visit && longDay(deletionDay(visit), locale)

  async function keep() {
    if (outcome === 'pending') return
    setOutcome('pending')
    const ended = await import('../../sync/flush-outbox.ts')
      .then(({ keepRecords }) => keepRecords())
      .catch(() => 'failed' as const)
    // the focused button is about to disappear
    if (ended !== 'failed') status.current?.focus()
    setOutcome(ended)
  }
  return (
    <div className={styles.lastRun}>
      <p role="status" tabIndex={-1} ref={status}>
        {isOpen ? words.warning(day) : outcome === 'kept' ? words.kept(day) : words.gone}{' '}
        {outcome === 'failed' && words.failed}
      </p>
      {isOpen && (
        <Button quiet onClick={() => void keep()} aria-disabled={outcome === 'pending' || undefined}>
          {outcome === 'pending' ? words.pending : words.keep}
        </Button>
      )}
    </div>
  )
}
