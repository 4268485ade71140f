import { useEffect, useState } from 'react'

/**
 * The wall clock in ms, told anew every so many ms up to the moment `until`, and at once when a sleeping tab wakes up; the
 * screen is kept awake meanwhile, where the browser can. Without `until` it stands still.
 */
export function useWallClock(until: number | undefined, every = 200): number {
  const [now, setNow] = useState(Date.now)
  const isRunning = until !== undefined && now < until
  useEffect(() => {
    if (!isRunning) return
    let lock: Promise<WakeLockSentinel | undefined> | undefined
    const update = () => setNow(Date.now())
    // the browser lets go of it whenever the page is hidden, and refuses it on low battery, say
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
