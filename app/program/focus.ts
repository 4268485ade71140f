/** Moves the focus to an element when it is rendered, as its `ref`. */
export function focus(element: HTMLElement | null) {
  element?.focus()
}
