import type { CalculatorMessages } from '../../fr/calculator/calculator.ts'
import { run } from './run.ts'
import { promised } from '../../promised.ts'

/** The calculator in English. */
export const calculator: CalculatorMessages = {
  ...run,
  form: {
    ...run.form,
    title: 'Calculate your VO2max',
    question: 'How would you like to estimate it?',
    choices: {
      cooper: { name: 'I’ll run for 12 minutes', effort: 'Cooper, close to all-out effort' },
      rockport: { name: 'I’ll walk a mile', effort: 'Rockport, moderate effort' },
      step: { name: 'I’ll step up and down for 3 minutes', effort: 'Queens College, sustained effort' },
      known: { name: 'My watch or a lab told me', effort: 'Nothing to do, one number to enter' },
    },
    toTables: 'See the reference values',
    safety: {
      text: 'This test is close to an all-out effort. If you have a health problem or symptoms, are over 50, or are not active, complete the',
      questionnaire: 'PAR-Q+',
      questionnaireUrl: 'https://eparmedx.com/',
      advice: 'and talk to a health professional first. Or choose',
      gentler: 'the walk',
    },
    why: {
      title: 'Why these numbers?',
      uses: [
        'Age and sex are part of the estimate, and they choose your reference group.',
        'Weight doesn’t change the result in ml/kg/min: it gives your litres of oxygen per minute.',
        'One lap of an outdoor track is 400 m. Under 505 m, the distance is too short for an estimate.',
      ],
    },
    submit: 'Calculate my VO2max',
    pending: 'Calculating…',
    notice: {
      text: `By clicking, you agree that we keep this calculation so you can follow your results. Erased after ${promised.en.retention} without activity. Under ${promised.en.consentAge}: a parent must agree.`,
      title: 'What we keep, and your choices',
      details: `We keep your age, sex, weight, distance, result and category, so that you can follow your results. A cookie, a small file in your browser, links your calculations together. You can see them, correct them, delete them or ask us to keep no more. We erase them after ${promised.en.retention} without a calculation or a visit to your results.`,
    },
    disclaimer:
      'This result is based on the Cooper test (12-minute run). For an accurate measurement, consult a health professional (laboratory, sports-medicine clinic or equipped kinesiologist).',
    howTo: {
      title: 'The test in three parts',
      steps: [
        { name: 'Warm-up', text: 'Easy jog or brisk walk.' },
        { name: 'Run', text: 'As far as you can, at an even pace.' },
        { name: 'Cool-down', text: 'Walk, and don’t stop suddenly.' },
      ],
      alternative:
        'Effort over the protocol: 10 easy minutes with three accelerations, 12 minutes of hard and steady running, 10 minutes of walking.',
      effort: 'effort',
      minutes: (count) => `${count} min`,
    },
    laps: 'Count in laps',
    start: 'Start the test',
    errorsTitle: 'Check these fields',
    /** of the other tests */
    open: (test) => `${test}: calculate my result`,
    calculate: 'Calculate',
    note: 'Nothing is kept unless you ask.',
  },
  result: {
    ...run.result,
    recap: (age, gender, distance) => `age ${age}, ${gender}, ${distance} m`,
    edit: 'Edit',
    announcedValue: (vo2max) => `VO2max: ${vo2max} ml/kg/min.`,
    announcedIndex: (index) => `Your index: ${index}.`,
    announcement: (vo2max, category) => `VO2max: ${vo2max} ml/kg/min. Category: ${category}.`,
    percentile: (percentile) => `You are in the ${percentile}th percentile for your age and gender`,
    formulaNote:
      'This calculator adds its own age (after 25) and sex correction to Cooper’s equation. After 50 it often understates real fitness.',
    withoutDetails: 'This part could not be loaded. Reload the page to see it.',
    notSaved: 'Not saved. Your result is still here.',
    tryAgain: 'Try again',
    outbox: 'Not saved. We’ll try again when you’re back online.',
    stoppedText: 'Calculation not saved: you asked us to stop keeping your calculations.',
    fullText: `Calculation not saved for now: we keep ${promised.en.records} at most. Download your results, then delete some:`,
  },
  tables: {
    title: 'Reference values',
    captions: { homme: 'Men', femme: 'Women' },
    unit: 'VO2max in ml/kg/min',
    age: 'Age group',
    ages: ({ from, to }) => (to ? `${from}-${to}` : `${from} and over`),
    poor: 'Poor',
    fair: 'Fair',
    good: 'Good',
    excellent: 'Excellent',
    below: (value) => `under ${value}`,
    range: ({ from, to }) => `${from} to ${to}`,
    above: (value) => `over ${value}`,
    yourGroup: ': your group',
    yours: (vo2max) => `← you, ${vo2max}`,
  },
  known: {
    title: 'Do you already know your VO2max?',
    lede: 'If a watch or a laboratory gave it to you, see where it stands. Nothing is kept unless you ask.',
    submit: 'See where I stand',
  },
}
