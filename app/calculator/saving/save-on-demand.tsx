import { useLocation } from 'react-router'
import type { TestEntry } from '../../../domain/tests/registry.ts'
import { Button } from '../../components/links/button.tsx'
import { PageLink } from '../../components/links/page-link.tsx'
import { useMessages } from '../../messages.ts'
import { prepareSaving } from '../../outbox/save-record.ts'
import { isBusy, useShownEntry, useTestState } from '../calculator-state.ts'
import { textsOf } from '../form/field-text.ts'
import { answerId } from '../form/field-words.ts'
import { useDetailMessages, useTestWords } from '../messages.ts'
import { PageOutdated } from './page-outdated.tsx'
import styles from './saving.module.css'

/** Saves a result only when its button is pressed; the notice beside it says what, and for how long. */
export function SaveOnDemand({ entry }: { entry: TestEntry }) {
  const { pathname } = useLocation()
  const { locale, pageNames } = useMessages()
  const { saveMeasurement: words } = useDetailMessages()
  const { name } = useTestWords()[entry.test]
  const { state, save } = useTestState(entry.test)
  const { status: posted } = useShownEntry(entry.test)
  const { status = posted, saveKey } = state

  const typed = Object.entries(textsOf(entry.test, entry.inputs, locale))
  return (
    <form
      className={`screen-only ${styles.form}`}
      method="post"
      action={`${pathname}#${answerId}`}
      aria-label={`${words.submit} – ${name}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (status !== 'pending') save(entry)
      }}
      onFocus={prepareSaving}
    >
      {[['intent', 'keep'], ['test', entry.test], ...typed].map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <p
        className={status === 'saved' ? styles.saved : status === 'outbox' ? styles.waiting : styles.failed}
        role="status"
      >
        {status && !isBusy(status) && status !== 'outdated' && words[status]}{' '}
        {status === 'saved' && <PageLink to="progress">{pageNames.progress}</PageLink>}
      </p>
      {status === 'outdated' ? (
        <PageOutdated saveKey={saveKey} />
      ) : (
        status !== 'saved' && (
          <>
            <Button quiet type="submit" aria-disabled={status === 'pending' || undefined}>
              {status === 'pending' ? words.pending : words.submit}
            </Button>
            <p className="muted">
              {words.notice} <PageLink to="privacy">{pageNames.privacy}</PageLink>
            </p>
          </>
        )
      )}
    </form>
  )
}
