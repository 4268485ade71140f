import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a move to another page without a reload, takes the focus to the new page's content,
 * as a reload would, so that keyboards and screen readers start there.
 */
export function useFocusOnNavigation(contentId: string) {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById(contentId)?.focus({ preventScroll: true })
  }, [pathname, contentId])
}
