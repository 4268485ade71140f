/** What this browser keeps under a name: nothing where it has no local storage, or forbids it. */
export function stored(name: string): string {
  try {
    return localStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}

/** Keeps a text in the place of what was there, where the browser can; an empty one is none. */
export function store(name: string, text: string): void {
  try {
    if (text) localStorage.setItem(name, text)
    else localStorage.removeItem(name)
  } catch {
    // full or forbidden
  }
}
