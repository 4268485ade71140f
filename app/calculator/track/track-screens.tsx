import { useEffect, useRef, type ReactNode } from 'react'
import { asTyped } from '../../../i18n/format/number.ts'
import { Button } from '../../components/links/button.tsx'
import { useMessages } from '../../messages.ts'
import { LapCounter } from '../form/laps/lap-counter.tsx'
import { formatTime } from '../form/field-text.ts'
import {
  clockAtNextLap,
  distanceOf,
  elapsed,
  isNewLap,
  lastSignal,
  projectedDistance,
  secondsLeft,
} from './progress.ts'
import type { ScreenProps } from './track-storage.ts'
import { signalText } from './use-signals.ts'
import styles from './track.module.css'

/** The clock of a phase, as large as the screen allows, and beside it the one thing there is to press. */
export function RunScreen({ menu, ...screen }: ScreenProps & { menu: ReactNode }) {
  const { words, progress, now, dispatch } = screen
  const { phase, pausedAt } = progress
  const isRun = phase === 'run'
  const { name, text } = words.phases[phase as 'warmUp' | 'ready' | 'run']
  return (
    <div className={styles.screen}>
      <div className={styles.display}>
        {phase === 'ready' ? (
          <p className={styles.ready}>{name}</p>
        ) : (
          <>
            {!isRun && <p className={styles.name}>{name}</p>}
            <Clock {...screen} className={styles.clock} />
          </>
        )}
        <p className={styles.text}>{pausedAt === undefined ? text : words.paused}</p>
        {isRun && <Marks minutes={elapsed(progress, now) / 60_000} />}
      </div>
      {isRun && <Figures {...screen} />}
      {menu ||
        (phase === 'warmUp' ? (
          <p className={styles.beside}>
            <Button quiet onClick={() => dispatch('getReady')}>
              {words.setUp.skip}
            </Button>
          </p>
        ) : (
          <LapButton {...screen} />
        ))}
    </div>
  )
}

/** The run is over: the metres of the last lap make its distance, while the cool-down's clock already runs. */
export function LastLapScreen({ menu, ...screen }: ScreenProps & { menu: ReactNode }) {
  const { locale } = useMessages()
  const { words, track, progress, dispatch, leave } = screen
  const { name, text } = words.phases.lastLap

  // a page that is loaded again would open the companion again
  function onDistance(distance: number) {
    dispatch('fill', { distance })
    leave()
  }
  return (
    <div className={styles.screen}>
      <div className={styles.display}>
        <p className={styles.ready}>{name}</p>
        <p className={styles.text}>
          {words.phases.coolDown.name} <Clock {...screen} className={styles.small} />
        </p>
        <p className={styles.text}>{text}</p>
      </div>
      {menu}
      <div className={styles.beside} hidden={Boolean(menu)}>
        <p>{words.lastLap.text}</p>
        {progress.wasPaused && <p>{words.lastLap.wasPaused}</p>}
        <LapCounter
          id="track"
          start={{ laps: String(progress.laps.length), lap: asTyped(track.lap, locale) }}
          onDistance={onDistance}
        />
      </div>
    </div>
  )
}

/** The twelve minutes in four times three. */
function Marks({ minutes }: { minutes: number }) {
  return (
    <p className={styles.marks} aria-hidden="true">
      {[0, 3, 6, 9].map((start) => (
        <span key={start}>
          <span style={{ inlineSize: `${Math.min(1, Math.max(0, (minutes - start) / 3)) * 100}%` }} />
        </span>
      ))}
    </p>
  )
}

/** The distance so far, and when the next lap ends at this pace. */
function Figures({ words, track, progress }: ScreenProps) {
  const { number } = useMessages()
  const count = progress.laps.length
  const next = clockAtNextLap(progress)
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{words.laps(count)}</dt>
        <dd>{words.metres(number(distanceOf(progress, track.lap)))}</dd>
      </div>
      <div>
        <dt>{count === 0 ? words.noLap : next ? words.nextLap(count + 1) : words.noNextLap(count + 1)}</dt>
        <dd>{next ? formatTime(next) : '–'}</dd>
      </div>
    </dl>
  )
}

/** Starts the run, then counts laps: with a finger, space or Enter. It says what it has counted until it counts again. */
function LapButton({ words, track, progress, now, dispatch }: ScreenProps) {
  const { number } = useMessages()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current!.focus(), [])
  const isRun = progress.phase === 'run'
  const count = progress.laps.length
  const isCounted = isRun && count > 0 && !isNewLap(progress, now)
  const projected = projectedDistance(progress, track.lap)
  return (
    <button
      className={styles.lapButton}
      ref={button}
      type="button"
      data-counted={isCounted || undefined}
      onClick={() => dispatch(isRun ? 'lap' : 'run')}
      onKeyDown={(event) => event.repeat && event.preventDefault()} // a key that is held down is one lap
    >
      <strong>{isCounted ? words.counted(count) : isRun ? words.lap : words.start}</strong>
      <span>{isRun ? words.lapText : words.startText}</span>
      {projected !== undefined && <span>{words.projected(number(projected))}</span>}
    </button>
  )
}

/** The time that is left of the phase under way. */
export function Clock({ progress, now, className }: ScreenProps & { className: string | undefined }) {
  return (
    <span className={className} role="timer">
      {formatTime(secondsLeft(progress, now))}
    </span>
  )
}

/** The one live message: a phase that begins, a lap, a signal. The seconds are for the eyes. */
export function LiveStatus({ words, track, progress, now }: ScreenProps) {
  const { number } = useMessages()
  const { phase, startedAt, pausedAt, laps } = progress
  const signal = lastSignal(progress, now)
  const lap = laps.at(-1)

  function message() {
    if (pausedAt !== undefined) return words.paused
    if (phase === 'run' && lap !== undefined && startedAt + lap > (signal?.at ?? 0))
      return words.lapAnnouncement(laps.length, number(distanceOf(progress, track.lap)))
    if (signal) return signalText(signal, words)
    return phase !== 'before' && phase !== 'over' && words.phases[phase].name
  }
  return (
    <p className="visually-hidden" role="status">
      {message()}
    </p>
  )
}
