import { savingPath } from '../../contract/records.ts'
import { isSavingStopped, isPreferenceUnsent, rememberSaving } from './saving-preference.ts'
import { emptyOutbox } from './outbox.ts'

/** Does in the browser what the server did with a form that was posted before the page's scripts were there. */
export function applyPostedAction(done: string | undefined): void {
  if (done === 'stop' || done === 'resume') rememberSaving(done === 'resume')
  if (done === 'stop' || done === 'forget') emptyOutbox()
}

/**
 * Sends a stop of saving that could not be sent at once. Whoever has changed their mind meanwhile has the last word: the
 * preference is in a cookie, which the last answer sets. What cannot be sent now is sent the next time.
 */
export async function sendSavingPreference(): Promise<void> {
  if (!isPreferenceUnsent()) return
  try {
    await send(false)
    if (isSavingStopped()) rememberSaving(false)
    else await send(true)
  } catch {
    // the browser sends nothing in any case
  }
}

async function send(saving: boolean): Promise<void> {
  const { callApi } = await import('./api.ts')
  await callApi('PUT', savingPath, { saving })
}
