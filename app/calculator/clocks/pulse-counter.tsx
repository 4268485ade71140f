import { useEffect, useRef, useState } from 'react'
import { useFieldTestDetails } from '../field-tests/messages.ts'
import styles from './clocks.module.css'
import { beatsAfterFirst, countingTime, perMinute } from './pulse-count.ts'
import { TapZone } from './tap-zone.tsx'
import { useScreenAwake, useWallClock } from './use-wall-clock.ts'

/** Counts a pulse by taps for 15 seconds from the first one, then hands it over in beats/min. */
export function PulseCounter({ onPulse }: { onPulse: (pulse: number) => void }) {
  const { pulse: words } = useFieldTestDetails()
  const [taps, setTaps] = useState<number[]>([])
  const [isCounting, setCounting] = useState(false)
  const now = useWallClock(isCounting)
  useScreenAwake(isCounting)
  const end = (taps[0] ?? now) + countingTime
  const beats = beatsAfterFirst(taps)
  const isOver = isCounting && now >= end

  const handOver = useRef(onPulse)
  useEffect(() => {
    handOver.current = onPulse
  })
  useEffect(() => {
    if (!isOver) return
    setCounting(false)
    if (beats > 0) handOver.current(perMinute(beats))
  }, [isOver, beats])

  function tap() {
    const at = Date.now()
    // the tap that comes after the end, before the clock has told it, begins nothing
    if (isCounting) return setTaps((earlier) => [...earlier, at])
    // a beat or two more than were counted
    if (taps[0] !== undefined && at < taps[0] + countingTime + 2000) return
    setTaps([at])
    setCounting(true)
  }

  const done = beats > 0 ? words.done(beats, perMinute(beats)) : words.none
  const isDone = !isCounting && taps.length > 0
  return (
    <section className={styles.clock}>
      <h4>{words.title}</h4>
      <p className={styles.hint}>{words.how}</p>
      <TapZone
        title={isDone ? done : words.tap}
        text={isDone ? words.again : words.left(Math.ceil((end - now) / 1000), beats)}
        beats={beats}
        onTap={tap}
      />
      <p className="visually-hidden" role="status">
        {isDone && done}
      </p>
    </section>
  )
}
