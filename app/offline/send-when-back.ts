import { emptyOutbox, listenToOtherTabs, outbox } from '../outbox/outbox.ts'
import { rememberSaving, sendSavingPreference } from '../outbox/saving-preference.ts'

/** Sends what waits, and a wish to stop that the server does not know yet, whenever the network may be back. */
export function sendWhenBack(): void {
  listenToOtherTabs()
  applyPostedAction(document.querySelector<HTMLElement>('[data-done]')?.dataset['done'])
  window.addEventListener('online', sendAny)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sendAny()
  })
  sendAny()
}

/** Does in the browser what the server did with a form that was posted before these scripts were there (`ActionStatus`). */
function applyPostedAction(done: string | undefined): void {
  if (done === 'stop' || done === 'resume') rememberSaving(done === 'resume')
  if (done === 'stop' || done === 'erase') emptyOutbox()
}

/** What does not come now is asked for again the next time. */
function sendAny(): void {
  void sendSavingPreference()
  if (!outbox().length) return
  void import('../outbox/flush-outbox.ts').then(({ flushInBackground }) => flushInBackground()).catch(() => undefined)
}
