import type { Comparison } from '../../../domain/norms/measured-people.ts'
import type { ResultMessages } from '../../fr/calculator/result.ts'
import { peopleChart } from '../charts/people-chart.ts'

type Group = Omit<Comparison, 'standing'>

/** The strings below a result, in English. The French file says what is here and what is elsewhere. */
export const result: ResultMessages = {
  chart: peopleChart,
  scaleTable: {
    title: 'VO2max at which each zone starts, in ml/kg/min',
    age: 'Age',
    ages: (from, to) => {
      if (!from) return `up to ${to}`
      return Number.isFinite(to) ? `${from} to ${to}` : `${from} and over`
    },
  },
  chartTitle: {
    next: (category, distance) => `You reach “${category}” at ${distance} m.`,
    starts: (age, category, vo2max) => `At ${age}, “${category}” starts at ${vo2max} ml/kg/min.`,
    highest: 'You’re in the highest zone.',
    median: (group, median) => `Half of ${people(group)} are above ${median} ml/kg/min.`,
  },
  walked: {
    title: 'Did you walk?',
    text: (distance) =>
      `${distance} m in 12 minutes is a walking pace, and this test is made for running: so your rating is probably too low. The margin of about 10% holds for a run.`,
    open: 'Walk a mile',
  },
  young: {
    title: (age) => `And at ${age}?`,
    text: 'The thresholds are those for ages 20 to 29; here, “for your age” means ages 20 to 29. At your age, compare mostly with your own last test.',
  },
  laboratory: {
    title: 'And in a lab?',
    alone: (vo2max, comparison) => `Your distance alone gives ${vo2max}, ${comparedTo(comparison)}.`,
    stricter: 'Our scale is stricter: its thresholds are high.',
    stricterByFormula: 'Our scale is stricter: it adjusts the distance for age and sex, and its thresholds are high.',
    gap: (shown) => `The gap from ${shown} comes from adjusting for age and sex, not from the test’s margin.`,
    step: 'Our percentile is a step on that scale, not a rank among the people tested.',
    mostToGain: 'This is where there’s the most to gain.',
    show: 'See where you’d be',
    old: 'Our lab figures stop at age 89.',
  },
  compared: {
    as: (comparison) => `${capitalized(comparedTo(comparison))}.`,
    between: (from, to, group) =>
      `Higher than ${from ? `${from} to ${to}` : `at most ${to}`} in 10 ${people(group)} tested in a lab.`,
    young: 'No comparison before age 20.',
    tooHighIfIdle:
      'For people who move little, this estimate is often too high. The range and the comparison don’t allow for that.',
  },
  today: 'today',
  whatIf: {
    title: 'What if…?',
    less: '10 m less',
    more: '10 m more',
    metres: (distance) => `${distance} m`,
    result: (vo2max) => `: ${vo2max}, `,
    unchanged: 'Move the distance: the dot follows. Nothing is saved.',
  },
  gain: {
    more: (metres, day) => `${metres} m more than on ${day}.`,
    less: (metres, day) => `${metres} m less than on ${day}.`,
    same: (day) => `The same as on ${day}.`,
  },
  next: {
    goal: (distance) => `Goal: ${distance} m in 8 weeks`,
    offered: (distance) => `Next goal, if you like: ${distance}\u00a0m`,
    program: 'Start 8 weeks',
    week: (week) => `See week\u00a0${week}`,
    walks: 'Start 8 weeks of walking',
    narrower: 'For a smaller margin:',
  },
  everyday: {
    title: 'Everyday life',
    names: {
      walking: 'Walking at 5.6 to 6.3 km/h',
      stairs: 'Climbing stairs slowly',
      cycling: 'Cycling at 16 to 19 km/h',
      running: 'Running at 8 km/h',
    },
    share: (percent) => `${percent}%`,
    surpassed: 'less than your run',
    outOfReach: 'out of reach for now',
    note: (vo2max) =>
      `Share of ${vo2max} ml/kg/min, which your distance alone gives. These efforts were measured in adults aged 19 to 59.`,
  },
  details: {
    title: 'Details and sources',
    alone: { label: 'Distance alone (Cooper)', value: (vo2max) => `${vo2max}, give or take about 10%` },
    litres: { label: 'Litres of oxygen per minute', value: (litres, weight) => `${litres} at ${weight} kg` },
    mets: { label: 'METs (times rest)' },
    speed: { label: 'Average speed', value: (speed) => `${speed} km/h` },
    steps: 'The calculation',
    formulaNote:
      'This calculator lowers the result of Cooper’s equation after age 25, and for women. After 50, it often understates real fitness.',
    percentileNote:
      'The percentile is a step (10, 25, 50, 75 or 95) based on our own thresholds, not your rank in the Canadian population.',
    sources: {
      people: 'People tested: apparently healthy adults, on a treadmill, in the United States',
      kaminsky: 'Kaminsky, 2022',
      canadians: 'In Canada, the estimated average from age 20 to 69 is 36.7 (men) and 32.2 (women)',
      doyon: 'Doyon, 2021',
      everyday: 'Everyday efforts:',
      herrmann: 'Herrmann, 2024',
    },
  },
  share: {
    title: 'Save and share',
    withoutScript: 'To have this answer on paper, print this page.',
    results: 'See all my results',
    event: (distance) => `Same course, same time of day, same shoes. Last distance: ${distance} m.`,
  },
  range: (from, to) => `About two times in three, a laboratory would find between ${from} and ${to} ml/kg/min.`,
  compare: 'Compare the methods',
  cautions: {
    younger: (from) =>
      `This test hasn’t been validated in people under ${from}, so the margin may be wider. Pay more attention to how your own result changes.`,
    older: (to) =>
      `This test hasn’t been validated in people over ${to}, so the margin may be wider. Pay more attention to how your own result changes.`,
    ageless:
      'The equation comes from young adults and leaves out age: the older you are, the more likely this number is too high. Pay more attention to how your own result changes.',
    borrowedError: 'For women, this margin was found on a shorter stage, in women and men together (0.48 L/min):',
  },
  index:
    'This index isn’t a VO2max. The lower, the better: your heart recovers faster. Rating scales differ, so write yours down and see if it’s lower next time.',
  again: {
    title: 'Repeat the same test in 4 weeks.',
    planned: (day) => `Repeat the same test on ${day}, as your program has it.`,
    text: 'Same time of day, same conditions: what counts is the change.',
    submit: 'Add to my calendar',
    last: (value) => `Same time of day, same conditions. Last result: ${value}.`,
  },
  steps: 'How this number is worked out',
  absolute: (litres, weight) => `${litres} litres of oxygen per minute, at ${weight} kg.`,
  refusals: {
    pulseRange:
      'Your average pulse must be from 125 to 170 beats per minute. If it’s lower, repeat the test with a heavier load. If it’s higher, choose a lighter one another day.',
    notSteady:
      'Your two pulses are more than 5 beats apart: your heart rate had not settled yet. Pedal for one more minute, then enter your last two pulses.',
    noRise: 'After the squats, your pulse must be higher than at rest. Check P0 and P1.',
    implausible:
      'With these values, the equation gives an impossible VO2max. Check them one by one. If they’re right, this test isn’t suitable for you.',
    belowEffort: {
      walking: (speed, uptake, vo2max) =>
        `Walking at ${speed} km/h ${takes(uptake, vo2max)} Write down your time and pulse, and compare them with your next test.`,
      stepping: (_, uptake, vo2max) =>
        `Climbing this step ${takes(uptake, vo2max)} Write down your pulse, and compare it with your next test.`,
      cycling: (watts, uptake, vo2max) =>
        `Cycling at ${watts} W ${takes(uptake, vo2max)} Write down your pulse, and compare it with your next test.`,
    },
  },
}

/** Returns the end of a sentence about an effort that the formula contradicts. */
function takes(uptake: string, vo2max: string): string {
  return `already takes about ${uptake} ml/kg/min, and the formula gives ${vo2max}: it doesn’t fit your case.`
}

function people({ ages, gender }: Group): string {
  return `${gender === 'homme' ? 'men' : 'women'} aged ${ages.from} to ${ages.to}`
}

function comparedTo(comparison: Comparison): string {
  const { standing } = comparison
  const group = `${people(comparison)} tested in a lab`
  if (standing === 'below') return `in the lowest 5% of ${group}`
  if (standing === 'above' || standing === 95) return `in the highest 5% of ${group}`
  const parts: Partial<Record<typeof standing, string>> = {
    5: '1 in 20',
    25: 'a quarter of',
    50: 'half of',
    75: 'three quarters of',
  }
  return `higher than about ${parts[standing] ?? `${standing / 10} in 10`} ${group}`
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
