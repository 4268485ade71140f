/** Focuses an element as soon as it is on the page: a `ref`. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus()
}

/** Focuses the control of a field, and scrolls to it. */
export function focusField(id: string): void {
  document.getElementById(id)!.focus()
}
