/** Placeholder while the form is being written. */
export function Calculator() {
  return null
}
