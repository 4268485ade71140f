import type { DetailMessages } from '../../fr/calculator/calculator-details.ts'
import { saveMeasurement } from '../progress/save-measurement.ts'
import { measuredPeople } from './measured-people.ts'
import { loadOnce } from '../../load-once.ts'

export const details: DetailMessages = {
  whatIf: loadOnce(() => import('./what-if.ts').then(({ whatIf }) => whatIf)),
  sharing: loadOnce(() => import('./sharing.ts').then(({ sharing }) => sharing)),
  clocks: loadOnce(() => import('./clocks.ts').then(({ clocks }) => clocks)),
  track: loadOnce(() => import('./track.ts').then(({ track }) => track)),
  measuredPeople,
  saveMeasurement,
  curve: {
    uptake: 'oxygen used',
    effort: 'effort',
    ceiling: (vo2max) => `your ceiling: ${vo2max}`,
    site: (vo2max) => `${vo2max} this site`,
    cooperAlone: (vo2max) => `${vo2max} Cooper alone`,
    percent: (percentile) => `${percentile}%`,
    people: {
      homme: (from, to) => `men measured, ages ${from} to ${to}`,
      femme: (from, to) => `women measured, ages ${from} to ${to}`,
    },
    alternative: {
      ceiling: (vo2max) => `Your ceiling: ${vo2max} ml/kg/min.`,
      site: (vo2max) => `Your ceiling by this site: ${vo2max} ml/kg/min.`,
      cooperAlone: (vo2max) => `Your ceiling by Cooper’s equation alone: ${vo2max} ml/kg/min.`,
      margin: (from, to) => `Margin: ${from} to ${to}.`,
      median: {
        homme: (from, to, median) => `Median of men aged ${from} to ${to}: ${median}.`,
        femme: (from, to, median) => `Median of women aged ${from} to ${to}: ${median}.`,
      },
    },
  },
  percentileNote:
    'The percentile is a step (10, 25, 50, 75 or 95) based on this site’s thresholds, not a rank computed in the Canadian population.',
  scale: {
    title: (group, ages) => `This site’s categories: ${group}, ${ages}`,
    ages: (upTo) => (upTo === 29 ? 'up to 29' : upTo === Infinity ? '50 and over' : `${upTo - 9} to ${upTo}`),
    alternative: (vo2max) => `Your result: ${vo2max} ml/kg/min.`,
    alternativeMargin: (from, to) => `Margin: ${from} to ${to}.`,
    below: (value) => `under ${value}`,
    range: (from, to) => `${from} to ${to}`,
    from: (value) => `${value} and over`,
  },
  facts: {
    margin: {
      label: 'Margin of the test',
      value: ({ from, to }) => `about ± 10% of the number shown: ${from} to ${to} ml/kg/min`,
      both: (site, alone) =>
        `about ± 10% of the number shown: ${site.from} to ${site.to} ml/kg/min; without this site’s corrections, ${alone.from} to ${alone.to}`,
    },
    cooper: {
      label: 'Cooper’s equation alone',
      value: (vo2max) => `${vo2max} ml/kg/min, without this site’s corrections`,
    },
    absolute: {
      label: 'For your weight',
      value: (litres, weight) => `${litres} litres of oxygen per minute, at ${weight} kg`,
    },
    mets: { label: 'In METs', value: (mets) => `${mets} METs (1 MET = 3.5 ml/kg/min)` },
    alone: (value) => `; ${value} without this site’s corrections`,
    speed: {
      label: 'Average speed',
      value: (speed, minutes, seconds) => `${speed} km/h, or ${minutes} min ${seconds} s per kilometre`,
    },
  },
  everyday: {
    title: 'Everyday',
    hint: 'walking, stairs, 10 km',
    share: (times, isByCooper) =>
      `: the share of your ceiling${isByCooper ? ' by Cooper’s equation alone' : ''} (flat out, about ${times} times rest)`,
    names: {
      walking: 'Brisk walking',
      stairs: 'Two flights of stairs at your own pace',
      cycling: 'Easy cycling',
      running: '10 km in 1 h 15',
    },
    marks: { walking: 'walking', cycling: 'cycling', running: '10 km' },
    mets: (mets) => `${mets} METs`,
    part: (percent) => `${percent}%`,
    surpassed: 'less than your run',
    outOfReach: 'out of reach for now',
    code: (code) => `code ${code}`,
    source: 'One MET is the oxygen used at rest. Values and codes:',
    reference: 'Herrmann, 2024',
  },
  next: {
    title: (category, threshold) => `“${category}” begins at ${threshold}.`,
    more: (metres) => `That would be ${metres} m more in 12 minutes.`,
    improve: 'Improve in 8 weeks',
    again: {
      title: 'You are in this site’s highest category.',
      text: 'Repeat the test in four weeks, under the same conditions.',
    },
    walk: {
      title: 'Follow your fitness more gently.',
      text: 'The Rockport walk, one mile.',
      older: 'Not validated after 69: watch your own change instead.',
      try: 'Try the walk',
    },
  },
  folds: {
    whatIf: { title: 'What if…?', hint: { both: 'farther, in 10 years', distance: 'farther', years: 'in 10 years' } },
    share: { title: 'Keep and share', hint: { whole: 'picture, link, reminder', short: 'reminder' } },
    details: { title: 'Details', hint: { whole: 'margin, L/min, METs, calculation', short: 'speed, calculation' } },
    known: 'this site’s category',
  },
  steps: {
    title: 'How this number is worked out',
    cooper: (distance, value) => `Cooper’s equation: (${distance} − 504.9) ÷ 44.73 = ${value} ml/kg/min.`,
    tooShort: (distance) =>
      `Cooper’s equation: (${distance} − 504.9) ÷ 44.73 is less than zero, so 0. The distance is too short for an estimate.`,
    noAge: (age) => `This site’s age correction: none up to 25 (you are ${age}).`,
    age: (age, years, factor) =>
      `This site’s age correction: at ${age}, 1% less for each year after 25, or ${years}%, so × ${factor}.`,
    gender: {
      homme: 'This site’s sex correction: none for a man.',
      femme: 'This site’s sex correction: × 0.85 for a woman.',
    },
    result: (formula, value) => `Result, rounded to one decimal: ${formula} = ${value} ml/kg/min.`,
    cooperFormula: (distance) => `(${distance} − 504.9) ÷ 44.73`,
    weight: 'Weight plays no part in it. It only serves to work out your litres of oxygen per minute.',
  },
  table: {
    title: 'Your place in the table',
    text: (group, ages, column) => `${group}, ${ages}, “${column}” column`,
    joined: 'which takes in “Very good” and “Excellent”',
    link: 'See your cell',
    young: 'Under 20, the calculator uses the row for ages 20 to 29.',
  },
  share: {
    withoutScript: 'To keep this result on paper, print this page.',
    results: 'See all my results',
    print: 'Print',
    copy: 'Copy the link',
    copied: 'Link copied.',
    copyByHand: 'Copy this link',
    linkNote: 'The link holds this number only, in the part of the address that browsers don’t send to the server.',
    calendar: 'Next test in my calendar',
    calendarNote: (date) => `The file holds a reminder for ${date}, four weeks from now.`,
    event: {
      text: 'Same course, same time of day, same shoes.',
      last: (vo2max, distance) => `Last result: ${vo2max} ml/kg/min for ${distance} m.`,
      lastDistance: (distance) => `Last distance: ${distance} m.`,
    },
  },
  laps: {
    laps: { label: 'Laps', hint: 'for example 6 or 6.5', unit: '' },
    lap: { label: 'One lap', hint: 'track: 400 m', unit: 'm' },
    extra: { label: 'Plus', hint: 'after the last lap', unit: 'm' },
    submit: 'Enter this distance',
    outOfRange: (distance, min, max) => `That makes ${distance} m. The calculator takes ${min} to ${max} m.`,
  },
  shared: {
    title: 'A shared result',
    ceiling: (vo2max) => `oxygen ceiling: ${vo2max}`,
    alternative: (vo2max) => `Oxygen ceiling: ${vo2max} ml/kg/min.`,
    margin: (from, to) => `Estimated with a Cooper test, give or take 10%: ${from} to ${to}.`,
    depends: 'What this number is worth depends on age and sex.',
    toTables: 'See the reference values',
    damaged: 'This link is incomplete or damaged. Ask for another one, or calculate your own result.',
    yours: 'What’s yours?',
  },
  /** of every test but the run */
  answer: {
    range: (from, to) => `A laboratory would find between ${from} and ${to} ml/kg/min, about two times in three.`,
    compare: 'Compare the methods',
    withRange: (from, to) => {
      if (from === 0 && to === 10) return 'With the margin, it goes from almost nobody to almost everybody.'
      if (to === 1) return 'With the margin, it would be 1 person in\u00a010 at most.'
      return `With the margin, it would be anywhere from ${from || 'fewer than 1'} to ${to === 10 ? 'more than 9' : to} people in\u00a010.`
    },
    /** by the completed years that a test was checked on */
    cautions: {
      younger: (from) =>
        `This test was not checked in people under ${from}, so the margin may be wider. Watch mainly how your own result changes.`,
      older: (to) =>
        `This test was not checked in people over ${to}, so the margin may be wider. Watch mainly how your own result changes.`,
      ageless:
        'The equation comes from young adults and leaves out age: the older you are, the more likely this number is too high. Watch mainly how your own result changes.',
      borrowedError: 'For women, this margin comes from a similar, shorter test (0.48 L/min):',
    },
    index:
      'This index isn’t a VO2max. The lower it is, the faster your heart recovers. Write it down and compare it with your next one.',
    again: {
      title: 'Repeat the same test in 4 weeks.',
      text: 'Same time of day, same conditions: what counts is the change.',
      /** in a calendar */
      submit: 'Add to my calendar',
      last: (value) => `Same time of day, same conditions. Last result: ${value}.`,
    },
    refusals: {
      pulseRange:
        'Your average pulse must be from 125 to 170 beats per minute. If it’s lower, repeat the test with a heavier load. If it’s higher, choose a lighter one.',
      notSteady:
        'Your two pulses are more than 5 beats apart: your heart had not settled yet. Pedal for one more minute, then enter your last two pulses.',
      noRise: 'After the squats, your pulse must be higher than at rest. Check P0 and P1.',
      implausible:
        'With these values, the equation gives an impossible VO2max. Check them one by one. If they’re right, this test isn’t suitable for you.',
    },
  },
}
