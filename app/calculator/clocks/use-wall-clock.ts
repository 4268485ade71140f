import { useEffect, useState } from 'react'

/** The wall clock in ms, told anew a few times a second while `running`, and at once when a sleeping tab wakes up. */
export function useWallClock(running: boolean, every = 200): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!running) return
    const tell = () => setNow(Date.now())
    tell()
    const ticks = setInterval(tell, every)
    document.addEventListener('visibilitychange', tell)
    return () => {
      clearInterval(ticks)
      document.removeEventListener('visibilitychange', tell)
    }
  }, [running, every])
  return now
}

/** Keeps the screen awake while `running`, where the browser can; it lets go whenever the page is hidden. */
export function useScreenAwake(running: boolean): void {
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
