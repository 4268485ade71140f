import { localKeys } from '../../api/browser-storage.ts'
import { writeStored, readStored } from './local-storage.ts'

/**
 * The wish not to have records saved, in local storage, so that the calculator knows it without asking the server. For the
 * server it is in a cookie too, which is all that a browser without local storage has.
 */
const key = localKeys.saving
const disabled = 'disabled'
/** as long as the server has not heard of it */
const disabledHere = 'disabled here'

export const isSavingDisabled = () => readStored(key).startsWith(disabled)

/** Whether the server does not know yet that saving is disabled. */
export const isPreferenceUnsent = () => readStored(key) === disabledHere

export function storeSavingPreference(saving: boolean, isSent = true): void {
  writeStored(key, saving ? '' : isSent ? disabled : disabledHere)
}
