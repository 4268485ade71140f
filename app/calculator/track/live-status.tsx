import { useMessages } from '../../messages.ts'
import { formatTime } from '../form/field-text.ts'
import { distanceOf, lastSignal, secondsLeft } from './progress.ts'
import type { ScreenProps } from './track-storage.ts'
import { inWords } from './use-signals.ts'

/** The time that is left of the part under way. */
export function Clock({ progress, now, className }: ScreenProps & { className: string | undefined }) {
  return (
    <span className={className} role="timer">
      {formatTime(secondsLeft(progress, now))}
    </span>
  )
}

/** The one live message: a part that begins, a lap, a signal. The seconds are for the eyes. */
export function LiveStatus({ words, track, progress, now }: ScreenProps) {
  const { number } = useMessages()
  const { part, startedAt, pausedAt, laps } = progress
  const signal = lastSignal(progress, now)
  const lap = laps.at(-1)

  function message() {
    if (pausedAt !== undefined) return words.paused
    if (part === 'run' && lap !== undefined && startedAt + lap > (signal?.at ?? 0))
      return words.lapAnnouncement(laps.length, number(distanceOf(progress, track.lap)))
    if (signal) return inWords(signal, words)
    return part !== 'before' && part !== 'over' && words.parts[part].name
  }
  return (
    <p className="visually-hidden" role="status">
      {message()}
    </p>
  )
}
