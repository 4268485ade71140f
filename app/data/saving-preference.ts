/**
 * The wish not to have runs saved, where the calculator sees it before it asks the server anything. The cookie holds it
 * too, for the server; a browser without local storage leaves it at that.
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
