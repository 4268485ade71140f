import type { CalculatorMessages } from '../../fr/calculator/calculator.ts'
import { scaleChart } from '../charts/scale-chart.ts'
import { entry } from './entry.ts'
import { adviceByAge, emergency, questionnaires } from '../../safety.ts'
import { published } from '../../published-constants.ts'

/** The strings of the calculator and its tables, in English. */
export const calculator: CalculatorMessages = {
  ...entry,
  form: {
    ...entry.form,
    title: 'Calculate your VO2max',
    toTables: 'See the reference values, by age and sex',
    otherProtocols: (protocols) => `${protocols} other tests`,
    example: 'Example values: enter your own.',
    atTrack: 'At the track: timer, laps, warm-up',
    safety: {
      first: {
        who: 'Ill, pregnant, inactive, symptoms? 45 or over and not used to hard effort?',
        what: 'See a professional first.',
      },
      text: `This test is close to an all-out effort. ${adviceByAge.en} A health problem, a symptom, pregnancy or little exercise? First complete the`,
      questionnaire: { name: 'PAR-Q+', url: questionnaires.en.parQ },
      or: 'or the',
      other: {
        name: 'Get Active Questionnaire',
        url: questionnaires.en.getActive,
      },
      advice:
        ', then talk to a doctor or nurse practitioner. If only inactivity makes you hesitate, a kinesiologist can advise you too. If age is the only reason, you can also choose',
      gentler: 'the walk',
      emergency: emergency.en,
    },
    why: {
      title: 'Why we ask',
      uses: [
        'We lower the estimate after age 25 and for women. After 50, it’s often too low: read “And in a lab?” under your result too. Age and sex also set your reference group.',
        'Weight is used only for your litres of oxygen per minute, and doesn’t change the result.',
        'Under 505 m, the distance is too short for an estimate.',
      ],
    },
    pending: 'Calculating…',
    notice: {
      text: 'By clicking, you agree to let us save this calculation so you can track your results.',
      title: 'Your choices',
      parent: `Under ${published.en.consentAge}, a parent must agree and an adult be present.`,
      withoutSaving: 'Calculate without saving',
      details: `We save your age, sex, weight, distance, result and category, so that you can track your results. A cookie, a small file in your browser, links your calculations. You can see them, correct them, delete them or ask us to stop saving them. We erase them after ${published.en.retention} without a calculation or a visit to “My progress” or your program. Your browser also keeps the last two runs of two people at most, which you can delete and the calculator erases after ${published.en.lastRuns}.`,
    },
    disclaimer:
      'This result is based on the Cooper test (12-minute run). For an accurate measurement, consult a health professional (laboratory, sports-medicine or kinesiology clinic).',
    laps: 'Count in laps',
    start: 'Track timer',
    where: 'Where will you be?',
    errorsTitle: 'Please check',
    /** for protocols that are saved on demand */
    note: 'Nothing is saved unless you ask.',
  },
  chart: { ...scaleChart, categories: entry.categories },
  youngGenders: { homme: 'male', femme: 'female' },
  result: {
    ...entry.result,
    person: (age, gender) => `Age ${age}, ${gender}`,
    metres: (distance) => `${distance} m`,
    edit: 'Edit',
    announcedValue: (vo2max) => `VO2max: ${vo2max} ml/kg/min.`,
    announcedIndex: (index) => `Your index: ${index}.`,
    announcement: (vo2max, category) => `VO2max: ${vo2max} ml/kg/min. Category: ${category}.`,
    margin: 'give or take about 10%',
    range: (from, to) => `${from} to ${to}`,
    percentile: (percentile) => `You are in the ${percentile}th percentile for your age and gender`,
    withoutDetails: 'This part could not be loaded. Reload the page to see it.',
    /** the save status of a run, and the button to retry */
    save: {
      saved: 'Calculation saved.',
      failed: 'Not saved. Your result is still here.',
      revoked: 'Not saved. Your result is still here.',
      stopped: 'Calculation not saved: you asked us to stop saving your results.',
      full: `Calculation not saved for now: we keep ${published.en.records} at most. Download your results, then delete some:`,
      pending: 'Kept on this device; another try soon.',
      offline: 'Kept on this device; another try when you’re back online.',
      versionSkew: entry.result.versionSkewText,
      submit: 'Try again',
      saving: 'Calculating…',
    },
  },
  tables: {
    title: 'Reference values',
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
