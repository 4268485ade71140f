import { isPersonal } from '../../i18n/pages.ts'
import { pageAt } from '../../i18n/paths.ts'
import { listenToOtherTabs, outbox } from '../outbox/outbox.ts'
import { sendSavingPreference } from '../outbox/saving-preference.ts'
import { carryOutPostedWish, sendRevocations } from '../outbox/withdraw.ts'
import { startWorker } from './worker.ts'

/** where the page is noted to which a click moves this tab */
const name = 'move'

/** A move is noted in case it is lost. Without a network, links lead to whole pages, which are kept; one's own results say themselves what they cannot read. */
function leaveToBrowser(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  if (link) noteMove(event, link)
  if (navigator.onLine || !link || link.pathname === window.location.pathname) return
  const page = pageAt(link.pathname)
  // React, which would follow it, listens further in
  if (!page || !isPersonal(page)) event.stopPropagation()
}

/** Once the page is here and has nothing to do: what is kept for later takes nothing from it. */
function whenIdle(): void {
  const start = () => void startWorker()
  if ('requestIdleCallback' in window) window.requestIdleCallback(start)
  else setTimeout(start, 2000)
}

/**
 * React Router reloads the page when it cannot load the next one's code, as in a tab that is older than the build: the reload
 * then goes where the reader wanted to.
 */
function finishLostMove(): void {
  const path = asked()
  askFor('')
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isLost = path !== '' && entry?.type === 'reload' && path.split('?')[0] !== window.location.pathname
  if (isLost) window.location.replace(path)
  window.addEventListener('popstate', () => askFor(''))
}

/** Notes it, where it is one of ours. */
function noteMove({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent, link: HTMLAnchorElement): void {
  const { origin, pathname, search, target } = link
  const stays = button !== 0 || ctrlKey || metaKey || shiftKey || altKey || target !== ''
  askFor(!stays && origin === window.location.origin && pageAt(pathname) ? pathname + search : '')
}

function asked(): string {
  try {
    return sessionStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}

function askFor(path: string): void {
  try {
    sessionStorage.setItem(name, path)
  } catch {
    // forbidden: the reload stays where it is
  }
}

/** Sends what waits, and a wish that the server does not know yet; what does not come now is asked for again the next time. */
function sendAny(): void {
  void sendSavingPreference()
  void sendRevocations()
  if (!outbox().length) return
  void import('../outbox/flush-outbox.ts').then(({ flushInBackground }) => flushInBackground()).catch(() => undefined)
}

window.addEventListener('click', leaveToBrowser, true)
finishLostMove()
listenToOtherTabs()
window.addEventListener('storage', carryOutPostedWish)
carryOutPostedWish()
// whenever the network may be back
window.addEventListener('online', sendAny)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') sendAny()
})
sendAny()
if (import.meta.env.WORKS_OFFLINE) {
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true })
}
