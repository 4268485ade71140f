import { useEffect, useState } from 'react'

/**
 * The wall clock in ms, told anew every so many ms up to the moment `until`, and at once when a sleeping tab wakes up; the
 * screen is kept awake meanwhile. Without `until` it stands still.
 */
export function useWallClock(until: number | undefined, every = 200): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (until === undefined) return
    const ticks = setInterval(tell, every)
    function tell() {
      const at = Date.now()
      setNow(at)
      if (at >= until!) stop()
    }
    function stop() {
      clearInterval(ticks)
      document.removeEventListener('visibilitychange', tell)
    }
    document.addEventListener('visibilitychange', tell)
    return stop
  }, [until, every])
  useScreenAwake(until !== undefined && now < until)
  return now
}

/** Where the browser can; it lets go whenever the page is hidden. */
function useScreenAwake(running: boolean): void {
  useEffect(() => {
    if (!running || !('wakeLock' in navigator)) return
    let lock: Promise<WakeLockSentinel | undefined> | undefined
    const hold = () => {
      if (document.visibilityState !== 'visible') return
      lock = navigator.wakeLock.request('screen').catch(() => undefined) // low battery, say: the clock goes on
    }
    hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      document.removeEventListener('visibilitychange', hold)
      void lock?.then((held) => held?.release())
    }
  }, [running])
}
