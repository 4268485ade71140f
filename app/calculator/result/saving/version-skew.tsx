import { Button } from '../../../components/links/button.tsx'
import { removeFromOutbox } from '../../../sync/outbox.ts'
import { useRunMessages } from '../../messages.ts'
import styles from './saving.module.css'

interface VersionSkewProps {
  saveKey?: string | undefined
  /** whether another part of the page tells screen readers of it */
  isAnnounced?: boolean
}

/**
 * Says that the server has a newer version than this page, and that nothing is saved until the page is reloaded. The
 * button submits its form without JavaScript's help: the server saves the entry and sends the new page. What waits under
 * `saveKey` is revoked first.
 */
export function VersionSkew({ saveKey, isAnnounced = false }: VersionSkewProps) {
  const { result } = useRunMessages()
  return (
    <div className={`screen-only ${styles.lasting}`}>
      <p className={styles.failed} {...(!isAnnounced && { role: 'alert' })}>
        {result.versionSkewText}
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
