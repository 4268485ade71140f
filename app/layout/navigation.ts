import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Opens the folds around the target of a link. After a load browsers do so, but not the older ones, and none does so
 * after a navigation without a reload. Runs before React Router scrolls to the target.
 */
export function useOpenFoldsAroundTarget() {
  const location = useLocation()
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    const target = targetOf(location.hash)
    const opened = openFoldsAround(target)
    // after a load React Router does not scroll
    if (isFirst.current && opened) target!.scrollIntoView()
    isFirst.current = false
  }, [location])
  useEffect(() => {
    // at the click, so that the browser finds an open fold to scroll to
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]')
      if (link) openFoldsAround(targetOf(link.hash))
    }
    addEventListener('click', onClick)
    return () => removeEventListener('click', onClick)
  }, [])
}

function targetOf(hash: string): HTMLElement | null {
  return document.getElementById(hash.slice(1))
}

/** Opens the closed folds that hold an element. Returns whether there was one. */
function openFoldsAround(element: HTMLElement | null): boolean {
  const fold = element?.closest<HTMLDetailsElement>('details:not([open])')
  if (!fold) return false
  fold.open = true
  openFoldsAround(fold)
  return true
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
    if (target && !target.contains(document.activeElement)) focusTarget(target)
    else if (!target && isNewPage) focusTarget(document.getElementById('main'))
  }, [pathname, hash])
}

function focusTarget(element: HTMLElement | null) {
  if (element && element.tabIndex < 0) element.tabIndex = -1
  element?.focus({ preventScroll: true })
}
