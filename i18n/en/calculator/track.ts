import type { TrackMessages } from '../../fr/calculator/track.ts'

/** The companion at the track, in English. */
export const track: TrackMessages = {
  title: '12-minute test',
  close: 'Close',

  setUp: {
    title: 'At the track',
    emergency: 'Chest pain, faintness or unusual breathlessness? Stop and call 911.',
    lap: 'One lap of the track',
    other: 'Another length',
    length: { label: 'Length of a lap', hint: '50 to 5,000 m', unit: 'm' },
    signals: 'Signals',
    sound: 'Beeps',
    voice: 'The phone’s voice',
    about:
      'One signal every 3 minutes, one for the last minute, one at the end. Keep this page on the screen: otherwise a signal may not sound. The time stays right either way.',
    kept: 'Time and laps stay in this tab, and are erased at the end.',
    warmUp: 'Start the warm-up',
    skip: 'Skip the warm-up',
  },

  parts: {
    warmUp: { name: 'Warm-up', text: 'Easy jog or brisk walk, with a few accelerations.' },
    ready: { name: 'Ready to start', text: 'Stand on the line. The time starts when you tap.' },
    run: { name: 'Run', text: 'left to run' },
    lastLap: { name: '12 minutes: you’re done', text: 'Keep walking.' },
    coolDown: { name: 'Cool-down', text: 'Walk, and don’t stop suddenly.' },
  },
  paused: 'Paused.',

  start: 'Go',
  startText: '12 minutes, at an even pace',
  lap: '+ 1 lap',
  lapText: 'Tap each time you cross the line',
  counted: (laps) => `Lap ${laps} counted`,
  laps: (laps) => (laps === 1 ? '1 lap done' : `${laps} laps done`),
  metres: (distance) => `${distance} m`,
  projected: (distance) => `At this pace: about ${distance} m`,
  nextLap: (lap) => `on the clock at lap ${lap}, at this pace`,
  noNextLap: (lap) => `no lap ${lap} before the end, at this pace`,
  noLap: 'more after your first lap',

  stop: 'Stop',
  pauseMenu: {
    title: 'Stop the test?',
    running: 'The time goes on.',
    paused: 'A pause spoils the test: the estimate will be too high.',
    goOn: 'Continue',
    resume: 'Resume',
    pause: 'Pause',
    takeBack: 'Take back the last lap',
    stop: 'Stop and erase everything',
  },

  lastLap: {
    text: 'How many metres past the line since you last crossed it? Correct the laps if one is missing.',
    wasPaused: 'You took a pause: the estimate will be too high.',
  },

  bar: {
    back: 'Back to the test',
    end: 'Finish',
  },

  signals: {
    warm: 'Warm-up done. Go to the line.',
    minutesLeft: (minutes) => `${minutes} minutes left.`,
    lastMinute: 'Last minute.',
    end: '12 minutes. You’re done: keep walking.',
    over: 'Cool-down done.',
  },
  lapAnnouncement: (laps, distance) => `Lap ${laps}, ${distance} m.`,
}
