import { useEffect, useState, type SubmitEvent } from 'react'
import { useLocation } from 'react-router'
import { measurementOf, type Measured } from '../../../contract/measurement.ts'
import { measurementsPath } from '../../../contract/records.ts'
import type { SaveOutcome } from '../../../contract/page-context.ts'
import type { SaveMeasurementMessages } from '../../../i18n/fr/progress/save-measurement.ts'
import { Button } from '../../components/links/button.tsx'
import { PageLink } from '../../components/links/page-link.tsx'
import { useMessages } from '../../messages.ts'
import { newSaveKey, prepareSaving, save, tellOfSave, removePendingSave } from '../../outbox/save.ts'
import { isNotSaved, type Saved } from '../../outbox/saved.ts'
import styles from './save-measurement.module.css'

interface SaveMeasurementProps {
  /** of what is kept: a page has several of these forms */
  name: string
  measured: Measured
  /** what was typed, by field: without JavaScript the form sends it again */
  values: Partial<Record<string, string>>
  /** what the server did, where it answered with this page */
  kept: SaveOutcome | undefined
  /** where the page comes back to without JavaScript */
  anchor: string
  words: SaveMeasurementMessages
}

/** What became of the result on show, and the key of its tries. */
interface Kept {
  inputs: Measured['inputs']
  key: string | undefined
  saved: Saved | 'pending'
}

/** Sends a result to be kept, only when its button is pressed; the notice beside it says what, and for how long. */
export function SaveMeasurement({ name, measured, values, kept, anchor, words }: SaveMeasurementProps) {
  const { pathname } = useLocation()
  const { pageNames } = useMessages()
  const [last, setLast] = useState<Kept>()
  const own = last?.inputs === measured.inputs ? last : undefined
  const saved = own ? own.saved : kept
  const ownKey = own?.key
  useEffect(() => tellOfSave(ownKey), [ownKey])

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = measurementOf(measured)
    if (!body || saved === 'pending') return
    const { inputs } = measured
    // what waits, or may have been saved, is tried again when the same is worked out once more
    const isSame = last && isNotSaved(last.saved) && JSON.stringify(last.inputs) === JSON.stringify(inputs)
    const attempt = { inputs, key: isSame ? last.key : newSaveKey() }
    setLast({ ...attempt, saved: 'pending' })
    const tell = (saved: Saved) => setLast((now) => (now?.key === attempt.key ? { ...attempt, saved } : now))
    tell(await save({ path: measurementsPath, body, key: attempt.key }, tell))
  }

  return (
    <form
      className={styles.form}
      method="post"
      action={`${pathname}#${anchor}`}
      aria-label={`${words.submit} – ${name}`}
      onSubmit={(event) => void onSubmit(event)}
      onFocus={prepareSaving}
    >
      <input type="hidden" name="intent" value="keep" />
      <input type="hidden" name="test" value={measured.test} />
      {Object.entries(values).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <p className={saved === 'saved' ? styles.done : saved === 'outbox' ? styles.outbox : styles.failed} role="status">
        {saved && saved !== 'pending' && words[saved]}{' '}
        {saved === 'saved' && <PageLink to="results">{pageNames.results}</PageLink>}
      </p>
      {saved === 'outdated' ? (
        <Button
          onClick={({ currentTarget }) => {
            void removePendingSave(own?.key).then(() => currentTarget.form?.submit())
          }}
        >
          {words.reload}
        </Button>
      ) : (
        saved !== 'saved' && (
          <>
            <Button quiet type="submit" aria-disabled={saved === 'pending' || undefined}>
              {saved === 'pending' ? words.pending : words.submit}
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
