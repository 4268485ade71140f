import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { offlineProgressAnchor } from '../../i18n/pages.ts'
import { localeOf, pathTo } from '../../i18n/paths.ts'

/**
 * After a move without a reload, takes the focus to the new page's content or to the place that the address names, as a
 * reload would, so that keyboards and screen readers start there.
 */
export function useFocusOnNavigation() {
  const { pathname, hash } = useLocation()
  const shown = useRef({ pathname, hash })
  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, hash }
    const isNewPage = before.pathname !== pathname
    if (!isNewPage && before.hash === hash) return
    const named = hash && document.getElementById(hash.slice(1))
    if (named) focus(named)
    else if (isNewPage) focus(document.getElementById('main'))
  }, [pathname, hash])
}

function focus(element: HTMLElement | null) {
  if (element && element.tabIndex < 0) element.tabIndex = -1
  element?.focus({ preventScroll: true })
}

/** Goes on to one's own results where the service worker, without a network, has answered with Home in their place. */
export function useOfflineRedirect(): void {
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (hash === `#${offlineProgressAnchor}`) void navigate(pathTo('progress', localeOf(pathname)), { replace: true })
  }, [pathname, hash, navigate])
}
