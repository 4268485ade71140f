import { listenToOtherTabs, outbox } from '../outbox/outbox.ts'
import { sendSavingPreference } from '../outbox/saving-preference.ts'
import { carryOutPostedWish, sendRevocations } from '../outbox/withdraw.ts'

/** Sends what waits, and a wish that the server does not know yet, whenever the network may be back. */
export function sendWhenBack(): void {
  listenToOtherTabs()
  window.addEventListener('storage', carryOutPostedWish)
  carryOutPostedWish()
  window.addEventListener('online', sendAny)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sendAny()
  })
  sendAny()
}

/** What does not come now is asked for again the next time. */
function sendAny(): void {
  void sendSavingPreference()
  void sendRevocations()
  if (!outbox().length) return
  void import('../outbox/flush-outbox.ts').then(({ flushInBackground }) => flushInBackground()).catch(() => undefined)
}
