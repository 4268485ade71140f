import { useMessages } from '../messages.ts'
import styles from './plain-notice.module.css'
import type { Notice } from './use-notice.ts'

/** Says on the page itself whether a run was saved: for forms sent without JavaScript. */
export function SavedLine({ saved }: { saved: boolean }) {
  const { result } = useMessages()
  return <p className={saved ? styles.saved : styles.failed}>{saved ? `${result.saved}.` : result.errorText}</p>
}

/** Stands in for the notices where their code could not be loaded. */
export function PlainNotice({ notice }: { notice: Notice | undefined; onDismiss: () => void }) {
  return (
    <div className={styles.frame} role="status">
      {notice && <SavedLine saved={notice.kind === 'saved'} />}
    </div>
  )
}
