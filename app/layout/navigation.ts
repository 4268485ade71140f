import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Opens the folds around the target of the URL's hash. Browsers open them after a load, but not the older ones, and none
 * does so after a navigation without a reload. Runs before React Router scrolls to the target.
 */
export function useOpenedTarget() {
  const location = useLocation()
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    const target = document.getElementById(location.hash.slice(1))
    const closed = closedFoldsAround(target)
    for (const fold of closed) fold.open = true
    // after a load React Router does not scroll
    if (isFirst.current && closed.length > 0) target!.scrollIntoView()
    isFirst.current = false
  }, [location])
}

function closedFoldsAround(element: HTMLElement | null): HTMLDetailsElement[] {
  const fold = element?.closest<HTMLDetailsElement>('details:not([open])')
  return fold ? [fold, ...closedFoldsAround(fold.parentElement)] : []
}

/**
 * Moves the focus, after a navigation without a reload, to the target of the URL's hash or else to the main content. So
 * people with a keyboard or a screen reader start there, as after a reload.
 */
export function useFocusOnNavigation() {
  const { pathname, hash } = useLocation()
  const shown = useRef({ pathname, hash })
  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, hash }
    const isNewPage = before.pathname !== pathname
    if (!isNewPage && before.hash === hash) return
    const target = hash && document.getElementById(hash.slice(1))
    // a part of the target may have taken the focus
    if (target && !target.contains(document.activeElement)) focus(target)
    else if (!target && isNewPage) focus(document.getElementById('main'))
  }, [pathname, hash])
}

function focus(element: HTMLElement | null) {
  if (element && element.tabIndex < 0) element.tabIndex = -1
  element?.focus({ preventScroll: true })
}
