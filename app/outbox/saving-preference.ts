import { savingPath } from '../../contract/records.ts'

/**
 * The wish not to have records saved, in local storage, so that the calculator knows it without asking the server. For the
 * server it is in a cookie too, which is all that a browser without local storage has.
 */
const key = 'saving'
const disabled = 'disabled'
/** as long as the server has not heard of it */
const disabledHere = 'disabled here'

export const isSavingDisabled = () => stored().startsWith(disabled)

/** Whether the server does not know yet that saving is disabled. */
export const isPreferenceUnsent = () => stored() === disabledHere

export function rememberSaving(saving: boolean, isSent = true): void {
  try {
    if (saving) localStorage.removeItem(key)
    else localStorage.setItem(key, isSent ? disabled : disabledHere)
  } catch {
    // the cookie has it
  }
}

/**
 * Sends a wish that could not be sent at once. Whoever has changed their mind meanwhile has the last word: the wish is in a
 * cookie, which the last answer sets. What cannot be sent now is sent the next time.
 */
export async function sendSavingPreference(): Promise<void> {
  if (!isPreferenceUnsent()) return
  try {
    const { callApi } = await import('./api.ts')
    await callApi('PUT', savingPath, { saving: false })
    if (isSavingDisabled()) rememberSaving(false)
    else await callApi('PUT', savingPath, { saving: true })
  } catch {
    // the browser sends nothing in any case
  }
}

function stored(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return '' // the server refuses what it must not save
  }
}
