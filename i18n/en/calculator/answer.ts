import type { Comparison } from '../../../domain/norms/measured-people.ts'
import type { AnswerMessages } from '../../fr/calculator/answer.ts'

export const answer: AnswerMessages = {
  walked: {
    text: (distance) =>
      `${distance} m in 12 minutes is a walking pace. This formula was made for running, so its number is too low here. For a real estimate:`,
    open: 'Walk a mile',
    filled: 'Your age, sex and weight are already there.',
  },
  comparison: {
    yours: (comparison) => `You score higher than ${people(comparison)}.`,
    other: (comparison) => `That is higher than ${people(comparison)}.`,
    young: 'Our thresholds are those for ages 20 to 29. At your age, look mostly at your own progress.',
    old: 'The registry we compare with stops at age 89.',
    why: (alone, shown) =>
      `That comparison uses your distance alone: ${alone} ml/kg/min, give or take 10%. Our formula then takes some off for age and sex, and our thresholds are strict: hence ${shown}.`,
  },
  curve: {
    alone: 'distance alone',
    ceiling: 'your ceiling',
    today: 'today',
    percentiles: { 95: '95%', 50: 'half', 5: '5%' },
    people: ({ ages, gender }) => `${gender === 'homme' ? 'men' : 'women'} tested, ages ${ages.from} to ${ages.to}`,
    marks: { walking: 'brisk walk', cycling: 'cycling', running: 'running' },
    alternative: {
      ceiling: (vo2max, label) => `Your ceiling: ${vo2max} ml/kg/min, ${label}.`,
      margin: ({ from, to }) => `Margin: ${from} to ${to}.`,
      median: (people, median) => `Median: ${median} (${people}).`,
    },
  },
  whatIf: {
    title: 'What if…?',
    less: '20 m less',
    more: '20 m more',
    metres: (distance) => `${distance}\u00a0m`,
    goal: 'goal',
    result: (vo2max) => `: ${vo2max}, `,
    unchanged: 'Move the slider: the ceiling follows. Nothing is saved.',
  },
  narrower: {
    title: 'To narrow it down:',
    filled: 'Your age and sex are already there.',
  },
  gain: {
    more: (metres, day) => `${metres} m more than on ${day}.`,
    less: (metres, day) => `${metres} m less than on ${day}.`,
    same: (day) => `The same as on ${day}.`,
  },
  goal: {
    more: (distance, more) => `Goal for 8 weeks: ${distance}\u00a0m, ${more}\u00a0m more.`,
    category: (category) => `That would be ${category}.`,
    stay: (distance) => `Goal: stay above ${distance}\u00a0m.`,
    improve: 'Improve in 8 weeks',
  },
  everyday: {
    title: 'Everyday life',
    names: {
      walking: 'Brisk walk',
      stairs: 'Climbing stairs',
      cycling: 'Easy cycling',
      running: 'Running at 8 km/h',
    },
    share: (percent) => `${percent}%`,
    surpassed: 'less than your run',
    outOfReach: 'out of reach for now',
    note: 'Share of your ceiling, by distance alone.',
  },
  details: {
    title: 'Details',
    alone: { label: 'Distance alone (Cooper)', value: (vo2max) => `${vo2max} ±\u00a010%` },
    litres: { label: 'Litres of oxygen per minute', value: (litres, weight) => `${litres} at ${weight} kg` },
    mets: { label: 'METs (times rest)' },
    speed: { label: 'Average speed', value: (speed) => `${speed} km/h` },
    steps: 'The calculation',
    table: 'See your cell in the table',
    formulaNote:
      'This calculator lowers the result of Cooper’s equation after age 25, and for women. After 50, it’s often too low: go by distance alone instead.',
    percentileNote:
      'The percentile is a step (10, 25, 50, 75 or 95) based on our own thresholds, not your rank in the Canadian population.',
    sources: {
      people: 'People tested: apparently healthy adults, on a treadmill, in the United States',
      kaminsky: 'Kaminsky, 2022',
      everyday: 'Everyday efforts:',
      herrmann: 'Herrmann, 2024',
    },
  },
  share: {
    title: 'Save and share',
    withoutScript: 'To have this answer on paper, print this page.',
    results: 'See all my results',
    event: (distance) => `Same course, same time of day, same shoes. Last distance: ${distance} m.`,
  },
  range: (from, to) => `About two times in three, a laboratory would find between ${from} and ${to} ml/kg/min.`,
  compare: 'Compare the methods',
  cautions: {
    younger: (from) =>
      `This test hasn’t been validated in people under ${from}, so the margin may be wider. Pay more attention to how your own result changes.`,
    older: (to) =>
      `This test hasn’t been validated in people over ${to}, so the margin may be wider. Pay more attention to how your own result changes.`,
    ageless:
      'The equation comes from young adults and leaves out age: the older you are, the more likely this number is too high. Pay more attention to how your own result changes.',
    borrowedError: 'For women, this margin comes from a similar, shorter test (0.48 L/min):',
  },
  index:
    'This index isn’t a VO2max. The lower it is, the faster your heart recovers. Write it down and compare it with your next one.',
  again: {
    title: 'Repeat the same test in 4 weeks.',
    text: 'Same time of day, same conditions: what counts is the change.',
    submit: 'Add to my calendar',
    last: (value) => `Same time of day, same conditions. Last result: ${value}.`,
  },
  steps: 'How this number is worked out',
  absolute: (litres, weight) => `${litres} litres of oxygen per minute, at ${weight} kg.`,
  refusals: {
    pulseRange:
      'Your average pulse must be from 125 to 170 beats per minute. If it’s lower, repeat the test with a heavier load. If it’s higher, choose a lighter one.',
    notSteady:
      'Your two pulses are more than 5 beats apart: your heart rate had not settled yet. Pedal for one more minute, then enter your last two pulses.',
    noRise: 'After the squats, your pulse must be higher than at rest. Check P0 and P1.',
    implausible:
      'With these values, the equation gives an impossible VO2max. Check them one by one. If they’re right, this test isn’t suitable for you.',
  },
}

function people({ standing, gender, ages }: Comparison): string {
  const group = `${gender === 'homme' ? 'men' : 'women'} aged ${ages.from} to ${ages.to} tested in a lab`
  if (standing === 'below') return `fewer than 5% of ${group}`
  if (standing === 'above') return `more than 95% of ${group}`
  if (standing === 50) return `about half of ${group}`
  if (standing % 50 === 25) return `about ${standing / 25}\u00a0in\u00a04 ${group}`
  return standing % 10 ? `about ${standing}% of ${group}` : `about ${standing / 10}\u00a0in\u00a010 ${group}`
}
