/**
 * Runs once on every page. Sends what the server does not know yet, and repairs navigation on an outdated build.
 */
import { sessionKeys, syncKeyPattern, localKeys } from '../../api/browser-storage.ts'
import { pageAt } from '../../i18n/paths.ts'
import { storedNames } from '../storage/local-storage.ts'

/** Session storage, which holds the destination of the last click; undefined where it is forbidden. */
const tabStorage = getSessionStorage()

/** Remembers the clicked link, to finish a navigation that fails on an outdated build. */
function onLinkClick(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  if (link) rememberNavigation(event, link)
}

/**
 * Goes on to the destination of a navigation that failed. React Router reloads the current page when it cannot load the
 * code of the next one. This happens if the tab is older than the build.
 */
function finishLostNavigation(): void {
  const path = tabStorage?.getItem(sessionKeys.destination) ?? ''
  storeDestination('')
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const wasLost = path !== '' && entry?.type === 'reload' && path.split('?')[0] !== window.location.pathname
  if (wasLost) window.location.replace(path)
  window.addEventListener('popstate', () => storeDestination(''))
}

/** Stores the destination of a link if the click opens one of our pages in this tab; otherwise clears it. */
function rememberNavigation({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent, link: HTMLAnchorElement): void {
  const { origin, pathname, search, target } = link
  const opensElsewhere = button !== 0 || ctrlKey || metaKey || shiftKey || altKey || target !== ''
  storeDestination(!opensElsewhere && origin === window.location.origin && pageAt(pathname) ? pathname + search : '')
}

function storeDestination(path: string): void {
  tabStorage?.setItem(sessionKeys.destination, path)
}

function getSessionStorage(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}

/**
 * Sends what the server does not know yet; loads the code for it only then. If that fails, the next call tries again.
 */
function sendPending(): void {
  if (!storedNames().some((name) => syncKeyPattern.test(name))) return
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
