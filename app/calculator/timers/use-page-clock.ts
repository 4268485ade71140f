import { useEffect, useState } from 'react'
import { pageNow } from './page-clock.ts'

/**
 * Returns the page's clock in ms. Updates it every `every` ms until `until`, and at once when a sleeping tab wakes up.
 * Keeps the screen awake meanwhile, if the browser supports it. Without `until` the clock stands still.
 */
export function usePageClock(until: number | undefined, every = 200): number {
  const [now, setNow] = useState(pageNow)
  const isRunning = until !== undefined && now < until
  useEffect(() => {
    if (!isRunning) return
    let lock: Promise<WakeLockSentinel | undefined> | undefined
    const update = () => setNow(pageNow())
    // the browser releases the lock whenever the page is hidden, and may refuse it, for example on low battery
    function keepAwake() {
      if (document.visibilityState === 'visible' && 'wakeLock' in navigator)
        lock = navigator.wakeLock.request('screen').catch(() => undefined)
    }
    keepAwake()
    const ticks = setInterval(update, every)
    document.addEventListener('visibilitychange', update)
    document.addEventListener('visibilitychange', keepAwake)
    return () => {
      clearInterval(ticks)
      document.removeEventListener('visibilitychange', update)
      document.removeEventListener('visibilitychange', keepAwake)
      void lock?.then((held) => held?.release())
    }
  }, [isRunning, every])
  return now
}
