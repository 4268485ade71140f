import { Button } from '../../components/links/button.tsx'
import { PageLink } from '../../components/links/page-link.tsx'
import { removePendingSave } from '../../outbox/save-record.ts'
import type { SaveStatus as Saved } from '../../outbox/outbox.ts'
import { useMessages } from '../../messages.ts'
import { useTestState } from '../calculator-state.ts'
import { formId } from '../form/field-words.ts'
import { useCalculatorMessages } from '../messages.ts'
import { PageOutdated } from './page-outdated.tsx'
import styles from './saving.module.css'

export interface SaveStatusProps {
  status: Saved | 'retrying'
  onRetry: () => void
}

/** Says on the page itself what became of a run, for as long as its result is there; the announcement has told screen readers. */
export function SaveStatus({ status, onRetry }: SaveStatusProps) {
  const { pageNames } = useMessages()
  const { form, result } = useCalculatorMessages()
  const texts = useStatusTexts()
  const { saveKey } = useTestState('cooper-run').state
  if (status === 'saved' || status === 'stopped') return <p className={styles.saved}>{texts[status]}</p>
  if (status === 'outdated')
    return <PageOutdated formId={formId('cooper-run')} beforeReload={() => removePendingSave(saveKey)} />
  if (status === 'full')
    return (
      <p className={styles.failed}>
        {texts.full} <PageLink to="progress">{pageNames.progress}</PageLink>
      </p>
    )
  // nobody has answered: it is sent again by itself
  if (status === 'outbox') return <p className={styles.outbox}>{texts.outbox}</p>
  const isRetrying = status === 'retrying'
  // without JavaScript the button posts the form once more
  return (
    <div className={styles.notSaved}>
      <p>{texts[isRetrying ? 'failed' : status]}</p>
      <Button
        quiet
        type="submit"
        form={formId('cooper-run')}
        aria-disabled={isRetrying}
        onClick={(event) => {
          event.preventDefault()
          if (!isRetrying) onRetry()
        }}
      >
        {isRetrying ? form.pending : result.tryAgain}
      </Button>
    </div>
  )
}

export function useStatusTexts(): Record<Saved, string> {
  const { toasts } = useMessages()
  const { result } = useCalculatorMessages()
  return {
    saved: `${toasts.saved.title}.`,
    failed: result.notSaved,
    withdrawn: result.notSaved,
    stopped: result.stoppedText,
    full: result.fullText,
    outbox: result.outbox,
    outdated: result.outdatedText,
  }
}
