import { sessionKeys, isSyncKey, localKeys } from '../../api/browser-storage.ts'
import { isPersonal } from '../../i18n/pages.ts'
import { pageAt } from '../../i18n/paths.ts'
import { storedKeys } from '../storage/local-storage.ts'
import { registerServiceWorker } from './register-service-worker.ts'

/** Keeps, as `move`, the page to which a click moves this tab; nothing where it is forbidden. */
const tabStorage = getSessionStorage()

/** A move is noted in case it is lost. Without a network, links lead to whole pages, which are kept; one's own results say themselves what they cannot read. */
function onLinkClick(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  if (link) rememberNavigation(event, link)
  if (navigator.onLine || !link || link.pathname === window.location.pathname) return
  const page = pageAt(link.pathname)
  // React, which would follow it, listens further in
  if (!page || !isPersonal(page)) event.stopPropagation()
}

/** Once the page is here and has nothing to do: what is kept for later takes nothing from it. */
function registerWhenIdle(): void {
  const start = () => void registerServiceWorker()
  if ('requestIdleCallback' in window) window.requestIdleCallback(start)
  else setTimeout(start, 2000)
}

/**
 * React Router reloads the page when it cannot load the next one's code, as in a tab that is older than the build: the reload
 * then goes where the reader wanted to.
 */
function finishLostNavigation(): void {
  const path = tabStorage?.getItem(sessionKeys.move) ?? ''
  storeDestination('')
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const wasLost = path !== '' && entry?.type === 'reload' && path.split('?')[0] !== window.location.pathname
  if (wasLost) window.location.replace(path)
  window.addEventListener('popstate', () => storeDestination(''))
}

/** Notes it, where it is one of ours. */
function rememberNavigation({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent, link: HTMLAnchorElement): void {
  const { origin, pathname, search, target } = link
  const opensElsewhere = button !== 0 || ctrlKey || metaKey || shiftKey || altKey || target !== ''
  storeDestination(!opensElsewhere && origin === window.location.origin && pageAt(pathname) ? pathname + search : '')
}

function storeDestination(path: string): void {
  tabStorage?.setItem(sessionKeys.move, path)
}

function getSessionStorage(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}

/** What sends comes when something is to be sent; what does not come now is asked for again the next time. */
function sendPending(): void {
  if (!storedKeys().some((name) => isSyncKey.test(name))) return
  void import('./flush-outbox.ts').then(({ flushInBackground }) => flushInBackground()).catch(() => undefined)
}

window.addEventListener('click', onLinkClick, true)
finishLostNavigation()
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === localKeys.postedIntent && newValue) sendPending()
})
// whenever the network may be back
window.addEventListener('online', sendPending)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') sendPending()
})
sendPending()
if (import.meta.env.WORKS_OFFLINE) {
  if (document.readyState === 'complete') registerWhenIdle()
  else window.addEventListener('load', registerWhenIdle, { once: true })
}
