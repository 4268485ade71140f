import { useLayoutEffect, useRef, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import button from '../../components/links/button.module.css'
import { useResultsMessages } from '../messages.ts'
import styles from '../my-results.module.css'

/**
 * Shown if the records cannot be read, with a link to try again. With JavaScript the link does not reload the page:
 * without a network, the page would be lost.
 */
export function ResultsUnavailable() {
  const { unavailable, pending } = useResultsMessages()
  const { title, text, retry, still } = unavailable
  const { state, revalidate } = useRevalidator()
  const [hasRetried, setHasRetried] = useState(false)
  const isPending = state === 'loading'
  const link = useRef<HTMLAnchorElement>(null)
  useLayoutEffect(() => {
    const { current } = link
    return () => {
      // once the records are shown, the focused link disappears
      if (document.activeElement === current) document.querySelector('main')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <section className={styles.notice}>
      <h2>{title}</h2>
      <p>{text}</p>
      <Link
        ref={link}
        className={button.button}
        to="."
        reloadDocument
        onClick={(event) => {
          event.preventDefault()
          if (!isPending) void revalidate().then(() => setHasRetried(true))
        }}
      >
        {isPending ? pending : retry}
      </Link>{' '}
      <span className={styles.retryStatus} role="status">
        {hasRetried && !isPending && still}
      </span>
    </section>
  )
}
