import type { ProgramMessages } from '../fr/program.ts'
import { goal } from './goal.ts'

/** The strings of the visitor's program, in English. */
export const program: ProgramMessages = {
  lede: 'Choose your program, the first day and the time of the sessions. Everything stays on this device.',
  plan: 'Program',
  plans: { main: 'The full program', walks: 'Walks only' },
  age: 'Your age',
  start: 'First day',
  hour: 'Time of the sessions',
  create: 'Create my program',
  errors: {
    age: (from, to) => `Enter an age from ${from} to ${to}.`,
    start: (latest) => `Choose a day from today to ${latest}.`,
    hour: 'Enter a time, such as 18:30.',
  },
  title: 'My 8-week program',
  goal: (distance, day, more) => `${distance} m by ${day}, ${more} m more.`,
  stay: (distance) => `Stay above ${distance} m.`,
  noGoal: (day) => `Eight weeks, until ${day}.`,
  reached: goal.reached,
  ended: (day) => `Program ended on ${day}.`,
  aim: (distance) => `Aim for ${distance}\u00a0m`,
  again: 'Start 8 more weeks',
  efforts: {
    easy: { name: 'Easy', feel: 'you can talk' },
    hard: { name: 'Hard', feel: 'a few words at a time' },
  },
  beats: (from, to) => `${from}–${to} beats a minute`,
  basis: (age) => `From your age, ${age}, give or take 10 beats.`,
  add: 'Add to calendar',
  alarm: 'With an alert an hour before',
  print: 'Print my program',
  oneFile:
    'A single file, with every session and test. Add it again after a change: most calendars then update the sessions, without doubles.',
  next: (day) => `Next session: ${day}`,
  restDays: 'On other days, rest or go for a stroll.',
  week: (week) => `Week ${week}`,
  done: (done, of) => `${done} of ${of}`,
  kinds: { easy: 'easy', interval: 'intervals', test: '12-minute test' },
  minutes: (minutes) => `${minutes} min`,
  change: 'Change my program',
  remove: 'Delete my program',
  stretches: {
    easy: (minutes) => `${minutes} min easy`,
    hard: (minutes) => `${minutes} min hard`,
    recovery: (minutes) => `${minutes} min easy`,
    test: (minutes) => `${minutes} min of running, as far as you can`,
  },
  repeated: (times, stretches) => `${times}\u00a0×\u00a0(${stretches})`,
  explained: (what, how) => `${what}: ${how}`,
  pulse: (from, to) => (from === to ? `pulse about ${from}` : `pulse ${from} to ${to}`),
  testAdvice: 'Same course, same time of day, same shoes.',
  event: {
    title: (session) => `VO2max: ${session}`,
    intervals: (times, minutes) => `${times}\u00a0×\u00a0${minutes} min`,
    cancelled: 'session cancelled',
  },
  walks: {
    kinds: { easy: 'easy walk', interval: 'walk with intervals', test: 'walking test' },
    efforts: {
      easy: { name: 'Easy', feel: 'you can talk with ease' },
      hard: { name: 'Brisk', feel: 'you talk in short sentences' },
    },
    stretches: {
      easy: (minutes) => `${minutes} min easy`,
      hard: (minutes) => `${minutes} min brisk`,
      recovery: (minutes) => `${minutes} min easy`,
      test: () => 'walking test (1\u00a0mile or 12\u00a0min)',
    },
    testAdvice:
      'From age 30 to 69, if you are used to walking fast and nothing alters your pulse (medication, a pacemaker, an irregular heartbeat): 1 mile as fast as you can walk, then write down your time and pulse. Otherwise: 12 min of brisk walking, then write down the metres. Same course, same time of day, same shoes.',
  },
  file: 'VO2max program',
}
