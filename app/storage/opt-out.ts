import { local } from '../../api/browser-storage.ts'
import { store, stored } from './local-storage.ts'

/**
 * The wish not to have records saved, in local storage, so that the calculator knows it without asking the server. For the
 * server it is in a cookie too, which is all that a browser without local storage has.
 */
const key = local.saving
const disabled = 'disabled'
/** as long as the server has not heard of it */
const disabledHere = 'disabled here'

export const isSavingDisabled = () => stored(key).startsWith(disabled)

/** Whether the server does not know yet that saving is disabled. */
export const isPreferenceUnsent = () => stored(key) === disabledHere

export function rememberSaving(saving: boolean, isSent = true): void {
  store(key, saving ? '' : isSent ? disabled : disabledHere)
}
