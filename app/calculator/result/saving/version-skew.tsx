import { Button } from '../../../components/links/button.tsx'
import { revokeSilently } from '../../../sync/outbox.ts'
import { useEntryMessages } from '../../messages.ts'
import styles from './saving.module.css'

interface VersionSkewProps {
  saveKey?: string | undefined
  /** whether another part of the page announces it to screen readers */
  isAnnounced?: boolean
}

/**
 * Renders a warning that the server has a newer version than this page and saves nothing from it. The button removes
 * the entry from the outbox and submits the surrounding form natively: the server saves the entry and sends the new
 * page.
 */
export function VersionSkew({ saveKey, isAnnounced = false }: VersionSkewProps) {
  const { result } = useEntryMessages()
  return (
    <div className={`screen-only ${styles.versionSkew}`}>
      <p className={styles.failed} {...(!isAnnounced && { role: 'alert' })}>
        {result.versionSkewText}
      </p>
      <Button
        onClick={({ currentTarget }) => {
          revokeSilently(saveKey)
          currentTarget.form?.submit()
        }}
      >
        {result.reload}
      </Button>
    </div>
  )
}
