import { Button } from '../../components/links/button.tsx'
import { PageLink } from '../../components/links/page-link.tsx'
import type { Saved } from '../../outbox/saved.ts'
import { removePendingSave } from '../../outbox/save.ts'
import { useMessages } from '../../messages.ts'
import { useCalculatorState } from '../calculator-state.ts'
import { calculatorFormId } from '../form/calculator-form.tsx'
import { useCalculatorMessages } from '../messages.ts'
import { PageOutdated } from './page-outdated.tsx'
import styles from './save-status.module.css'

export interface SaveStatusProps {
  saved: Saved | 'retrying'
  onRetry: () => void
}

/** Says on the page itself what became of a run, for as long as its result is there; the announcement has told screen readers. */
export function SaveStatus({ saved, onRetry }: SaveStatusProps) {
  const { pageNames, toasts } = useMessages()
  const { result } = useCalculatorMessages()
  const [{ saveKey }] = useCalculatorState()
  if (saved === 'saved') return <p className={styles.saved}>{toasts.saved.title}.</p>
  if (saved === 'outdated')
    return <PageOutdated formId={calculatorFormId} beforeReload={() => removePendingSave(saveKey)} />
  if (saved === 'stopped') return <p className={styles.saved}>{result.stoppedText}</p>
  if (saved === 'full')
    return (
      <p className={styles.failed}>
        {result.fullText} <PageLink to="results">{pageNames.results}</PageLink>
      </p>
    )
  return <NotSaved saved={saved} onRetry={onRetry} />
}

/** Without JavaScript the button posts the form once more. */
function NotSaved({ saved, onRetry }: SaveStatusProps) {
  const { form, result } = useCalculatorMessages()
  const isRetrying = saved === 'retrying'
  return (
    <div className={saved === 'outbox' ? styles.outbox : styles.notSaved}>
      <p>{saved === 'outbox' ? result.outbox : result.notSaved}</p>
      <Button
        quiet
        type="submit"
        form={calculatorFormId}
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
