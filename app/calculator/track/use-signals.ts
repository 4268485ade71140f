import { useEffect, useMemo, useRef, useState } from 'react'
import { languageTag, type Locale } from '../../../i18n/locales.ts'
import type { TrackMessages } from '../../../i18n/fr/calculator/track.ts'
import { useTones, wake, type Tone } from '../timers/use-tones.ts'
import { lastSignal, signalsOf, type Signal } from './progress.ts'
import type { Track, ScreenProps } from './track-storage.ts'

/** How a signal sounds. The end is heard to be another. */
function tonesOf({ name, at }: Signal): Tone[] {
  if (name === 'end') return [{ at, seconds: 2 }]
  return [0, 350, 700, 1050].slice(0, name === 'lastMinute' ? 4 : 2).map((later) => ({ at: at + later, seconds: 0.25 }))
}

/** How a runner wants to be told. */
type SignalSettings = Pick<Track, 'sound' | 'voice'>

/**
 * Tells the signals of a test as they come, by sound, vibration and voice. Browsers allow them once somebody has touched
 * the page: the function that it answers is called with each touch, and says what the touch has begun.
 */
export function useSignals(
  options: Pick<ScreenProps, 'progress' | 'now' | 'words'> & SignalSettings & { locale: Locale },
) {
  const { progress, now, sound, voice, words, locale } = options
  const [audio, setAudio] = useState<AudioContext>()
  const isTouched = useRef(false)
  useEffect(() => () => void audio?.close(), [audio])
  const { phase, startedAt } = progress
  const isPaused = progress.pausedAt !== undefined
  const tones = useMemo(() => signalsOf({ phase, startedAt }).flatMap(tonesOf), [phase, startedAt])
  useTones(sound && !isPaused ? audio : undefined, tones)

  const signal = lastSignal(progress, now)
  const key = signal && `${signal.name} ${signal.minutes}`
  const last = useRef(key)
  useEffect(() => {
    // a pause hides what was told; before a phase's first signal nothing was, though a test before it has told the same
    if (isPaused || key === last.current) return
    last.current = key
    // what was slept through is no news, but for the end
    if (!signal || (signal.name !== 'end' && now - signal.at > 5000)) return
    if (isTouched.current) vibrate(signal)
    if (voice) say(signalText(signal, words), locale)
  }, [signal, key, isPaused, now, voice, words, locale])

  return (settings: SignalSettings, text?: string) => {
    isTouched.current = true
    if (settings.sound && !audio) setAudio(openAudio())
    if (settings.sound && audio) wake(audio)
    if (settings.voice && text) say(text, locale)
  }
}

export function signalText({ name, minutes }: Signal, { signals }: TrackMessages): string {
  return name === 'minutesLeft' ? signals.minutesLeft(minutes!) : signals[name]
}

/** Undefined where there is no sound to be had: the test goes on without. */
function openAudio(): AudioContext | undefined {
  try {
    return new AudioContext()
  } catch {
    return undefined
  }
}

function vibrate(signal: Signal): void {
  if ('vibrate' in navigator) navigator.vibrate(tonesOf(signal).flatMap(({ seconds }) => [seconds * 1000, 100]))
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
