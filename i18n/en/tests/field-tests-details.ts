import { curve } from '../calculator/curve.ts'
import { saveMeasurement } from '../progress/save-measurement.ts'
import { measuredPeople } from '../calculator/measured-people.ts'
import type { FieldTestDetailMessages } from '../../fr/tests/field-tests-details.ts'

export const details: FieldTestDetailMessages = {
  curve,
  measuredPeople,
  saveMeasurement,

  titles: {
    'rockport-walk': 'Your result: Rockport walk',
    'queens-college-step': 'Your result: step test',
    'astrand-ryhming-cycle': 'Your result: Åstrand test',
    'ruffier-dickson-index': 'Your Ruffier-Dickson index',
  },
  announcement: (vo2max) => `Result: ${vo2max} ml/kg/min.`,
  announcedIndex: (index) => `Your index: ${index}.`,
  litres: (litres, weight) => `${litres} litres of oxygen per minute, at ${weight} kg.`,

  range: (from, to) => `A laboratory would find between ${from} and ${to} ml/kg/min, about two times in three.`,
  students: 'We don’t know your margin: this test was checked on college women only.',
  shorterTest: 'For women, this margin comes from a similar, shorter test (0.48 L/min):',
  withRange: (from, to) => {
    if (from === 0 && to === 10) return 'With the margin, it goes from almost nobody to almost everybody.'
    if (to === 1) return 'With the margin, it would be 1 person in\u00a010 at most.'
    return `With the margin, it would be anywhere from ${from || 'fewer than 1'} to ${to === 10 ? 'more than 9' : to} people in\u00a010.`
  },
  outsideStudy: {
    younger:
      'This test was not checked in people under 30, so the margin may be wider. Watch mainly how your own result changes.',
    older:
      'This test was not checked in people over 69, so the margin may be wider. Watch mainly how your own result changes.',
  },
  ageless:
    'The equation comes from young adults and leaves out age: the older you are, the more likely this number is too high. Watch mainly how your own result changes.',
  index:
    'This index isn’t a VO2max. The lower it is, the faster your heart recovers. Write it down and compare it with your next one.',
  again: {
    title: 'Repeat the same test in 4 weeks.',
    text: 'Same time of day, same conditions: what counts is the change.',
  },
  reminder: {
    submit: 'Add to my calendar',
    titles: {
      'rockport-walk': 'Repeat the Rockport walk',
      'queens-college-step': 'Repeat the step test',
      'astrand-ryhming-cycle': 'Repeat the Åstrand test',
      'ruffier-dickson-index': 'Repeat the Ruffier-Dickson test',
    },
    text: (value) => `Same time of day, same conditions. Last result: ${value}.`,
  },

  refusals: {
    age: 'This test has age factors from 15 to 65 only. After 65, the Rockport walk is a better choice.',
    pulseRange:
      'Your average pulse must be from 125 to 170 beats per minute. If it’s lower, repeat the test with a heavier load. If it’s higher, choose a lighter one.',
    notSteady:
      'Your two pulses are more than 5 beats apart: your heart had not settled yet. Pedal for one more minute, then enter your last two pulses.',
    noRise: 'After the squats, your pulse must be higher than at rest. Check P0 and P1.',
    implausible:
      'With these values, the equation gives an impossible VO2max. Check them one by one. If they’re right, this test isn’t suitable for you.',
  },

  steps: 'How this number is worked out',
  sources: {
    'rockport-walk': 'Kline, 1987',
    'queens-college-step': 'McArdle, 1972',
    'astrand-ryhming-cycle': 'Åstrand and Ryhming, 1954',
    'ruffier-dickson-index': 'Trovato, 2023',
  },

  safety: {
    'rockport-walk': 'Walk fast, don’t run. Chest pain, feeling faint, unusual breathlessness: stop and call 911.',
    'queens-college-step':
      'Set the step against a wall, with something to hold within reach. Chest pain, feeling faint, unusual breathlessness: stop and call 911.',
    'astrand-ryhming-cycle':
      'Choose a load at which you can still talk a little. Chest pain, feeling faint, unusual breathlessness: stop and call 911.',
    'ruffier-dickson-index':
      'Keep a chair within reach. Chest pain, feeling faint, unusual breathlessness: stop and call 911.',
  },
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
    how: 'Two fingers on your wrist or neck. The first tap starts the 15 seconds.',
    tap: 'Tap with each beat',
    left: (seconds, beats) => `${seconds} s left · ${beats} ${beats === 1 ? 'beat' : 'beats'}`,
    done: (beats, pulse) => `${beats} beats, so ${pulse} per minute`,
    again: 'Tap to count again',
    none: 'No beats were counted. Count again, or enter your pulse below.',
  },
  phaseTimer: {
    titles: {
      'queens-college-step': 'Metronome and timer',
      'astrand-ryhming-cycle': '6-minute timer',
      'ruffier-dickson-index': 'Squat timer',
    },
    start: 'Start',
    startAt: {
      homme: (beats) => `Male: ${beats} per minute`,
      femme: (beats) => `Female: ${beats} per minute`,
    },
    stop: 'Stop',
    sound: 'Sound',
    light: 'Light',
    beat: {
      'queens-college-step': 'With each step, the light changes. With the sound on, it beeps too.',
      'ruffier-dickson-index': 'With each squat, the light changes. With the sound on, it beeps too.',
    },
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
}
