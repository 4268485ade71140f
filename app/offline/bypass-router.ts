import { isPersonal } from '../../i18n/pages.ts'
import { pageAt } from '../../i18n/paths.ts'

/**
 * Without a network, links lead to whole pages, which are kept: what a move without a reload loads is not. One's own results
 * are no such page; what they load is kept, and says what it cannot read.
 */
export function bypassRouterOffline(): void {
  window.addEventListener('click', leaveToBrowser, true)
}

function leaveToBrowser(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  if (navigator.onLine || !link || link.pathname === window.location.pathname) return
  const page = pageAt(link.pathname)
  // React, which would follow it, listens further in
  if (!page || !isPersonal(page)) event.stopPropagation()
}
