import { useEffect } from 'react'
import { pageNow } from './page-clock.ts'

/** A tone: its start in ms of the page's clock, and its duration in seconds. */
export interface Tone {
  at: number
  seconds: number
}

/**
 * Plays tones. All are scheduled in advance, because JavaScript timers of a background page are late. The clock of an
 * `AudioContext` stops while the context is suspended, for example during a call: the tones are scheduled again
 * afterwards.
 */
export function useTones(audio: AudioContext | undefined, tones: readonly Tone[]): void {
  useEffect(() => {
    if (!audio) return
    let stop = () => {}
    function planAgain() {
      stop()
      stop = audio!.state === 'running' ? plan(audio!, tones) : () => {}
    }
    function onVisible() {
      if (document.visibilityState !== 'visible') return
      wake(audio!)
      planAgain()
    }
    wake(audio)
    planAgain()
    audio.addEventListener('statechange', planAgain)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      audio.removeEventListener('statechange', planAgain)
      document.removeEventListener('visibilitychange', onVisible)
      stop()
    }
  }, [audio, tones])
}

/** Resumes a suspended or, on iOS, interrupted context. iOS refuses during a call: the next touch tries again. */
export function wake(audio: AudioContext): void {
  if (audio.state !== 'running') audio.resume().catch(() => undefined)
}

/** Schedules tones. Returns a function that cancels those not yet started. */
function plan(audio: AudioContext, tones: readonly Tone[]): () => void {
  const now = pageNow()
  const planned = tones.flatMap(({ at, seconds }) => {
    if (at <= now) return []
    const start = audio.currentTime + (at - now) / 1000
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.frequency.value = 880
    volume.gain.setValueAtTime(0.4, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + seconds)
    tone.connect(volume).connect(audio.destination)
    tone.start(start)
    tone.stop(start + seconds + 0.02)
    return [{ start, volume }]
  })
  return () => {
    for (const { start, volume } of planned) if (start > audio.currentTime) volume.disconnect()
  }
}
