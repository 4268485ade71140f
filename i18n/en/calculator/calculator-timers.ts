import type { TimerMessages } from '../../fr/calculator/calculator-timers.ts'
import { protocolResults } from './protocol-results.ts'
import { track } from './track.ts'

/** The strings beside a protocol while a person does it, in English. */
export const timers: TimerMessages = {
  track,
  protocolResults,
  protocolTimers: {
    check: 'Check, then calculate',
    stopwatch: {
      title: 'Walk one mile (1.609 km)',
      how: '4 laps of a 400 m track, plus 9 m, as fast as you can.',
      start: 'Start',
      stop: 'Stop',
      restart: 'Start over',
      started: 'The stopwatch is running.',
      stopped: (time) => `Time: ${time}.`,
      note: 'The stopwatch keeps time even if the screen turns off. Don’t close the page.',
    },
    pulse: {
      title: 'Count your pulse',
      how: (seconds) => `Two fingers on your wrist or neck. The first tap starts the ${seconds} seconds.`,
      tap: 'Tap with each beat',
      left: (seconds, beats) => `${seconds} s left · ${beats} ${beats === 1 ? 'beat' : 'beats'}`,
      done: (beats, pulse) => `${beats} beats, so ${pulse} per minute`,
      again: 'Tap to count again',
      none: 'No beats were counted. Count again, or enter your pulse below.',
    },
    phaseTimer: {
      start: 'Start',
      startAt: { homme: (beats) => `Male: ${beats} per minute`, femme: (beats) => `Female: ${beats} per minute` },
      stop: 'Stop',
      sound: 'Sound',
      light: 'Light',
      beats: ['up', 'up', 'down', 'down'],
      phases: {
        ready: 'Get ready',
        step: 'Step up and down',
        stand: 'Stop and stay standing',
        squats: '30 squats',
        ride: 'Pedal',
        rest: 'Rest',
        count: 'Count your pulse',
      },
      minuteLeft: 'One minute left.',
      done: 'Done. Check the fields, then calculate.',
    },
  },
  laps: {
    laps: { label: 'Laps', hint: 'for example 6 or 6.5', unit: '' },
    lap: { label: 'One lap', hint: 'track: 400 m', unit: 'm' },
    extra: { label: 'Plus', hint: 'after the last lap', unit: 'm' },
    submit: 'Enter this distance',
    outOfRange: (distance, min, max) => `That’s ${distance} m. The calculator accepts ${min} to ${max} m.`,
  },
}
