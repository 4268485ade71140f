/** The number of a metronome's beat that sounds at a moment, from 0; negative before the first. Moments in ms. */
export function beatAt(beatsPerMinute: number, startedAt: number, now: number): number {
  return Math.floor(((now - startedAt) * beatsPerMinute) / 60_000)
}

/** Moments in ms of the beats after `from` and up to `to`, both moments of the wall clock. */
export function beatsBetween(beatsPerMinute: number, startedAt: number, from: number, to: number): number[] {
  const interval = 60_000 / beatsPerMinute
  const first = Math.max(0, beatAt(beatsPerMinute, startedAt, from) + 1)
  const last = beatAt(beatsPerMinute, startedAt, to)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => startedAt + (first + index) * interval)
}

/**
 * Sounds a click with each beat until the function that it answers is called. Clicks are handed to the sound card two
 * seconds ahead: timers of a page in the background are late.
 */
export function startMetronome(audio: AudioContext, beatsPerMinute: number, startedAt: number, end: number) {
  const volume = audio.createGain()
  volume.connect(audio.destination)
  let planned = Date.now()
  function plan() {
    const now = Date.now()
    const until = Math.min(end - 1, now + 2000)
    for (const beat of beatsBetween(beatsPerMinute, startedAt, Math.max(planned, now), until)) {
      soundTone(audio, volume, audio.currentTime + (beat - now) / 1000)
    }
    planned = Math.max(planned, until)
  }
  plan()
  const timer = setInterval(plan, 500)
  return () => {
    clearInterval(timer)
    volume.disconnect()
  }
}

/** A tone that dies away within so many seconds, at a moment of the sound card's own clock. */
export function soundTone(audio: AudioContext, volume: AudioNode, at: number, seconds = 0.08): void {
  const tone = audio.createOscillator()
  const envelope = audio.createGain()
  tone.frequency.value = 880
  envelope.gain.setValueAtTime(0.4, at)
  envelope.gain.exponentialRampToValueAtTime(0.001, at + seconds)
  tone.connect(envelope).connect(volume)
  tone.start(at)
  tone.stop(at + seconds + 0.02)
}
