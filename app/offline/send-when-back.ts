import { isForSite } from '../../contract/page-context.ts'
import { storedNames } from '../local-storage.ts'

/** Sends what is for the site whenever the network may be back. */
export function sendWhenBack(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === 'wish' && newValue) sendAny()
  })
  window.addEventListener('online', sendAny)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sendAny()
  })
  sendAny()
}

/** Its code comes when there is something to send; what does not come now is asked for again the next time. */
function sendAny(): void {
  if (!storedNames().some((name) => isForSite.test(name))) return
  void import('../outbox/flush-outbox.ts').then(({ flushInBackground }) => flushInBackground()).catch(() => undefined)
}
