import { sessionKeys, isSyncKey, localKeys } from '../../api/browser-storage.ts'
import { isPersonal } from '../../i18n/pages.ts'
import { pageAt } from '../../i18n/paths.ts'
import { storedKeys } from '../storage/local-storage.ts'
import { registerServiceWorker } from './register-service-worker.ts'

/** Keeps, as `move`, the page to which a click moves this tab; nothing where it is forbidden. */
const notes = notesOfTab()

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
  const start = () => void registerServiceWorker()
  if ('requestIdleCallback' in window) window.requestIdleCallback(start)
  else setTimeout(start, 2000)
}

/**
 * React Router reloads the page when it cannot load the next one's code, as in a tab that is older than the build: the reload
 * then goes where the reader wanted to.
 */
function finishLostMove(): void {
  const path = notes?.getItem(sessionKeys.move) ?? ''
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

function askFor(path: string): void {
  notes?.setItem(sessionKeys.move, path)
}

function notesOfTab(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}

/** What sends comes when something is to be sent; what does not come now is asked for again the next time. */
function sendAny(): void {
  if (!storedKeys().some((name) => isSyncKey.test(name))) return
  void import('./flush-outbox.ts').then(({ flushInBackground }) => flushInBackground()).catch(() => undefined)
}

window.addEventListener('click', leaveToBrowser, true)
finishLostMove()
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === localKeys.postedIntent && newValue) sendAny()
})
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
