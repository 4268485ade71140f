import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a move without a reload, takes the focus to the new page's content or to the place that the address names, as a
 * reload would, so that keyboards and screen readers start there.
 */
export function useFocusOnNavigation(contentId: string) {
  const { pathname, hash } = useLocation()
  const shown = useRef({ pathname, hash })
  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, hash }
    const isNewPage = before.pathname !== pathname
    if (!isNewPage && before.hash === hash) return
    const named = hash && document.getElementById(hash.slice(1))
    if (named) focus(named)
    else if (isNewPage) focus(document.getElementById(contentId))
  }, [pathname, hash, contentId])
}

function focus(element: HTMLElement | null) {
  if (element && element.tabIndex < 0) element.tabIndex = -1
  element?.focus({ preventScroll: true })
}
