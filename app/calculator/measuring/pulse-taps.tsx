import { type MouseEvent, useState } from 'react'
import type { Limits } from '#domain/protocols/field.ts'
import { Button } from '../../ui/button.tsx'
import { useMessages } from '../../use-messages.ts'
import styles from './measuring.module.css'

/** Fewest taps for a pulse. */
const fewestTaps = 10
/** A longer pause begins a new count, in ms: no heart beats so slowly. */
const longestPauseMs = 3000

/** Returns the beats a minute of taps, each at a number of ms; undefined if they are too few. */
export function pulseOf(taps: readonly number[]): number | undefined {
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
  const { pulse: texts } = useMessages().measuring
  const [taps, setTaps] = useState<number[]>([])
  const pulse = pulseOf(taps)

  return (
    <div className={styles.tool} role="group" aria-label={texts.title}>
      <p className="muted">{texts.instructions}</p>
      <button
        className={styles.largeButton}
        type="button"
        onClick={({ timeStamp }: MouseEvent) => setTaps(withTap(taps, timeStamp))}
        onKeyDown={(event) => event.repeat && event.preventDefault()} // a held key is one beat
      >
        {texts.tap}
        <span aria-hidden="true">{pulse ? texts.perMinute(pulse) : texts.beats(taps.length, fewestTaps)}</span>
      </button>
      {pulse && pulse >= limits.min && pulse <= limits.max && (
        <Button onClick={() => onUse(pulse)}>{texts.use(pulse)}</Button>
      )}
      {/* every tenth beat: more would talk over the taps */}
      <p className="visually-hidden" role="status">
        {pulse && taps.length % 10 === 0 && texts.perMinute(pulse)}
      </p>
    </div>
  )
}
