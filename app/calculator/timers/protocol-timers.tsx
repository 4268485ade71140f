import { useEffect, useEffectEvent, useState } from 'react'
import { protocols } from '../../../domain/protocols/registry.ts'
import { Button } from '../../components/links/button.tsx'
import { formatTime } from '../form/field-text.ts'
import { useTimerMessages } from '../messages.ts'
import { beatsWithin, countingSeconds, perMinute, elapsedSeconds } from './timer-times.ts'
import { pageNow } from './page-clock.ts'
import styles from './timers.module.css'
import { PhaseTimer, TapZone, type TimerProps } from './phase-timer.tsx'
import { usePageClock } from './use-page-clock.ts'

/** Renders the timers of a protocol, in the order of their use. They fill in its form. */
export function ProtocolTimers({ protocol, onFill }: TimerProps) {
  const { check } = useTimerMessages().protocolTimers
  return (
    <div className={`screen-only ${styles.timers}`}>
      {Object.entries(protocols[protocol].fields).map(([name, field]) => {
        const timer = 'timer' in field && field.timer
        if (timer === 'stopwatch')
          return <Stopwatch key={name} onStop={(seconds) => onFill(name, formatTime(seconds))} />
        if (!timer) return false
        return (
          <PulseCounter key={name} seconds={countingSeconds[timer]} onPulse={(pulse) => onFill(name, String(pulse))} />
        )
      })}
      {protocols[protocol].phases && <PhaseTimer protocol={protocol} onFill={onFill} />}
      <h3 className={styles.check}>{check}</h3>
    </div>
  )
}

/** Renders a stopwatch. Stopping it passes the whole seconds to `onStop`. */
function Stopwatch({ onStop }: { onStop: (seconds: number) => void }) {
  const { stopwatch: words } = useTimerMessages().protocolTimers
  const [state, setState] = useState<{ startedAt: number; stoppedAt?: number }>()
  const isRunning = state !== undefined && state.stoppedAt === undefined
  const now = usePageClock(isRunning ? Infinity : undefined)
  const time = formatTime(state ? elapsedSeconds(state, now) : 0)

  function press() {
    const at = pageNow()
    setState(isRunning ? { ...state, stoppedAt: at } : { startedAt: at })
    if (isRunning) onStop(elapsedSeconds(state, at))
  }

  return (
    <section className={styles.timer}>
      <h3>{words.title}</h3>
      <p className="muted">{words.how}</p>
      <div className={styles.stopwatch}>
        <p className={styles.time} role="timer">
          {time}
        </p>
        <Button quiet={!isRunning} onClick={press}>
          {isRunning ? words.stop : state ? words.restart : words.start}
        </Button>
      </div>
      <p className="muted">{words.note}</p>
      <p className="visually-hidden" role="status">
        {isRunning ? words.started : state && words.stopped(time)}
      </p>
    </section>
  )
}

/** Renders a pulse counter. It counts taps for `seconds` after the first one, then passes beats/min to `onPulse`. */
function PulseCounter({ seconds, onPulse }: { seconds: number; onPulse: (pulse: number) => void }) {
  const { pulse: words } = useTimerMessages().protocolTimers
  const [taps, setTaps] = useState<number[]>([])
  const [start, ...later] = taps
  const end = start === undefined ? undefined : start + seconds * 1000
  const now = usePageClock(end)
  const isDone = end !== undefined && now >= end
  // the first beat counts as zero, as when counting with a watch
  const beats = start === undefined ? 0 : beatsWithin(later, start, seconds)

  const handOver = useEffectEvent(onPulse)
  useEffect(() => {
    if (isDone && beats > 0) handOver(perMinute(beats, seconds))
  }, [isDone, beats, seconds])

  function tap() {
    const at = pageNow()
    // a tap just after the end does not start a new count
    setTaps(end !== undefined && at < end + 2000 ? [...taps, at] : [at])
  }

  const done = beats > 0 ? words.done(beats, perMinute(beats, seconds)) : words.none
  const secondsLeft = Math.min(seconds, Math.ceil(((end ?? now + seconds * 1000) - now) / 1000))
  return (
    <section className={styles.timer}>
      <h3>{words.title}</h3>
      <p className="muted">{words.how(seconds)}</p>
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
