import { listenToOtherTabs, outbox } from '../outbox/outbox.ts'
import { applyPostedAction, sendSavingPreference } from '../outbox/send-saving-preference.ts'

/**
 * Sends what waits, and a stop of saving that the server does not know yet, whenever the network may be back: now, when the
 * browser says so, and when a reader comes back to the tab.
 */
export function sendWhenBack(): void {
  listenToOtherTabs()
  // asked of the server before these scripts were there (`ActionStatus`)
  applyPostedAction(document.querySelector<HTMLElement>('[data-done]')?.dataset['done'])
  window.addEventListener('online', sendAny)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sendAny()
  })
  sendAny()
}

/** What does not come now is asked for again the next time. */
function sendAny(): void {
  void sendSavingPreference()
  if (!outbox().length) return
  void import('../outbox/send.ts').then(({ sendInBackground }) => sendInBackground()).catch(() => undefined)
}
