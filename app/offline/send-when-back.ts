import { forgetUnsaved, listenToOtherTabs, unsaved } from '../saving/unsaved.ts'

/** Sends what waits whenever the network may be back: now, when the browser says so, and when a reader comes back to the tab. */
export function sendWhenBack(): void {
  listenToOtherTabs()
  // asked of the server before these scripts were there (`ActionStatus`)
  if (document.querySelector('[data-done=forget], [data-done=stop]')) forgetUnsaved()
  window.addEventListener('online', sendAnyWaiting)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sendAnyWaiting()
  })
  sendAnyWaiting()
}

function sendAnyWaiting(): void {
  if (!unsaved().length) return
  // what does not come now is asked for again the next time
  void import('../saving/send.ts').then(({ sendWaiting }) => sendWaiting()).catch(() => undefined)
}
