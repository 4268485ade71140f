import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '../components/links/button.tsx'
import { subscribeToOutbox, emptyOutbox, outbox } from '../outbox/outbox.ts'
import { useAddresses } from './addresses.ts'
import { refetchRecords } from './api-records.ts'
import styles from './my-results.module.css'
import { useResultsMessages } from './results-messages.ts'

/** The records that wait in this browser for the network, to send or to delete. */
export function OutboxNotice() {
  const { outbox: words, pending } = useResultsMessages()
  const { revalidate } = useRevalidator()
  const { before } = useAddresses()
  const count = useSyncExternalStore(
    subscribeToOutbox,
    () => outbox().length,
    () => 0,
  )
  const [hasWaited, setHasWaited] = useState(false)
  const [attempt, setAttempt] = useState<'pending' | 'refused'>()
  const shown = useRef(0)
  const line = useRef<HTMLParagraphElement>(null)
  const hasFocus = useRef(false)
  if (count && !hasWaited) setHasWaited(true)

  useEffect(() => {
    const isFewer = count < shown.current
    shown.current = count
    if (!isFewer) return
    // the buttons are removed, and the focus would be lost with them
    if (!count && hasFocus.current) line.current?.focus()
    // sent, maybe by another tab; a list that cannot be read leaves the one that is shown
    void refetchRecords(before).then((isRead) => (isRead ? revalidate() : undefined))
  }, [count, before, revalidate])

  function send() {
    if (attempt === 'pending') return
    setAttempt('pending')
    const end = () => setAttempt(outbox().length ? 'refused' : undefined)
    import('../outbox/flush-outbox.ts').then(({ flushInBackground }) => flushInBackground()).then(end, end)
  }
  return (
    // the line is there before what it says, so that screen readers hear it
    <div className={hasWaited ? styles.notice : undefined}>
      <p role="status" tabIndex={-1} ref={line}>
        {count ? words.text(count) : hasWaited && words.none} {count > 0 && attempt === 'refused' && words.refused}
      </p>
      {count > 0 && (
        <p
          className={styles.buttons}
          onFocus={() => (hasFocus.current = true)}
          onBlur={() => (hasFocus.current = false)}
        >
          <Button onClick={send}>{attempt === 'pending' ? pending : words.send}</Button>
          <Button quiet onClick={emptyOutbox}>
            {words.erase}
          </Button>
        </p>
      )}
    </div>
  )
}
