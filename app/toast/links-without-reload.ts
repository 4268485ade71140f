import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { pageAt } from '../../i18n/paths.ts'

/** While `active`, plain links between our pages, as texts have them, lead there without a reload. */
export function useLinksWithoutReload(active: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!active) return
    function follow(event: MouseEvent) {
      const link = (event.target as Element).closest('a')
      if (!link || event.defaultPrevented || !isPlain(event, link)) return
      event.preventDefault()
      void navigate(link.pathname + link.search + link.hash)
    }
    // after React, which has then followed its own links
    window.addEventListener('click', follow)
    return () => window.removeEventListener('click', follow)
  }, [active, navigate])
}

/** Whether a click on a link moves this tab to another page of ours. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent, link: HTMLAnchorElement): boolean {
  const { origin, pathname } = window.location
  const isOrdinary = button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
  const isOurs = link.origin === origin && link.pathname !== pathname && pageAt(link.pathname) !== undefined
  return isOrdinary && isOurs && !link.target && !link.hasAttribute('download')
}
