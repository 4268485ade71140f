import { bypassRouterOffline } from './bypass-router.ts'
import { sendWhenBack } from './send-when-back.ts'
import { startWorker } from './worker.ts'

bypassRouterOffline()
sendWhenBack()

/** Once the page is here and has nothing to do: what is kept for later takes nothing from it. */
function whenIdle(): void {
  const start = () => void startWorker(import.meta.env.WORKS_OFFLINE)
  if ('requestIdleCallback' in window) window.requestIdleCallback(start)
  else setTimeout(start, 2000)
}

if (document.readyState === 'complete') whenIdle()
else window.addEventListener('load', whenIdle, { once: true })
