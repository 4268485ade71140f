/** Moves the focus to an element when it is rendered. Pass this function as its `ref`. */
export function focus(element: HTMLElement | null) {
  element?.focus()
}
