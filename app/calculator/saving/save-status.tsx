import { Button } from '../../components/links/button.tsx'
import { PageLink } from '../../components/links/page-link.tsx'
import type { SaveStatus as Saved } from '../../outbox/outbox.ts'
import { useMessages } from '../../messages.ts'
import { useShownEntry, useTestState } from '../calculator-state.ts'
import { formId } from '../form/field-words.ts'
import { useCalculatorMessages } from '../messages.ts'
import { PageOutdated } from './page-outdated.tsx'
import styles from './saving.module.css'

/** Says on the page itself what became of a run, for as long as its result is there; the announcement has told screen readers. */
export function SaveStatus() {
  const { pageNames } = useMessages()
  const { form, result } = useCalculatorMessages()
  const texts = useStatusTexts()
  const { state, save } = useTestState('cooper-run')
  const { entry, status, isPosted } = useShownEntry('cooper-run')
  // the toast says so of a run that was saved from here
  if (!status || status === 'pending' || (status === 'saved' && !isPosted)) return null
  if (status === 'outdated') return <PageOutdated formId={formId('cooper-run')} saveKey={state.saveKey} />
  if (status === 'failed' || status === 'withdrawn' || status === 'retrying')
    return (
      <div className={`screen-only ${styles.notSaved}`}>
        <p>{texts.failed}</p>
        {/* without JavaScript it posts the form once more */}
        <Button
          quiet
          type="submit"
          form={formId('cooper-run')}
          aria-disabled={status === 'retrying'}
          onClick={(event) => {
            event.preventDefault()
            if (status !== 'retrying') save(entry!, 'retrying')
          }}
        >
          {status === 'retrying' ? form.pending : result.tryAgain}
        </Button>
      </div>
    )
  const look = { saved: styles.saved, stopped: styles.saved, full: styles.failed, outbox: styles.outbox }[status]
  return (
    <p className={`screen-only ${look}`}>
      {texts[status]} {status === 'full' && <PageLink to="progress">{pageNames.progress}</PageLink>}
    </p>
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
