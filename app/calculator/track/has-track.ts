/** Where a test under way is kept in the tab's session storage. */
export const trackKey = 'track'

/** Whether one is. It stands in a file of its own, which comes with every calculator. */
export function hasTrack(): boolean {
  try {
    return trackKey in sessionStorage
  } catch {
    return false // a browser that keeps nothing
  }
}
