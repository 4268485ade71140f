import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { isProtocolName, type ProtocolEntry } from '../../../domain/protocols/registry.ts'
import { formatMoment } from '../../../i18n/format/date.ts'
import type { ResultsMessages } from '../../../i18n/fr/my-results/my-results.ts'
import { Button } from '../../components/links/button.tsx'
import { subscribe } from '../../storage/local-storage.ts'
import { useMessages } from '../../messages.ts'
import { hasSaveEnded, pendingEntries, revokedKeys, type OutboxEntry } from '../../sync/outbox.ts'
import { revokeOutbox } from '../../sync/revoke.ts'
import styles from '../my-results.module.css'
import { useProtocolMessages } from '../../calculator/messages.ts'
import { useRecordTexts } from '../records/record-text.ts'
import { useResultsMessages } from '../messages.ts'
import { useReloadRecords } from '../records-api.ts'

/** Returns the outbox as text, since `useSyncExternalStore` compares snapshots by identity. */
const outboxSnapshot = () => JSON.stringify({ entries: pendingEntries(), isRevoked: revokedKeys().length > 0 })
const emptySnapshot = () => '{"entries":[]}'

/** Lists the pending entries, with buttons to send and to revoke them. */
export function OutboxNotice() {
  const { outbox: words, pending } = useResultsMessages()
  const { locale } = useMessages()
  const protocols = useProtocolMessages()
  const { enteredText, profileText } = useRecordTexts()
  const since = (entry: OutboxEntry) => formatMoment(new Date(entry.since).toISOString(), locale)
  const reload = useReloadRecords()
  const { entries, isRevoked } = JSON.parse(useSyncExternalStore(subscribe, outboxSnapshot, emptySnapshot)) as {
    entries: OutboxEntry[]
    isRevoked?: boolean
  }
  const count = entries.length
  const [hasWaited, setHasWaited] = useState(false)
  const [attempt, setAttempt] = useState<'pending' | 'refused'>()
  const shown = useRef(0)
  if ((count || isRevoked) && !hasWaited) setHasWaited(true)

  useEffect(() => {
    // an entry may have been saved after the server rendered this page, and before it was hydrated
    if (hasSaveEnded()) void reload()
  }, [reload])
  useEffect(() => {
    const isFewer = count < shown.current
    shown.current = count
    // an entry was saved, maybe by another tab
    if (isFewer) void reload()
  }, [count, reload])

  function send() {
    if (attempt === 'pending') return
    setAttempt('pending')
    const end = () => setAttempt(pendingEntries().length ? 'refused' : undefined)
    import('../../sync/flush-outbox.ts')
      .then(({ flushInBackground }) => flushInBackground({ sendsExpired: true }))
      .then(end, end)
  }
  return (
    // the status element precedes its text, or screen readers would not announce it
    <div className={hasWaited ? styles.notice : undefined}>
      <p role="status" tabIndex={-1}>
        {count
          ? countText(count, entries.filter(({ isExpired }) => isExpired).length, words)
          : isRevoked
            ? words.revoked
            : hasWaited && words.none}{' '}
        {count > 0 && attempt === 'refused' && words.refused} {entries.some(({ refused }) => refused) && words.kept}
      </p>
      {count > 0 && (
        <>
          <ul>
            {entries.filter(isReadable).map((entry) => (
              <li key={entry.key}>
                {[since(entry), protocols[entry.protocol].name, enteredText(entry), profileText(entry)]
                  .filter(Boolean)
                  .join(' · ')}
              </li>
            ))}
          </ul>
          <p className={styles.buttons} ref={restoreFocus}>
            <Button onClick={send}>{attempt === 'pending' ? pending : words.send}</Button>
            <Button quiet onClick={revokeOutbox}>
              {words.erase}
            </Button>
          </p>
        </>
      )}
    </div>
  )
}

/** Returns what happens to the pending entries: those that have expired are no longer sent by themselves. */
function countText(count: number, expired: number, words: ResultsMessages['outbox']): string {
  if (!expired) return words.text(count)
  return expired < count ? words.someExpired(count - expired, expired) : words.expired(count)
}

/** Moves the focus to the status when the buttons are removed, if one of them has it. */
function restoreFocus(buttons: HTMLElement | null) {
  const line = buttons?.parentElement?.querySelector('p')
  return () => {
    if (buttons?.contains(document.activeElement)) line?.focus()
  }
}

/** Whether an entry can be described, even if the server will refuse it. */
function isReadable(entry: OutboxEntry): entry is OutboxEntry & ProtocolEntry {
  return isProtocolName(entry.protocol) && typeof entry.inputs === 'object' && entry.inputs !== null
}
