import { isPersonal } from '../../i18n/pages.ts'
import { pageAt } from '../../i18n/paths.ts'
import { finishLostMove, noteMove } from './moves.ts'
import { sendWhenBack } from './send-when-back.ts'
import { startWorker } from './worker.ts'

/** A move is noted in case it is lost. Without a network, links lead to whole pages, which are kept; one's own results say themselves what they cannot read. */
function leaveToBrowser(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  if (link) noteMove(link)
  if (navigator.onLine || !link || link.pathname === window.location.pathname) return
  const page = pageAt(link.pathname)
  // React, which would follow it, listens further in
  if (!page || !isPersonal(page)) event.stopPropagation()
}

/** Once the page is here and has nothing to do: what is kept for later takes nothing from it. */
function whenIdle(): void {
  const start = () => void startWorker(import.meta.env.WORKS_OFFLINE)
  if ('requestIdleCallback' in window) window.requestIdleCallback(start)
  else setTimeout(start, 2000)
}

window.addEventListener('click', leaveToBrowser, true)
finishLostMove()
sendWhenBack()
if (document.readyState === 'complete') whenIdle()
else window.addEventListener('load', whenIdle, { once: true })
