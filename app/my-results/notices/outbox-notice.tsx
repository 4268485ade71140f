import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { isProtocolName, type ProtocolEntry } from '../../../domain/protocols/registry.ts'
import { formatMoment } from '../../../i18n/format/date.ts'
import { Button } from '../../components/links/button.tsx'
import { subscribe } from '../../storage/local-storage.ts'
import { useMessages } from '../../messages.ts'
import { hasSaveEnded, pendingEntries, revokedKeys, type OutboxEntry } from '../../sync/outbox.ts'
import { revokeOutbox } from '../../sync/revoke.ts'
import styles from '../my-results.module.css'
import { useProtocolWords } from '../../calculator/messages.ts'
import { useRecordTexts } from '../records/record-text.ts'
import { useResultsMessages } from '../messages.ts'
import { useReloadRecords } from '../records-api.ts'

/** What the notice is about, as text: its parts are made anew each time they are asked for. */
const current = () => JSON.stringify({ entries: pendingEntries(), isRevoked: revokedKeys().length > 0 })
const nothing = () => '{"entries":[]}'

/** The records that wait in this browser for the network, to send, to copy or to take back. */
export function OutboxNotice() {
  const { outbox: words, pending } = useResultsMessages()
  const { locale } = useMessages()
  const protocols = useProtocolWords()
  const { enteredText, profileText } = useRecordTexts()
  const since = (entry: OutboxEntry) => formatMoment(new Date(entry.since).toISOString(), locale)
  const reread = useReloadRecords()
  const { entries, isRevoked } = JSON.parse(useSyncExternalStore(subscribe, current, nothing)) as {
    entries: OutboxEntry[]
    isRevoked?: boolean
  }
  const count = entries.length
  const [hasWaited, setHasWaited] = useState(false)
  const [attempt, setAttempt] = useState<'pending' | 'refused'>()
  const shown = useRef(0)
  if ((count || isRevoked) && !hasWaited) setHasWaited(true)

  useEffect(() => {
    // the server may have made this page before an entry was sent, and the entry may be gone before this page is alive
    if (hasSaveEnded()) void reread()
  }, [reread])
  useEffect(() => {
    const isFewer = count < shown.current
    shown.current = count
    // sent, maybe by another tab
    if (isFewer) void reread()
  }, [count, reread])

  function send() {
    if (attempt === 'pending') return
    setAttempt('pending')
    const end = () => setAttempt(pendingEntries().length ? 'refused' : undefined)
    import('../../sync/flush-outbox.ts').then(({ flushInBackground }) => flushInBackground()).then(end, end)
  }
  return (
    // the line is there before what it says, so that screen readers hear it
    <div className={hasWaited ? styles.notice : undefined}>
      <p role="status" tabIndex={-1}>
        {count ? words.text(count) : isRevoked ? words.revoked : hasWaited && words.none}{' '}
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
          <p className={styles.buttons} ref={passFocusOn}>
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

/** The focus would be lost with the buttons. */
function passFocusOn(buttons: HTMLElement | null) {
  const line = buttons?.parentElement?.querySelector('p')
  return () => {
    if (buttons?.contains(document.activeElement)) line?.focus()
  }
}

/** Whether an entry can be put into words, though the site may not take it. */
function isReadable(entry: OutboxEntry): entry is OutboxEntry & ProtocolEntry {
  return isProtocolName(entry.protocol) && typeof entry.inputs === 'object' && entry.inputs !== null
}
