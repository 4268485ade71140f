import { useEffect, useReducer, useRef, useState } from 'react'
import { parseNumber } from '#i18n/format/number.ts'
import { focusOnMount } from '../../focus.ts'
import { Button } from '../../ui/button.tsx'
import { useMessages } from '../../use-messages.ts'
import { DistanceInLaps } from './distance-in-laps.tsx'
import { NumberInput } from './number-input.tsx'
import { callWheneverVisible, openAudio, useScreenWakeLock, useTones } from './timer-signals.ts'
import { formatTimeLeft, lastAnnouncement, readyTimer, startStopwatch, timerReducer } from './timer-state.ts'
import styles from './measuring.module.css'

/** Usual lengths of a lap, in metres. */
const usualLapLengths = ['200', '300', '333', '400']

/** Times the 12 minutes, counts laps, and passes the distance to `onUse`. */
export function TrackTimer({ onUse }: { onUse: (metres: number) => void }) {
  const { locale, formatNumber, measuring } = useMessages()
  const [state, dispatch] = useReducer(timerReducer, readyTimer)
  const [readElapsed, setReadElapsed] = useState<() => number>(() => () => 0)
  const audio = useRef<AudioContext>(undefined)
  const panel = useRef<HTMLElement>(null)
  const [lapLengthChoice, setLapLengthChoice] = useState({ usual: '400', other: '' })
  const lapLength = parseNumber(lapLengthChoice.usual || lapLengthChoice.other, locale) || 0
  const { status, elapsed, lapEnds } = state
  const isRunning = status === 'running'
  const announcement = lastAnnouncement(state)
  const distance = measuring.distance(lapEnds.length, formatNumber(lapEnds.length * lapLength))

  useTones(isRunning, audio, readElapsed)
  useScreenWakeLock(isRunning)
  useEffect(() => {
    if (!isRunning) return
    const tick = () => dispatch({ type: 'tick', elapsed: readElapsed() })
    const ticks = setInterval(tick, 200)
    return callWheneverVisible(tick, () => clearInterval(ticks))
  }, [isRunning, readElapsed])
  useEffect(() => {
    // the button that had the focus is gone, and no other takes its place
    if (announcement === 'end' && document.activeElement === document.body) panel.current!.focus()
    if ((announcement === 'half' || announcement === 'end') && 'vibrate' in navigator)
      navigator.vibrate([500, 200, 500])
  }, [announcement])
  useEffect(() => () => void audio.current?.close(), [])

  function start() {
    audio.current ??= openAudio()
    setReadElapsed(() => startStopwatch())
    dispatch({ type: 'start' })
  }
  const onPress = (type: 'lap' | 'stop' | 'goOn') => () => dispatch({ type, elapsed: readElapsed() })

  return (
    <section className={styles.tool} ref={panel} tabIndex={-1} aria-label={measuring.title}>
      <p className={styles.time} role="timer">
        {formatTimeLeft(elapsed)}
      </p>
      {status === 'ready' && (
        <>
          <label className="labelled">
            {measuring.lapLength}
            <select
              className="control"
              value={lapLengthChoice.usual}
              onChange={({ currentTarget }) => setLapLengthChoice({ ...lapLengthChoice, usual: currentTarget.value })}
            >
              {usualLapLengths.map((metres) => (
                <option key={metres} value={metres}>
                  {measuring.metres(metres)}
                </option>
              ))}
              <option value="">{measuring.otherLength}</option>
            </select>
          </label>
          {!lapLengthChoice.usual && (
            <NumberInput
              label={measuring.labels.lapLength}
              text={lapLengthChoice.other}
              onType={(other) => setLapLengthChoice({ ...lapLengthChoice, other })}
            />
          )}
          <p className="muted">{measuring.instructions}</p>
        </>
      )}
      {(isRunning || status === 'stopped') && <p className={styles.distance}>{distance}</p>}
      {isRunning && (
        <>
          <button
            className={styles.largeButton}
            ref={focusOnMount}
            type="button"
            onClick={onPress('lap')}
            onKeyDown={(event) => event.repeat && event.preventDefault()} // a held key is one press
          >
            {measuring.lap}
          </button>
          <Button quiet onClick={onPress('stop')}>
            {measuring.stop}
          </Button>
        </>
      )}
      {status === 'stopped' && (
        <Button ref={focusOnMount} onClick={onPress('goOn')}>
          {measuring.goOn}
        </Button>
      )}
      {status === 'done' && (
        <>
          <p className={styles.distance}>{measuring.end}</p>
          <DistanceInLaps onUse={onUse} lapCount={lapEnds.length} lapLength={lapLength} />
        </>
      )}
      {!isRunning && (
        <Button quiet={status !== 'ready'} disabled={lapLength <= 0} onClick={start}>
          {status === 'ready' ? measuring.start : measuring.restart}
        </Button>
      )}
      <p className="visually-hidden" role="status">
        {announcement && { lap: distance, half: measuring.half, end: measuring.end }[announcement]}
      </p>
    </section>
  )
}
