import { type MouseEvent, useState } from 'react'
import type { Limits } from '#domain/protocols/field.ts'
import { Button } from '../../ui/button.tsx'
import { useMessages } from '../../use-messages.ts'
import styles from './track-timer.module.css'

/** Fewest taps for a pulse. */
const fewestTaps = 10
/** A longer pause begins a new count, in ms: no heart beats so slowly. */
const longestPauseMs = 3000

/** Returns the beats a minute of taps, each at a number of ms; undefined if they are too few. */
export function beatsPerMinute(taps: readonly number[]): number | undefined {
  const duration = (taps.at(-1) ?? 0) - (taps[0] ?? 0)
  if (taps.length < fewestTaps || duration === 0) return undefined
  return Math.round(((taps.length - 1) * 60_000) / duration)
}

/** Returns the taps with one more. */
export function withTap(taps: readonly number[], at: number): number[] {
  return at - (taps.at(-1) ?? at) > longestPauseMs ? [at] : [...taps, at]
}

interface PulseTapsProps {
  /** of the field that the pulse is for */
  limits: Limits
  onUse: (beatsPerMinute: number) => void
}

/** Counts a pulse by taps or by a key, and passes its beats a minute to `onUse`. */
export function PulseTaps({ limits, onUse }: PulseTapsProps) {
  const { pulse } = useMessages().timer
  const [taps, setTaps] = useState<number[]>([])
  const rate = beatsPerMinute(taps)

  return (
    <div className={styles.tool} role="group" aria-label={pulse.title}>
      <p className="muted">{pulse.how}</p>
      <button
        className={styles.largeButton}
        type="button"
        onClick={({ timeStamp }: MouseEvent) => setTaps(withTap(taps, timeStamp))}
        onKeyDown={(event) => event.repeat && event.preventDefault()} // a held key is one beat
      >
        {pulse.tap}
        <span aria-hidden="true">{rate ? pulse.perMinute(rate) : pulse.beats(taps.length, fewestTaps)}</span>
      </button>
      {rate && rate >= limits.min && rate <= limits.max && (
        <Button onClick={() => onUse(rate)}>{pulse.use(rate)}</Button>
      )}
      {/* every tenth beat: more would talk over the taps */}
      <p className="visually-hidden" role="status">
        {rate && taps.length % 10 === 0 && pulse.perMinute(rate)}
      </p>
    </div>
  )
}
