import { useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import button from '../components/links/button.module.css'
import { followUnsaved, forgetUnsaved, unsaved } from '../saving/unsaved.ts'
import styles from './my-results.module.css'
import { useResultsMessages } from './results-messages.ts'

/** What waits in this browser for the network, and what may become of it. */
export function Waiting() {
  const words = useResultsMessages().waiting
  const { revalidate } = useRevalidator()
  const count = useSyncExternalStore(
    followUnsaved,
    () => unsaved().length,
    () => 0,
  )
  if (!count) return null

  async function send() {
    const { sendWaiting } = await import('../saving/send.ts')
    await sendWaiting()
    await revalidate()
  }
  return (
    <section className={styles.notice} role="status">
      <p>{words.text(count)}</p>
      <p className={styles.buttons}>
        {/* without a network it waits on, as the text says */}
        <button className={button.button} type="button" onClick={() => void send().catch(() => undefined)}>
          {words.send}
        </button>
        <button className={`${button.button} ${button.quiet}`} type="button" onClick={forgetUnsaved}>
          {words.forget}
        </button>
      </p>
    </section>
  )
}
