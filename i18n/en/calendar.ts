import { walkStudiedAges } from '#domain/protocols/rockport-walk.ts'
import type { NumberRange } from '#domain/range.ts'
import type { CalendarMessages } from '../fr/calendar.ts'

const percent = ({ from, to }: NumberRange) => (from === to ? `${from * 100}%` : `${from * 100}-${to * 100}%`)

/** The sessions of a program in a calendar file, in English. Only the server uses them. */
export const calendar: CalendarMessages = {
  file: 'vo2max-program.ics',
  run: {
    easy: (minutes) => `VO2max: ${minutes} min easy`,
    easyText: 'You can talk: 60-70% of maximum heart rate.',
    interval: ({ repetitions, hard }) => `VO2max: ${repetitions}\u00a0×\u00a0${hard} min`,
    intervalText: ({ warmUp, repetitions, hard, recovery, coolDown, heartRateZone }) =>
      `${warmUp} min easy, ${repetitions}\u00a0×\u00a0(${hard} min hard, ${recovery} min easy), ${coolDown} min easy. ` +
      `Hard: a few words at a time${heartRateZone ? `, ${percent(heartRateZone)} of maximum heart rate` : ''}. Easy: you can talk.`,
    test: 'VO2max: 12-minute test',
    testText:
      '10 min easy, 12 min of running, as far as you can, 10 min easy. Same course, same time of day, same shoes.',
  },
  walk: {
    easy: (minutes) => `VO2max: ${minutes} min walk`,
    easyText: 'At an easy pace: you can talk with ease.',
    interval: ({ repetitions, hard }) => `VO2max: walk, ${repetitions}\u00a0×\u00a0${hard} min brisk`,
    intervalText: ({ warmUp, repetitions, hard, recovery, coolDown }) =>
      `${warmUp} min easy, ${repetitions}\u00a0×\u00a0(${hard} min brisk, ${recovery} min easy), ${coolDown} min easy. ` +
      'Brisk: you talk in short sentences.',
    test: 'VO2max: walking test',
    testText: `From age ${walkStudiedAges.from} to ${walkStudiedAges.to}, if you are used to walking fast and nothing alters your pulse (medication, a pacemaker, an irregular pulse): 1 mile as fast as you can walk, then write down your time and pulse. Otherwise: 12 min of brisk walking, then write down the metres. Same course, same time of day, same shoes.`,
  },
}
