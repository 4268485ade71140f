/**
 * The preference not to have runs saved, in local storage, so that the calculator knows it without asking the server. For the
 * server it is in a cookie too, which is all that a browser without local storage has.
 */
const key = 'saving'
const stopped = 'stopped'
/** as long as the server has not heard of it */
const stoppedHere = 'stopped here'

export const isSavingStopped = () => stored().startsWith(stopped)

/** Whether the server does not know yet that saving is to stop. */
export const isPreferenceUnsent = () => stored() === stoppedHere

export function rememberSaving(saving: boolean, isSent = true): void {
  try {
    if (saving) localStorage.removeItem(key)
    else localStorage.setItem(key, isSent ? stopped : stoppedHere)
  } catch {
    // the cookie has it
  }
}

function stored(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return '' // the server refuses what it must not save
  }
}
