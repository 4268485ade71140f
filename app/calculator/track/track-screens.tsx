import { useEffect, useRef, type ReactNode } from 'react'
import { asTyped } from '../../../i18n/format/number.ts'
import { Button } from '../../components/links/button.tsx'
import { useMessages } from '../../messages.ts'
import { LapCounter } from '../form/laps/lap-counter.tsx'
import { formatTime } from '../form/field-text.ts'
import {
  distanceOf,
  elapsed,
  forgottenSince,
  isNewLap,
  lastSignal,
  projectedDistance,
  secondsLeft,
} from './track-progress.ts'
import type { ScreenProps } from './screen-props.ts'
import { signalText } from './use-signals.ts'
import styles from './track.module.css'

/** Renders the clock of a phase, as large as the screen allows, and the only button of the phase. */
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
          <p className={styles.sidePanel}>
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

/** Renders the form for the metres of the last lap, while the cool-down's clock already runs. */
export function LastLapScreen({ menu, ...screen }: ScreenProps & { menu: ReactNode }) {
  const { locale } = useMessages()
  const { words, track, progress, dispatch, leave } = screen
  const { name, text } = words.phases.lastLap

  // removes the hash, which would open the dialog again on reload
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
      <div className={styles.sidePanel} hidden={Boolean(menu)}>
        <p>{words.lastLap.text}</p>
        {progress.wasPaused && <p>{words.lastLap.wasPaused}</p>}
        <LapCounter
          id="track"
          start={{ laps: String(progress.lapEnds.length), lap: asTyped(track.lap, locale) }}
          onDistance={onDistance}
        />
      </div>
    </div>
  )
}

/** Renders the twelve minutes as four bars of three minutes. */
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

/** Renders the distance so far, and the distance of 12 minutes at this pace. */
function Figures({ words, track, progress }: ScreenProps) {
  const { number } = useMessages()
  const projected = projectedDistance(progress, track.lap)
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{words.laps(progress.lapEnds.length)}</dt>
        <dd>{words.metres(number(distanceOf(progress, track.lap)))}</dd>
      </div>
      <div>
        <dt>{projected === undefined ? words.noLap : words.projected}</dt>
        <dd className={styles.projected}>{projected === undefined ? '–' : words.metres(number(projected))}</dd>
      </div>
    </dl>
  )
}

/**
 * Renders the button that starts the run, then counts laps. After a tap it shows the count until it accepts the next.
 * Another button adds a lap that seems forgotten.
 */
function LapButton({ words, progress, now, dispatch }: ScreenProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current!.focus(), [])
  const isRun = progress.phase === 'run'
  const count = progress.lapEnds.length
  const isCounted = isRun && count > 0 && !isNewLap(progress, now)

  function addForgotten() {
    dispatch('addForgotten')
    button.current!.focus()
  }
  return (
    <>
      {forgottenSince(progress, now) !== undefined && (
        <p className={styles.forgotten}>
          <Button quiet onClick={addForgotten}>
            {words.addForgotten}
          </Button>
        </p>
      )}
      <button
        className={styles.lapButton}
        ref={button}
        type="button"
        data-counted={isCounted || undefined}
        onClick={() => dispatch(isRun ? 'lap' : 'run')}
        onKeyDown={(event) => event.repeat && event.preventDefault()} // a held key counts once
      >
        <strong>{isCounted ? words.counted(count) : isRun ? words.lap : words.start}</strong>
        <span>{isRun ? words.lapText : words.startText}</span>
      </button>
    </>
  )
}

/** Renders the time left of the current phase. */
export function Clock({ progress, now, className }: ScreenProps & { className: string | undefined }) {
  return (
    <span className={className} role="timer">
      {formatTime(secondsLeft(progress, now))}
    </span>
  )
}

/** Announces a new phase, a lap, a forgotten lap or a signal to screen readers. The seconds are not announced. */
export function LiveStatus({ words, track, progress, now }: ScreenProps) {
  const { number } = useMessages()
  const { phase, startedAt, pausedAt, lapEnds, countedAt } = progress
  const signal = lastSignal(progress, now)
  const signalAt = signal ? signal.at - startedAt : 0
  const forgotten = forgottenSince(progress, now) ?? 0

  function message() {
    if (pausedAt !== undefined) return words.paused
    if (forgotten > Math.max(signalAt, countedAt)) return words.addForgotten
    if (phase === 'run' && countedAt > signalAt)
      return words.lapAnnouncement(lapEnds.length, number(distanceOf(progress, track.lap)))
    if (signal) return signalText(signal, words)
    return phase !== 'before' && phase !== 'over' && words.phases[phase].name
  }
  return (
    <p className="visually-hidden" role="status">
      {message()}
    </p>
  )
}
