import { useEffect, useRef, useState } from 'react'
import { languageTag, type Locale } from '../../../i18n/locales.ts'
import type { TrackMessages } from '../../../i18n/fr/calculator/track.ts'
import { soundTone } from '../clocks/metronome.ts'
import { lastSignal, signalsOf, type Progress, type Signal } from './progress.ts'
import type { Track, ScreenProps } from './track-storage.ts'

/** How a signal sounds: tones, and seconds of each. The end is heard to be another. */
function tonesOf(name: Signal['name']) {
  return name === 'end' ? { count: 1, seconds: 2 } : { count: name === 'lastMinute' ? 4 : 2, seconds: 0.25 }
}

/** How a runner wants to be told. */
type Ways = Pick<Track, 'sound' | 'voice'>

/**
 * Tells the signals of a test as they come, by sound, vibration and voice. Browsers allow them once somebody has touched
 * the page: the function that it answers is called with each touch, and says what the touch has begun.
 */
export function useSignals(told: Pick<ScreenProps, 'progress' | 'now' | 'words'> & Ways & { locale: Locale }) {
  const { progress, now, sound, voice, words, locale } = told
  const [audio, setAudio] = useState<AudioContext>()
  const isTouched = useRef(false)
  useEffect(() => () => void audio?.close(), [audio])
  useSounds(sound ? audio : undefined, progress)

  const signal = lastSignal(progress, now)
  const key = signal && `${signal.name} ${signal.minutes}`
  const last = useRef(key)
  const isPaused = progress.pausedAt !== undefined
  useEffect(() => {
    // a pause hides what was told; before a part's first signal nothing was, though a test before it has told the same
    if (isPaused || key === last.current) return
    last.current = key
    // what was slept through is no news, but for the end
    if (!signal || (signal.name !== 'end' && now - signal.at > 5000)) return
    if (isTouched.current) vibrate(signal)
    if (voice) say(inWords(signal, words), locale)
  }, [signal, key, isPaused, now, voice, words, locale])

  return (ways: Ways, text?: string) => {
    isTouched.current = true
    if (ways.sound && !audio) setAudio(openAudio())
    if (ways.sound && audio) wake(audio)
    if (ways.voice && text) say(text, locale)
  }
}

export function inWords({ name, minutes }: Signal, { signals }: TrackMessages): string {
  return name === 'minutesLeft' ? signals.minutesLeft(minutes!) : signals[name]
}

/** All tones of a part are handed to the sound card when it begins: timers of a page in the background are late. */
function useSounds(audio: AudioContext | undefined, { part, startedAt, pausedAt }: Progress): void {
  useEffect(() => {
    if (!audio) return
    let stop = () => {}
    // its own clock stands still while it does not run, which a call or the sleep of the phone may end
    function planAgain() {
      stop()
      stop = audio!.state === 'running' ? plan(audio!, signalsOf({ part, startedAt, pausedAt })) : () => {}
    }
    function onVisible() {
      if (document.visibilityState !== 'visible') return
      wake(audio!)
      planAgain()
    }
    planAgain()
    audio.addEventListener('statechange', planAgain)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      audio.removeEventListener('statechange', planAgain)
      document.removeEventListener('visibilitychange', onVisible)
      stop()
    }
  }, [audio, part, startedAt, pausedAt])
}

/** iOS interrupts where others suspend; while a call lasts it refuses, and the next touch asks again. */
function wake(audio: AudioContext): void {
  if (audio.state !== 'running') audio.resume().catch(() => undefined)
}

/** Undefined where there is no sound to be had: the test goes on without. */
function openAudio(): AudioContext | undefined {
  try {
    return new AudioContext()
  } catch {
    return undefined
  }
}

function plan(audio: AudioContext, signals: readonly Signal[]): () => void {
  const volume = audio.createGain()
  volume.connect(audio.destination)
  const now = Date.now()
  for (const { name, at } of signals.filter(({ at }) => at >= now)) {
    const { count, seconds } = tonesOf(name)
    const start = audio.currentTime + (at - now) / 1000
    for (let tone = 0; tone < count; tone++) soundTone(audio, volume, start + tone * 0.35, seconds)
  }
  return () => volume.disconnect()
}

function vibrate({ name }: Signal): void {
  if (!('vibrate' in navigator)) return
  const { count, seconds } = tonesOf(name)
  navigator.vibrate(Array.from({ length: count }, () => [seconds * 1000, 100]).flat())
}

/** In the language of the page; whatever was being said ends. */
function say(text: string, locale: Locale): void {
  try {
    const words = new SpeechSynthesisUtterance(text)
    words.lang = languageTag[locale]
    speechSynthesis.cancel()
    speechSynthesis.speak(words)
  } catch {
    // there is no voice to be had: the screen says the same
  }
}
