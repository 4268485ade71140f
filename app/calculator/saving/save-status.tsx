import { useEffect } from 'react'
import type { Saving } from '../../../contract/page-context.ts'
import button from '../../components/button.module.css'
import { PageLink } from '../../components/page-link.tsx'
import { useMessages } from '../../messages.ts'
import { useCalculatorMessages } from '../messages.ts'
import styles from './save-status.module.css'
import type { SaveRunProps } from './save-run.tsx'

/** Says on the page itself what became of a run. */
export function SaveStatus({ saved }: { saved: Saving }) {
  const { result } = useCalculatorMessages()
  const { pageNames } = useMessages()
  const words: Record<Saving, string> = {
    saved: `${result.saved}.`,
    failed: result.errorText,
    stopped: result.stoppedText,
    full: result.fullText,
  }
  const isBad = saved === 'failed' || saved === 'full'
  return (
    <p className={isBad ? styles.failed : styles.saved}>
      {words[saved]}
      {saved === 'full' && (
        <>
          {' '}
          <PageLink to="results">{pageNames.results}</PageLink>
        </>
      )}
    </p>
  )
}

/** Stands in for saving where its code could not be loaded, and says so. */
export function SaveFailed({ run, onSettled }: SaveRunProps) {
  useEffect(() => {
    if (run) onSettled('failed')
  }, [run, onSettled])
  return (
    <div className={styles.frame} role="status">
      {run && <SaveStatus saved="failed" />}
    </div>
  )
}

/** Says for as long as the page is there why a run was not saved. */
export function NotSaved({ saved }: { saved: 'stopped' | 'full' }) {
  return (
    <div className={styles.lasting} role="status">
      <SaveStatus saved={saved} />
    </div>
  )
}

/**
 * Says that nothing is saved until the page, which is of another version than the server, is reloaded. The button posts
 * the form as it is posted without JavaScript: the server computes and saves, and answers with the page of today and
 * what was typed. `formId` is for a button that stands outside its form.
 */
export function PageOutdated({ formId }: { formId?: string }) {
  const { result } = useCalculatorMessages()
  return (
    <div className={styles.lasting}>
      <p className={styles.failed} role="status">
        {result.outdatedText}
      </p>
      <button
        className={button.button}
        type="button"
        form={formId}
        onClick={({ currentTarget }) => currentTarget.form?.submit()}
      >
        {result.reload}
      </button>
    </div>
  )
}
