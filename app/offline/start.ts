import { startWorker } from './worker.ts'

/** Once the page is here and has nothing to do: what is kept for later takes nothing from it. */
function whenIdle(): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => void startWorker())
  else setTimeout(() => void startWorker(), 2000)
}

if (document.readyState === 'complete') whenIdle()
else window.addEventListener('load', whenIdle, { once: true })
