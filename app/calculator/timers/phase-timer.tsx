import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { genders, type Gender } from '../../../domain/person.ts'
import type { Phase } from '../../../domain/protocols/definition.ts'
import { protocols, type ProtocolName } from '../../../domain/protocols/registry.ts'
import { Button } from '../../components/links/button.tsx'
import { formatTime } from '../form/field-text.ts'
import { useTimerMessages } from '../messages.ts'
import { beatAt, beatsWithin, clicksOf, perMinute, phaseAt } from './timer-times.ts'
import { pageNow } from './page-clock.ts'
import styles from './timers.module.css'
import { useTones } from './use-tones.ts'
import { usePageClock } from './use-page-clock.ts'

/** A protocol, and a function that fills a field of its form. */
export interface TimerProps {
  protocol: ProtocolName
  onFill: (field: string, value: string) => void
}

/** Renders a timer that leads through the phases of a protocol, with a metronome and a pulse counter where needed. */
export function PhaseTimer({ protocol, onFill }: TimerProps) {
  const { protocolTimers, protocolResults } = useTimerMessages()
  const { phaseTimer: words } = protocolTimers
  const { title, beat } = protocolResults[protocol].timer!
  const { phases, phasesByGender } = protocols[protocol]
  const [started, setStarted] = useState<readonly Phase[]>()
  const [sound, setSound] = useState<AudioContext>()
  const [light, setLight] = useState(true)
  const [isOver, setOver] = useState(false)

  function start(gender: Gender) {
    if (phasesByGender) onFill('gender', gender)
    setOver(false)
    setStarted(phases!(gender))
  }

  function onSound() {
    void sound?.close()
    setSound(sound ? undefined : new AudioContext())
  }

  function onEnd(isOver: boolean) {
    setStarted(undefined)
    setOver(isOver)
  }

  return (
    <section className={styles.timer}>
      <h3>{title}</h3>
      {beat && (
        <>
          <p className={styles.choices}>
            <label>
              <input type="checkbox" checked={sound !== undefined} onChange={onSound} /> {words.sound}
            </label>
            <label>
              <input type="checkbox" checked={light} onChange={() => setLight(!light)} /> {words.light}
            </label>
          </p>
          <p className="muted">{beat}</p>
        </>
      )}
      {started ? (
        <RunningPhases phases={started} {...{ sound, onFill, onEnd }} light={light && beat !== undefined} />
      ) : (
        <p className={styles.choices}>
          {(phasesByGender ? genders : genders.slice(0, 1)).map((gender) => (
            <Button quiet key={gender} onClick={() => start(gender)}>
              {phasesByGender ? words.startAt[gender](phases!(gender).find(({ beats }) => beats)!.beats!) : words.start}
            </Button>
          ))}
        </p>
      )}
      <p role="status">{isOver && words.done}</p>
    </section>
  )
}

interface RunningPhasesProps extends Pick<TimerProps, 'onFill'> {
  phases: readonly Phase[]
  sound: AudioContext | undefined
  light: boolean
  /** receives whether the last phase ended */
  onEnd: (isOver: boolean) => void
}

function RunningPhases({ phases, sound, light, onFill, onEnd }: RunningPhasesProps) {
  const { phaseTimer: words, pulse } = useTimerMessages().protocolTimers
  const now = usePageClock(Infinity, light ? 40 : 200)
  const [startedAt] = useState(pageNow)
  const [taps, setTaps] = useState<number[]>([])
  const current = phaseAt(phases, startedAt, now)
  const { phase, startedAt: since } = current ?? {}
  const clicks = useMemo(() => (phase && since !== undefined ? clicksOf(phase, since) : []), [phase, since])
  useTones(sound, clicks)

  const fill = useEffectEvent(onFill)
  const end = useEffectEvent(onEnd)
  // fills the field of each counting phase that is over, even if the tab slept through the next phase
  const index = current?.index ?? phases.length
  const finishedPhases = useRef(0)
  useEffect(() => {
    for (; finishedPhases.current < index; finishedPhases.current++) {
      const { fills } = phases[finishedPhases.current]!
      const seconds = phases.slice(0, finishedPhases.current).reduce((sum, { seconds }) => sum + seconds, 0)
      const beats = fills ? beatsWithin(taps, startedAt + seconds * 1000) : 0
      if (fills && beats > 0) fill(fills, String(perMinute(beats)))
      if (finishedPhases.current === phases.length - 1) end(true)
    }
  }, [index, phases, startedAt, taps])

  if (!current || !phase || since === undefined) return null
  const { secondsLeft } = current
  const beats = beatsWithin(taps, since)
  const isLastMinute = phase.seconds > 60 && secondsLeft <= 60
  return (
    <>
      <p className={styles.phase}>{words.phases[phase.name]}</p>
      <p className={styles.time} role="timer">
        {formatTime(secondsLeft)}
      </p>
      {light && phase.beats && <BeatLight beat={beatAt(phase.beats, since, now)} isStep={phase.name === 'step'} />}
      {phase.fills && (
        <TapZone
          title={pulse.tap}
          text={pulse.left(secondsLeft, beats)}
          beats={beats}
          onTap={() => setTaps((earlier) => [...earlier, pageNow()])}
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

/** Renders the beat as a light. For the step test it shows which of the four steps is due. */
function BeatLight({ beat, isStep }: { beat: number; isStep: boolean }) {
  const { beats } = useTimerMessages().protocolTimers.phaseTimer
  return (
    <p className={styles.beats} aria-hidden="true">
      {(isStep ? beats : ['']).map((label, place) => (
        <span key={place} className={beat % (isStep ? 4 : 2) === place ? styles.lit : undefined}>
          {label}
        </span>
      ))}
    </p>
  )
}

/** Renders a large button to tap with each heartbeat, with a mark for each tap. */
export function TapZone(props: { title: string; text: string; beats: number; onTap: () => void }) {
  const { title, text, beats, onTap } = props
  return (
    <button
      className={styles.tap}
      type="button"
      onClick={onTap}
      onKeyDown={(event) => event.repeat && event.preventDefault()} // a held key counts once
    >
      <strong>{title}</strong>
      <span>{text}</span>
      <span className={styles.marks} style={{ inlineSize: `${beats * 0.4}rem` }} aria-hidden="true" />
    </button>
  )
}
