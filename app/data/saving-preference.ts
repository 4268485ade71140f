/**
 * The wish not to have runs saved, in local storage, so that the calculator knows it without asking the server. For the
 * server it is in a cookie too, which is all that a browser without local storage has.
 */
const key = 'saving'
const stopped = 'stopped'
/** as long as the server could not be told */
const stoppedHere = 'stopped here'

export const isSavingStopped = () => wish().startsWith(stopped)

/** Whether the server does not know yet that saving is to stop. */
export const isWishUntold = () => wish() === stoppedHere

export function rememberSaving(saving: boolean, isTold = true): void {
  try {
    if (saving) localStorage.removeItem(key)
    else localStorage.setItem(key, isTold ? stopped : stoppedHere)
  } catch {
    // the cookie has it
  }
}

function wish(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return '' // the server refuses what it must not save
  }
}
