import { useEffect, useMemo, useRef, useState } from 'react'
import { languageTag, type Locale } from '../../../i18n/locales.ts'
import type { TrackMessages } from '../../../i18n/fr/calculator/track.ts'
import { useTones, wake, type Tone } from '../timers/use-tones.ts'
import { lastSignal, signalsOf, type Signal } from './track-progress.ts'
import type { ScreenProps } from './screen-props.ts'
import type { TrackTest } from './track-storage.ts'

/** Returns the tones of a signal. The end of the run has one long tone. */
function tonesOf({ name, at }: Signal): Tone[] {
  if (name === 'end') return [{ at, seconds: 2 }]
  return [0, 350, 700, 1050].slice(0, name === 'lastMinute' ? 4 : 2).map((later) => ({ at: at + later, seconds: 0.25 }))
}

type SignalSettings = Pick<TrackTest, 'sound' | 'voice'>

/**
 * Plays the signals of a test by sound, vibration and voice. Browsers allow these only after a touch: the returned
 * function has to be called at each touch, and speaks `text`.
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
    // a pause does not change the key, so no signal is repeated; a new test begins without one, so its signals are
    // played
    if (isPaused || key === last.current) return
    last.current = key
    // skips a signal that is more than 5 s late, except the end of the run
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

/** Returns undefined if the browser refuses sound: the test continues without. */
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

/** Speaks a text in the language of the page. Cancels the speech under way. */
function say(text: string, locale: Locale): void {
  try {
    const words = new SpeechSynthesisUtterance(text)
    words.lang = languageTag[locale]
    speechSynthesis.cancel()
    speechSynthesis.speak(words)
  } catch {
    // no voice available: the screen shows the same
  }
}
