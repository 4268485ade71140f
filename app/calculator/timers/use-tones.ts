import { useEffect } from 'react'

/** When it sounds, in ms of the wall clock, and for how many seconds. */
export interface Tone {
  at: number
  seconds: number
}

/**
 * Sounds tones, all handed to the sound card at once: timers of a page in the background are late. The card's own clock
 * stands still while it does not run, as during a call or the sleep of the phone; then they are planned anew.
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

/** iOS interrupts where others suspend; while a call lasts it refuses, and the next touch asks again. */
export function wake(audio: AudioContext): void {
  if (audio.state !== 'running') audio.resume().catch(() => undefined)
}

/** Answers how to silence those to come; one that sounds dies away by itself. */
function plan(audio: AudioContext, tones: readonly Tone[]): () => void {
  const now = Date.now()
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
