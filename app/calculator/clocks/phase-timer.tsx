import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { genders, type Gender } from '../../../domain/person.ts'
import type { Phase } from '../../../domain/tests/definition.ts'
import { tests, type TestName } from '../../../domain/tests/registry.ts'
import { Button } from '../../components/links/button.tsx'
import { formatTime } from '../form/time.ts'
import { useClockMessages, useTestWords } from '../messages.ts'
import styles from './clocks.module.css'
import { phaseAt, type CurrentPhase } from './test-phases.ts'
import { beatAt, startMetronome } from './metronome.ts'
import { beatsWithin, perMinute } from './pulse-count.ts'
import { TapZone } from './tap-zone.tsx'
import { useScreenAwake, useWallClock } from './use-wall-clock.ts'

interface PhaseTimerProps {
  test: TestName
  /** of the test, by the gender of who does it */
  phases: (gender: Gender) => readonly Phase[]
  /** writes into the field of the form that has this name */
  onFill: (field: string, value: string) => void
}

interface StartedTest {
  phases: readonly Phase[]
  startedAt: number
}

/** Leads through a test part by part, and counts the pulse by taps where the test wants it. */
export function PhaseTimer({ test, phases, onFill }: PhaseTimerProps) {
  const { phaseTimer: words } = useClockMessages()
  const { title, beat } = useTestWords()[test].timer!
  const [started, setStarted] = useState<StartedTest>()
  const [sound, setSound] = useState<AudioContext>()
  const [light, setLight] = useState(true)
  const [isOver, setOver] = useState(false)

  function start(gender: Gender, startedAt: number) {
    setOver(false)
    setStarted({ phases: phases(gender), startedAt })
  }

  function onSound(wanted: boolean) {
    if (wanted) setSound(new AudioContext())
    else {
      void sound?.close()
      setSound(undefined)
    }
  }

  return (
    <section className={styles.clock}>
      <h3>{title}</h3>
      {beat && (
        <>
          <p className={styles.choices}>
            <Choice label={words.sound} isWanted={sound !== undefined} onChange={onSound} />
            <Choice label={words.light} isWanted={light} onChange={setLight} />
          </p>
          <p className={styles.hint}>{beat}</p>
        </>
      )}
      {started ? (
        <Running
          started={started}
          sound={sound}
          light={light && beat !== undefined}
          onFill={onFill}
          onEnd={(isOver) => {
            setStarted(undefined)
            setOver(isOver)
          }}
        />
      ) : (
        <p className={styles.choices}>
          {tests[test].phasesByGender ? (
            genders.map((gender) => (
              <Start
                key={gender}
                label={words.startAt[gender](phases(gender).find(({ beats }) => beats)!.beats!)}
                onStart={(at) => {
                  onFill('gender', gender)
                  start(gender, at)
                }}
              />
            ))
          ) : (
            <Start label={words.start} onStart={(at) => start('homme', at)} />
          )}
        </p>
      )}
      <p role="status">{isOver && words.done}</p>
    </section>
  )
}

interface RunningProps extends Pick<PhaseTimerProps, 'onFill'> {
  started: StartedTest
  sound: AudioContext | undefined
  light: boolean
  /** told whether it ran to its end */
  onEnd: (isOver: boolean) => void
}

function Running({ started, sound, light, onFill, onEnd }: RunningProps) {
  const { phaseTimer: words, pulse } = useClockMessages()
  const now = useWallClock(Infinity, light ? 40 : 200)
  useScreenAwake(true)
  const [taps, setTaps] = useState<number[]>([])
  const current = phaseAt(started.phases, started.startedAt, now)
  const phase = current?.phase
  useMetronome(sound, current)

  const fill = useEffectEvent(onFill)
  const end = useEffectEvent(onEnd)
  // what a counting part has counted goes into its field once it is over, even if the tab slept through the next one
  const index = current?.index ?? started.phases.length
  const settled = useRef(0)
  useEffect(() => {
    for (; settled.current < index; settled.current++) {
      const { fills } = started.phases[settled.current]!
      const start = started.startedAt + sum(started.phases.slice(0, settled.current)) * 1000
      const beats = fills ? beatsWithin(taps, start) : 0
      if (fills && beats > 0) fill(fills, String(perMinute(beats)))
      if (settled.current === started.phases.length - 1) end(true)
    }
  }, [index, started, taps])

  if (!current || !phase) return null
  const { secondsLeft, startedAt } = current
  const isLastMinute = phase.seconds > 60 && secondsLeft <= 60
  return (
    <>
      <p className={styles.phase}>{words.phases[phase.name]}</p>
      <p className={styles.time} role="timer">
        {formatTime(secondsLeft)}
      </p>
      {light && phase.beats && <Light beat={beatAt(phase.beats, startedAt, now)} isStep={phase.name === 'step'} />}
      {phase.fills && (
        <TapZone
          title={pulse.tap}
          text={pulse.left(secondsLeft, beatsWithin(taps, startedAt))}
          beats={beatsWithin(taps, startedAt)}
          onTap={() => setTaps((earlier) => [...earlier, Date.now()])}
        />
      )}
      <Button quiet onClick={() => onEnd(false)}>
        {words.stop}
      </Button>
      <p className="visually-hidden" role="status">
        {isLastMinute ? words.minuteLeft : words.phases[phase.name]}
      </p>
    </>
  )
}

/** The beat in light: for the step test, which of the four steps it is. */
function Light({ beat, isStep }: { beat: number; isStep: boolean }) {
  const { beats } = useClockMessages().phaseTimer
  const lit = (place: number) => (beat % (isStep ? 4 : 2) === place ? styles.lit : undefined)
  return (
    <p className={styles.beats} aria-hidden="true">
      {isStep ? (
        beats.map((label, place) => (
          <span key={place} className={lit(place)}>
            {label}
          </span>
        ))
      ) : (
        <span className={lit(0)} />
      )}
    </p>
  )
}

function useMetronome(sound: AudioContext | undefined, current: CurrentPhase | undefined): void {
  const { beats, seconds } = current?.phase ?? {}
  const startedAt = current?.startedAt
  useEffect(() => {
    if (!sound || !beats || !seconds || startedAt === undefined) return
    void sound.resume()
    return startMetronome(sound, beats, startedAt, startedAt + seconds * 1000)
  }, [sound, beats, seconds, startedAt])
}

interface ChoiceProps {
  label: string
  isWanted: boolean
  onChange: (wanted: boolean) => void
}

function Choice({ label, isWanted, onChange }: ChoiceProps) {
  return (
    <label>
      <input type="checkbox" checked={isWanted} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />{' '}
      {label}
    </label>
  )
}

/** Tells the moment of the wall clock at which it is pressed. */
function Start({ label, onStart }: { label: string; onStart: (at: number) => void }) {
  return (
    <Button quiet onClick={() => onStart(Date.now())}>
      {label}
    </Button>
  )
}

function sum(phases: readonly Phase[]): number {
  return phases.reduce((total, { seconds }) => total + seconds, 0)
}
