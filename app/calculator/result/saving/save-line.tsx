import { useLocation } from 'react-router'
import type { ProtocolEntry } from '../../../../domain/protocols/registry.ts'
import type { DetailMessages } from '../../../../i18n/fr/calculator/calculator-details.ts'
import { Button } from '../../../components/links/button.tsx'
import { PageLink } from '../../../components/links/page-link.tsx'
import { useMessages } from '../../../messages.ts'
import { prepareToasts } from '../../../layout/toast/toast-store.ts'
import { useCalculator } from '../../state/calculator-context.ts'
import { isBusy } from '../../state/calculator-state.ts'
import { textsOf } from '../../form/field-text.ts'
import { resultId, savingOnDemand } from '../../form/form-names.ts'
import { useCalculatorMessages, useProtocolMessages } from '../../messages.ts'
import { saveText } from './save-text.ts'
import { VersionSkew } from './version-skew.tsx'
import styles from './saving.module.css'

interface SaveLineProps {
  entry: ProtocolEntry
  /** the texts of a protocol that is saved on demand; without them the entry is a run, whose save may be retried */
  onDemandWords?: DetailMessages['saveMeasurement']
}

/**
 * Renders the save status of the entry on show, with a button to save it on demand or to retry. Without JavaScript the
 * button posts the entry.
 */
export function SaveLine({ entry, onDemandWords }: SaveLineProps) {
  const { pathname } = useLocation()
  const { locale, pageNames } = useMessages()
  const { name } = useProtocolMessages()[entry.protocol]
  const { state, save } = useCalculator()
  const { status, saveKey, isPosted } = state.results[entry.protocol] ?? {}
  const { result } = useCalculatorMessages()
  const words = onDemandWords ?? result.save

  // a toast reports a run that was saved with JavaScript
  if (!onDemandWords && (!status || status === 'saving' || (status === 'saved' && !isPosted))) return null
  const isUnsaved = status === 'failed' || status === 'revoked' || status === 'retrying'
  const canSave = onDemandWords ? status !== 'saved' : isUnsaved || status === 'pending'
  const shownStatus = status === 'retrying' ? 'failed' : status === 'saving' ? undefined : status
  const enteredTexts = Object.entries(textsOf(entry.protocol, entry.inputs, locale, []))
  return (
    <form
      className={`screen-only ${!onDemandWords && isUnsaved ? styles.notSaved : styles.form}`}
      method="post"
      action={`${pathname}#${resultId}`}
      aria-label={`${words.submit} – ${name}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy(status)) save(entry, onDemandWords ? 'saving' : 'retrying')
      }}
      onFocus={prepareToasts}
    >
      {[[savingOnDemand.name, savingOnDemand.value], ['protocol', entry.protocol], ...enteredTexts].map(
        ([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ),
      )}
      {shownStatus === 'versionSkew' ? (
        <VersionSkew saveKey={saveKey} isAnnounced={!onDemandWords} />
      ) : (
        <>
          {/* `Announcement` reports the save of a run to screen readers */}
          <p className={shownStatus && statusStyles[shownStatus]} role={onDemandWords && 'status'}>
            {shownStatus && saveText(words, shownStatus)}{' '}
            {(shownStatus === 'saved' || shownStatus === 'full') && (
              <PageLink to="my-results">{pageNames['my-results']}</PageLink>
            )}
          </p>
          {canSave && (
            <Button quiet type="submit" aria-disabled={isBusy(status) || undefined}>
              {isBusy(status) ? words.saving : words.submit}
            </Button>
          )}
          {canSave && onDemandWords && (
            <p className="muted">
              {onDemandWords.notice} <PageLink to="privacy">{pageNames.privacy}</PageLink>
            </p>
          )}
        </>
      )}
    </form>
  )
}

const statusStyles = {
  saved: styles.saved,
  stopped: styles.stopped,
  pending: styles.pending,
  full: styles.failed,
  failed: styles.failed,
  revoked: styles.failed,
}
