import type { CalculatorMessages } from '../fr/calculator.ts'
import { published } from '../published.ts'
import { emergency } from './safety.ts'

const genderNames = { homme: 'Male', femme: 'Female' }

const alteredPulse =
  'Medication that slows the heart (a beta-blocker), a pacemaker or an irregular pulse makes the result unreliable.'

/** The strings of the calculator, in English. The errors are the product spec's, word for word. */
export const calculator: CalculatorMessages = {
  title: 'Calculate your VO2max',
  protocolsLabel: 'How to estimate your VO2max',
  protocols: {
    'cooper-run': {
      name: '12-minute run',
      summary: 'I run 12\u00a0min',
      submit: 'Calculate my VO2max',
    },
    'rockport-walk': {
      name: 'Rockport walk',
      summary: 'I walk a\u00a0mile',
      submit: 'Estimate my VO2max',
      instructions: `Walk 1.609\u00a0km (4 laps of 400\u00a0m, plus 9\u00a0m) as fast as you can, without running. At the finish, take your pulse right away. ${alteredPulse} ${emergency}`,
    },
    'known-value': {
      name: 'Watch or laboratory',
      summary: 'I have a\u00a0number',
      submit: 'See where I stand',
      instructions: 'Enter the VO2max from your watch or a laboratory.',
    },
    'no-exercise': {
      name: 'No exercise',
      summary: 'No exercise',
      submit: 'Estimate my VO2max',
      instructions: `Measure your waist at the navel, after breathing out, and your pulse after sitting still for 5\u00a0minutes. This estimate is not for you if you are pregnant. ${alteredPulse}`,
    },
  },
  categoryNames: { Faible: 'Poor', Moyen: 'Fair', Bon: 'Good', 'Très bon': 'Very good', Excellent: 'Excellent' },
  genderNames,
  fields: {
    labels: {
      age: 'Age',
      gender: 'Sex',
      weight: 'Weight',
      distance: 'Distance',
      time: 'Time',
      pulse: 'Pulse at the end',
      vo2max: 'VO2max',
      waist: 'Waist',
      restingPulse: 'Resting pulse',
      frequency: 'You exercise',
      intensity: 'Usually',
      sessionDuration: 'Each time for',
    },
    hints: {
      'cooper-run': { weight: 'doesn’t change the result' },
      'no-exercise': { intensity: 'if you exercise', sessionDuration: 'if you exercise' },
    },
    unitsByKind: {
      years: 'years',
      kilograms: 'kg',
      metres: 'm',
      centimetres: 'cm',
      seconds: 'min:s',
      beatsPerMinute: '/min',
      vo2max: 'ml/kg/min',
    },
    options: {
      gender: genderNames,
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
      exerciseDuration: { underHalfAnHour: 'under 30\u00a0minutes', halfAnHourOrMore: '30\u00a0minutes or more' },
    },
    emptyOption: 'Choose',
  },
  unitLabels: {},
  unitGroupLabel: (label) => `${label}, unit`,
  errors: {
    required: 'Required',
    notANumber: (received) => `Expected number, received ${received}`,
    notAnInteger: 'Expected integer, received float',
    notAnOption: (expected, received) => `Invalid enum value. Expected ${expected}, received ${received}`,
    tooSmall: (limit) => `Number must be greater than or equal to ${limit}`,
    tooLarge: (limit) => `Number must be less than or equal to ${limit}`,
    unknownField: 'Unrecognized key',
  },
  timeErrors: {
    notATime: 'Enter minutes and seconds, such as 16:30.',
    tooShort: (limit) => `The time must be at least ${limit}.`,
    tooLong: (limit) => `The time must be at most ${limit}.`,
  },
  form: {
    pending: 'Calculating…',
    laps: 'in laps',
    timer: 'timer',
    tapPulse: 'count my pulse',
    retentionNote: `Kept here ${published.en.retention} for your progress.`,
    withoutSaving: 'Calculate without saving',
    parent: `Under ${published.en.consentAge}, a parent must agree and an adult be present.`,
    notSavedNote: 'Nothing is saved.',
    disclaimer:
      'This result is based on the Cooper test (12-minute run). For an accurate measurement, consult a health professional.',
    safety: 'Who should see a professional before running',
    toTables: 'See the reference values, by age and sex',
  },
  runSentence: (vo2max, category, percentile) =>
    `VO2max: ${vo2max} ml/kg/min. Category: ${category}. You are in the ${percentile}th percentile for your age and gender`,
  estimateSentence: (vo2max) => `VO2max: ${vo2max} ml/kg/min.`,
  refusalSentence: 'These answers give no VO2max.',
  tables: {
    captions: { homme: 'Men, in ml/kg/min', femme: 'Women, in ml/kg/min' },
    age: 'Age',
    ages: ({ from, to }) => (to ? `${from}-${to}` : `${from}+`),
    poor: 'Poor',
    fair: 'Fair',
    good: 'Good',
    excellent: 'Excellent',
    below: (value) => `under ${value}`,
    range: ({ from, to }) => `${from} to ${to}`,
    above: (value) => `over ${value}`,
  },
}
