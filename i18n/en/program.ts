import type { ProgramMessages } from '../fr/program.ts'
import { goal } from './goal.ts'

/** A reader’s own eight weeks, in English. */
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
  zones: {
    easy: 'beats a minute, easy session: you can talk',
    intense: 'beats a minute, hard session: a few words',
  },
  basis: (age) => `From your age, ${age}, give or take 10 beats.`,
  add: 'Add to calendar',
  oneFile: 'A single file, with every session and test.',
  week: (week) => `Week ${week}`,
  done: (done, of) => `${done} of ${of}`,
  kinds: { easy: 'easy', interval: 'intervals', test: '12-minute test' },
  minutes: (minutes) => `${minutes} min`,
  change: 'Change my program',
  remove: 'Delete my program',
  event: {
    easy: (pulse) => `You can talk. Pulse: ${pulse}.`,
    interval: (pulse) => `A few words at a time during the intervals. Pulse: ${pulse}.`,
    test: () => 'Same course, same time of day, same shoes.',
  },
  walks: {
    kinds: { easy: 'easy walk', interval: 'walk with intervals', test: '1-mile walk' },
    event: {
      easy: () => 'You can talk with ease.',
      interval: () => '3 min brisk, 3 min easy, and so on: short sentences, then full ones.',
      test: () => 'Same course, same time of day, same shoes. Write down your time and pulse.',
    },
  },
  file: 'VO2max program',
}
