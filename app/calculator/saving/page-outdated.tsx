import { Button } from '../../components/links/button.tsx'
import { removeFromOutbox } from '../../outbox/outbox.ts'
import { useRunMessages } from '../messages.ts'
import styles from './saving.module.css'

interface PageOutdatedProps {
  saveKey?: string | undefined
  /** whether another part of the page tells screen readers of it */
  isAnnounced?: boolean
}

/**
 * Says that nothing is saved until the page, which is of another version than the server, is reloaded. The button posts
 * its form as it is posted without JavaScript: the server computes and saves, and answers with the page of today and
 * what was entered; what waits under `saveKey` is taken back first.
 */
export function PageOutdated({ saveKey, isAnnounced = false }: PageOutdatedProps) {
  const { result } = useRunMessages()
  return (
    <div className={`screen-only ${styles.lasting}`}>
      <p className={styles.failed} {...(!isAnnounced && { role: 'alert' })}>
        {result.outdatedText}
      </p>
      <Button
        onClick={({ currentTarget }) => {
          removeFromOutbox(saveKey)
          currentTarget.form?.submit()
        }}
      >
        {result.reload}
      </Button>
    </div>
  )
}
