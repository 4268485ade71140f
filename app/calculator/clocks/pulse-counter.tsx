import { useEffect, useEffectEvent, useState } from 'react'
import { useDetailMessages } from '../messages.ts'
import { beatsAfterFirst, countingTime, perMinute } from './clock-times.ts'
import styles from './clocks.module.css'
import { useWallClock } from './use-wall-clock.ts'

/** Counts a pulse by taps for 15 seconds from the first one, then hands it over in beats/min. */
export function PulseCounter({ onPulse }: { onPulse: (pulse: number) => void }) {
  const { pulse: words } = useDetailMessages().clocks
  const [taps, setTaps] = useState<number[]>([])
  const [start] = taps
  const end = start === undefined ? undefined : start + countingTime
  const now = useWallClock(end)
  const isDone = end !== undefined && now >= end
  const beats = beatsAfterFirst(taps)

  const handOver = useEffectEvent(onPulse)
  useEffect(() => {
    if (isDone && beats > 0) handOver(perMinute(beats))
  }, [isDone, beats])

  function tap() {
    const at = Date.now()
    // a beat or two more than were counted begin no new count
    setTaps(end !== undefined && at < end + 2000 ? [...taps, at] : [at])
  }

  const done = beats > 0 ? words.done(beats, perMinute(beats)) : words.none
  const secondsLeft = Math.min(15, Math.ceil(((end ?? now + countingTime) - now) / 1000))
  return (
    <section className={styles.clock}>
      <h3>{words.title}</h3>
      <p className={styles.hint}>{words.how}</p>
      <TapZone
        title={isDone ? done : words.tap}
        text={isDone ? words.again : words.left(secondsLeft, beats)}
        beats={beats}
        onTap={tap}
      />
      <p className="visually-hidden" role="status">
        {isDone && done}
      </p>
    </section>
  )
}

/** A large button that is tapped with each beat, with a finger, a mouse, space or Enter; it shows a mark for each. */
export function TapZone(props: { title: string; text: string; beats: number; onTap: () => void }) {
  const { title, text, beats, onTap } = props
  return (
    <button
      className={styles.tap}
      type="button"
      onClick={onTap}
      onKeyDown={(event) => event.repeat && event.preventDefault()} // a key that is held down is one beat
    >
      <strong>{title}</strong>
      <span>{text}</span>
      <span className={styles.marks} style={{ inlineSize: `${beats * 0.4}rem` }} aria-hidden="true" />
    </button>
  )
}
