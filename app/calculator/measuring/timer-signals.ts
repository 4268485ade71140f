import { type RefObject, useEffect } from 'react'
import { runDurationMs, signalTimes } from './timer-state.ts'

/** Returns undefined where the browser has no sound. To be called in a press: a page may not sound unasked. */
export function openAudio(): AudioContext | undefined {
  try {
    return new AudioContext()
  } catch {
    return undefined
  }
}

/**
 * Sounds at 6:00 and 12:00. The tones are scheduled in advance, because scripts of a hidden page run late, and again
 * when the page is shown: the clock of the sound may have stood still.
 */
export function useTones(
  isRunning: boolean,
  audio: RefObject<AudioContext | undefined>,
  readElapsed: () => number,
): void {
  useEffect(() => {
    const context = audio.current
    if (!isRunning || !context) return
    let cancel = () => {}
    let isOver = false
    async function schedule() {
      await context!.resume().catch(() => undefined)
      if (isOver) return
      cancel()
      cancel = scheduleTones(context!, readElapsed())
    }
    return callWheneverVisible(schedule, () => {
      isOver = true
      cancel()
    })
  }, [isRunning, audio, readElapsed])
}

/** Schedules the tones that are still to come. Returns a function that cancels those that are not due at once. */
function scheduleTones(audio: AudioContext, elapsed: number): () => void {
  const tones = signalTimes
    .filter((at) => at > elapsed)
    .map((at) => {
      const start = audio.currentTime + (at - elapsed) / 1000
      const end = start + (at === runDurationMs ? 2 : 0.6)
      const tone = audio.createOscillator()
      const volume = audio.createGain()
      tone.frequency.value = 880
      volume.gain.setValueAtTime(0.5, start)
      volume.gain.exponentialRampToValueAtTime(0.001, end)
      tone.connect(volume).connect(audio.destination)
      tone.start(start)
      tone.stop(end)
      return { start, volume }
    })
  return () => {
    for (const { start, volume } of tones) if (start > audio.currentTime + 1) volume.disconnect()
  }
}

/** Keeps the screen lit, where the browser can. It releases the lock whenever the page is hidden. */
export function useScreenWakeLock(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning || !('wakeLock' in navigator)) return
    let lock: Promise<WakeLockSentinel | undefined> | undefined
    const take = () => (lock = navigator.wakeLock.request('screen').catch(() => undefined))
    return callWheneverVisible(take, () => void lock?.then((taken) => taken?.release()))
  }, [isRunning])
}

/** Does something now and whenever the page is shown again. Returns a function that ends it. */
export function callWheneverVisible(act: () => unknown, end: () => void): () => void {
  const onChange = () => document.visibilityState === 'visible' && act()
  onChange()
  document.addEventListener('visibilitychange', onChange)
  return () => {
    document.removeEventListener('visibilitychange', onChange)
    end()
  }
}
