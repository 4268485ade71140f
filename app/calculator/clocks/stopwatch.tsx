import { useState } from 'react'
import { Button } from '../../components/links/button.tsx'
import { formatTime } from '../form/time.ts'
import { useClockMessages } from '../messages.ts'
import styles from './clocks.module.css'
import { secondsOf, type Stopwatch as State } from './stopwatch-time.ts'
import { useScreenAwake, useWallClock } from './use-wall-clock.ts'

/** Times a walk; stopping hands over its whole seconds. */
export function Stopwatch({ onStop }: { onStop: (seconds: number) => void }) {
  const { stopwatch: words } = useClockMessages()
  const [state, setState] = useState<State>()
  const isRunning = state !== undefined && state.stoppedAt === undefined
  const now = useWallClock(isRunning ? Infinity : undefined)
  useScreenAwake(isRunning)
  const time = formatTime(state ? secondsOf(state, now) : 0)

  function press() {
    if (!isRunning) return setState({ startedAt: Date.now() })
    const stopped = { ...state, stoppedAt: Date.now() }
    setState(stopped)
    onStop(secondsOf(stopped, stopped.stoppedAt))
  }

  return (
    <section className={styles.clock}>
      <h3>{words.title}</h3>
      <p className={styles.hint}>{words.how}</p>
      <p className={styles.time} role="timer">
        {time}
      </p>
      <Button quiet={!isRunning} onClick={press}>
        {isRunning ? words.stop : state ? words.restart : words.start}
      </Button>
      <p className={styles.hint}>{words.note}</p>
      <p className="visually-hidden" role="status">
        {isRunning ? words.started : state && words.stopped(time)}
      </p>
    </section>
  )
}
