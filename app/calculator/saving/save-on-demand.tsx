import { useEffect, type SubmitEvent } from 'react'
import { useLocation } from 'react-router'
import type { SaveOutcome } from '../../../contract/page-context.ts'
import { tests, type AnyInputs, type TestEntry } from '../../../domain/tests/registry.ts'
import { Button } from '../../components/links/button.tsx'
import { PageLink } from '../../components/links/page-link.tsx'
import { useMessages } from '../../messages.ts'
import { announceSave, prepareSaving, removePendingSave } from '../../outbox/save-record.ts'
import { useTestState } from '../calculator-state.ts'
import { textOf } from '../form/field-text.ts'
import { useDetailMessages, useTestWords } from '../messages.ts'
import styles from './save-on-demand.module.css'

interface SaveOnDemandProps {
  entry: TestEntry
  /** what the server did, where it answered with this page */
  posted: SaveOutcome | undefined
  /** where the page comes back to without JavaScript */
  anchor: string
}

/** Saves a result only when its button is pressed; the notice beside it says what, and for how long. */
export function SaveOnDemand({ entry, posted, anchor }: SaveOnDemandProps) {
  const { pathname } = useLocation()
  const { locale, pageNames } = useMessages()
  const { saveMeasurement: words } = useDetailMessages()
  const { name } = useTestWords()[entry.test]
  const { state, save } = useTestState(entry.test)
  const { status = posted, saveKey } = state
  useEffect(() => announceSave(saveKey), [saveKey])

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (status !== 'pending') save(entry)
  }

  const inputs = entry.inputs as AnyInputs
  const typed = Object.entries(tests[entry.test].fields).map(([field, kind]) => {
    const value = inputs[field]
    return [field, value === undefined ? '' : textOf(kind, value, locale)] as const
  })
  return (
    <form
      className={styles.form}
      method="post"
      action={`${pathname}#${anchor}`}
      aria-label={`${words.submit} – ${name}`}
      onSubmit={onSubmit}
      onFocus={prepareSaving}
    >
      {[['intent', 'keep'] as const, ['test', entry.test] as const, ...typed].map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <p
        className={status === 'saved' ? styles.done : status === 'outbox' ? styles.outbox : styles.failed}
        role="status"
      >
        {status && status !== 'pending' && status !== 'retrying' && words[status]}{' '}
        {status === 'saved' && <PageLink to="progress">{pageNames.progress}</PageLink>}
      </p>
      {status === 'outdated' ? (
        <Button
          onClick={({ currentTarget }) => {
            removePendingSave(saveKey)
            currentTarget.form?.submit()
          }}
        >
          {words.reload}
        </Button>
      ) : (
        status !== 'saved' && (
          <>
            <Button quiet type="submit" aria-disabled={status === 'pending' || undefined}>
              {status === 'pending' ? words.pending : words.submit}
            </Button>
            <p className={styles.note}>
              {words.notice} <PageLink to="privacy">{pageNames.privacy}</PageLink>
            </p>
          </>
        )
      )}
    </form>
  )
}
