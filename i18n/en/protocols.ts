import { adviceByAge, adviceFirst, emergency } from '../safety.ts'
import type { protocols as french } from '../fr/protocols.ts'
import type { FieldMessages } from '../protocol-messages.ts'

const alteredPulse =
  'Medication that slows the heart (a beta-blocker), a pacemaker or an irregular pulse makes the result unreliable.'

/** Ends the instructions of a protocol with effort, after the last pulse. */
const afterwards = `At the end, walk or pedal gently for a few minutes. ${alteredPulse}`

export const protocols: typeof french = {
  'cooper-run': {
    name: '12-minute run',
    choice: { name: 'I run', effort: '12 min' },
    submit: 'Calculate my VO2max',
    fields: { distance: 'Distance' },
    again: 'Repeat the Cooper test',
  },
  'rockport-walk': {
    name: 'Rockport walk',
    choice: { name: 'I walk', effort: 'a mile' },
    submit: 'Estimate my VO2max',
    fields: { seconds: 'Time', pulse: 'Pulse at the end' },
    again: 'Repeat the Rockport walk',
    safety: `${adviceFirst.en} ${emergency.en}`,
    how: `Walk as fast as you can, without running. At the finish, count your pulse right away for 10 seconds, then multiply by 6. ${afterwards} The formula has been checked only from age 30 to 69.`,
  },
  'queens-college-step': {
    name: 'Step test',
    choice: { name: 'I step up and down', effort: '3 min' },
    submit: 'Estimate my VO2max',
    fields: { pulse: 'Pulse at the end' },
    again: 'Repeat the step test',
    safety: `${adviceFirst.en} ${adviceByAge.en} ${emergency.en}`,
    how: `Best under age 30. You need sound knees, good balance and a 41.3 cm (16¼ in.) step against a wall, near something to hold. Go up and down 24 times a minute (men) or 22 (women); then stay standing, count your pulse from 5 to 20 seconds after, and multiply by 4. ${afterwards}`,
  },
  'astrand-ryhming-cycle': {
    name: 'Åstrand test',
    choice: { name: 'I pedal', effort: '6 min, bike with watts' },
    submit: 'Estimate my VO2max',
    fields: { watts: 'Load', pulseAtMinute5: 'Pulse, minute 5', pulseAtMinute6: 'Pulse, minute 6' },
    again: 'Repeat the Åstrand test',
    safety: `${adviceFirst.en} ${adviceByAge.en} ${emergency.en}`,
    how: `Ages 15 to 65. Pedal for 6 minutes at a fixed load, still able to talk a little, your pulse between 125 and 85% of your estimated maximum (208\u00a0−\u00a00.7\u00a0×\u00a0age). Higher? Stop, and try a lighter load another day. ${afterwards}`,
  },
  'no-exercise': {
    name: 'No exercise',
    choice: { name: 'No exercise' },
    submit: 'Estimate my VO2max',
    fields: {
      waist: 'Waist',
      restingPulse: 'Resting pulse',
      frequency: 'You exercise',
      intensity: 'Usually',
      length: 'Each time for',
    },
    again: 'Repeat the estimate without exercise',
    safety: `This estimate is not for you if you are pregnant. ${alteredPulse}`,
    how: 'Measure your waist at the navel, after breathing out, and your pulse, after sitting still for five minutes.',
  },
  'ruffier-dickson-index': {
    name: 'Ruffier-Dickson',
    choice: { name: 'Thirty squats', effort: 'an index, not a VO2max' },
    submit: 'Calculate my index',
    fields: {
      restingPulse: 'P0, at rest',
      pulseAfterSquats: 'P1, right after',
      pulseAfterOneMinute: 'P2, 1 min later',
    },
    again: 'Repeat the Ruffier-Dickson test',
    safety: `${adviceFirst.en} ${emergency.en}`,
    how: `You need sound knees and the habit of hard exercise. Do the 30 squats in 45 seconds, near a stable chair. Count each pulse for 15 seconds, then multiply by 4; for P1, count right away, for P2, one minute later. ${afterwards}`,
  },
  'known-value': {
    name: 'Watch or laboratory',
    choice: { name: 'I already have my number', effort: 'watch or lab' },
    submit: 'See where I stand',
    fields: { vo2max: 'VO2max' },
    again: 'Measure again',
  },
}

const units = {
  years: 'years',
  kilograms: 'kg',
  metres: 'm',
  centimetres: 'cm',
  duration: 'min:s',
  beats: '/min',
  watts: 'watts',
  vo2max: 'ml/kg/min',
}
/** the text after a field's limits, if it is not the unit */
const after: Partial<FieldMessages['units']> = { duration: '', beats: ' per minute', vo2max: ', decimals allowed' }

export const fields: FieldMessages = {
  labels: { years: 'Age', gender: 'Sex', kilograms: 'Weight' },
  units,
  unitNames: {},
  unitOf: (label) => `${label}, unit`,
  optional: (label) => `${label} (optional)`,
  limits: (kind, from, to) => `${from} to ${to}${after[kind] ?? ` ${units[kind]}`}`,
  options: {
    gender: { homme: 'Male', femme: 'Female' },
    exerciseFrequency: {
      rarely: 'less than once a week',
      weekly: 'once a week',
      twoOrThreeAWeek: '2 or 3 times a week',
      almostDaily: 'almost every day',
    },
    exerciseIntensity: {
      easy: 'no sweat or heavy breathing',
      outOfBreath: 'sweat and heavy breathing',
      nearExhaustion: 'close to exhaustion',
    },
    exerciseLength: { underHalfAnHour: 'under 30\u00a0minutes', halfAnHourOrMore: '30\u00a0minutes or more' },
  },
  hints: { gender: 'reference group' },
  undecided: 'Choose',
  times: {
    notATime: 'Enter minutes and seconds, such as 16:30.',
    tooShort: (limit) => `The time must be at least ${limit}.`,
    tooLong: (limit) => `The time must be at most ${limit}.`,
  },
}
