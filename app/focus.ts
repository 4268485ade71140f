import type { FocusEvent } from 'react'

/** Focuses an element as soon as it is on the page: a `ref`. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus()
}

/** Focuses the control of a field, and scrolls to it. */
export function focusField(id: string): void {
  document.getElementById(id)!.focus()
}

/** Selects the text of a control that gets the focus: an `onFocus`. */
export function selectText({ currentTarget }: FocusEvent<HTMLInputElement>): void {
  currentTarget.select()
}
