import { emptyOutbox, listenToOtherTabs, outbox } from '../saving/outbox.ts'

/** Sends what waits whenever the network may be back: now, when the browser says so, and when a reader comes back to the tab. */
export function sendWhenBack(): void {
  listenToOtherTabs()
  // asked of the server before these scripts were there (`WhatWasDone`)
  if (document.querySelector('[data-done=forget], [data-done=stop]')) emptyOutbox()
  window.addEventListener('online', sendAny)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sendAny()
  })
  sendAny()
}

function sendAny(): void {
  if (!outbox().length) return
  // what does not come now is asked for again the next time
  void import('../saving/send.ts').then(({ sendInBackground }) => sendInBackground()).catch(() => undefined)
}
