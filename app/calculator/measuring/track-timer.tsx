import { useEffect, useReducer, useRef, useState } from 'react'
import { parseNumber } from '#i18n/format/number.ts'
import { focusOnMount } from '../../focus.ts'
import { Button } from '../../ui/button.tsx'
import { useMessages } from '../../use-messages.ts'
import { Laps } from './laps.tsx'
import { NumberInput } from './number-input.tsx'
import { onEachShowing, openAudio, useScreenLit, useTones } from './timer-signals.ts'
import { lastEvent, readyTimer, startClock, timeLeft, timerReducer } from './timer-state.ts'
import styles from './track-timer.module.css'

/** Usual lengths of a lap, in metres. */
const lapLengths = ['200', '300', '333', '400']

/** Times the 12 minutes, counts laps, and passes the distance to `onUse`. */
export function TrackTimer({ onUse }: { onUse: (metres: number) => void }) {
  const { locale, formatNumber, timer } = useMessages()
  const [state, dispatch] = useReducer(timerReducer, readyTimer)
  const [clock, setClock] = useState<() => number>(() => () => 0)
  const audio = useRef<AudioContext>(undefined)
  const panel = useRef<HTMLElement>(null)
  const [lap, setLap] = useState({ choice: '400', other: '' })
  const length = parseNumber(lap.choice || lap.other, locale) || 0
  const { status, elapsed, laps } = state
  const isRunning = status === 'running'
  const event = lastEvent(state)
  const distance = timer.distance(laps.length, formatNumber(laps.length * length))

  useTones(isRunning, audio, clock)
  useScreenLit(isRunning)
  useEffect(() => {
    if (!isRunning) return
    const tick = () => dispatch({ type: 'tick', elapsed: clock() })
    const ticks = setInterval(tick, 200)
    return onEachShowing(tick, () => clearInterval(ticks))
  }, [isRunning, clock])
  useEffect(() => {
    // the button that had the focus is gone, and no other takes its place
    if (event === 'end' && document.activeElement === document.body) panel.current!.focus()
    if ((event === 'half' || event === 'end') && 'vibrate' in navigator) navigator.vibrate([500, 200, 500])
  }, [event])
  useEffect(() => () => void audio.current?.close(), [])

  function start() {
    audio.current ??= openAudio()
    setClock(() => startClock())
    dispatch({ type: 'start' })
  }
  const press = (type: 'lap' | 'stop' | 'goOn') => () => dispatch({ type, elapsed: clock() })

  return (
    <section className={styles.panel} ref={panel} tabIndex={-1} aria-label={timer.title}>
      <p className={styles.time} role="timer">
        {timeLeft(elapsed)}
      </p>
      {status === 'ready' && (
        <>
          <label className="labelled">
            {timer.lapLength}
            <select
              className="control"
              value={lap.choice}
              onChange={({ currentTarget }) => setLap({ ...lap, choice: currentTarget.value })}
            >
              {lapLengths.map((metres) => (
                <option key={metres} value={metres}>
                  {timer.metres(metres)}
                </option>
              ))}
              <option value="">{timer.otherLength}</option>
            </select>
          </label>
          {!lap.choice && (
            <NumberInput label={timer.fields.length} text={lap.other} onType={(other) => setLap({ ...lap, other })} />
          )}
          <p className="muted">{timer.about}</p>
        </>
      )}
      {(isRunning || status === 'stopped') && <p className={styles.distance}>{distance}</p>}
      {isRunning && (
        <>
          <button
            className={styles.press}
            ref={focusOnMount}
            type="button"
            onClick={press('lap')}
            onKeyDown={(event) => event.repeat && event.preventDefault()} // a held key is one press
          >
            {timer.lap}
          </button>
          <Button quiet onClick={press('stop')}>
            {timer.stop}
          </Button>
        </>
      )}
      {status === 'stopped' && (
        <Button ref={focusOnMount} onClick={press('goOn')}>
          {timer.goOn}
        </Button>
      )}
      {status === 'done' && (
        <>
          <p className={styles.distance}>{timer.end}</p>
          <Laps onUse={onUse} laps={laps.length} length={length} />
        </>
      )}
      {!isRunning && (
        <Button quiet={status !== 'ready'} disabled={length <= 0} onClick={start}>
          {status === 'ready' ? timer.start : timer.restart}
        </Button>
      )}
      <p className="visually-hidden" role="status">
        {event && { lap: distance, half: timer.half, end: timer.end }[event]}
      </p>
    </section>
  )
}
