/**
 * The wish not to have runs saved, in local storage, so that the calculator knows it without asking the server. For the
 * server it is in a cookie too, which is all that a browser without local storage has.
 */
const key = 'saving'
const stopped = 'stopped'

export function isSavingStopped(): boolean {
  try {
    return localStorage.getItem(key) === stopped
  } catch {
    return false // the server refuses what it must not save
  }
}

export function rememberSaving(saving: boolean): void {
  try {
    if (saving) localStorage.removeItem(key)
    else localStorage.setItem(key, stopped)
  } catch {
    // the cookie has it
  }
}
