import type { Comparison } from '#domain/norms/tested-people.ts'
import { countInWords } from '../format/words.ts'
import type { AnswerMessages } from '../fr/answer.ts'
import { published } from '../published.ts'

/** The strings of the answer to a run or to another protocol, in English. */
export const answer: AnswerMessages = {
  title: 'Result',
  metres: (distance) => `${distance} m`,
  person: (age, gender) => `Age ${age}, ${gender}`,
  genderNouns: { homme: 'male', femme: 'female' },
  minorNouns: { homme: 'male', femme: 'female' },
  edit: 'Edit',
  percentile: (percentile) => `You are in the ${percentile}th percentile for your age and gender`,
  walked: { pace: 'That’s a walking pace:', instead: 'try walking a mile instead.' },
  fasterThanTheBest: 'That’s faster than the best in the world: check the distance.',
  change: (metres, day) => `${metres} m since ${day}`,
  unchanged: (day) => `Same distance as on ${day}`,
  chart: {
    nextCategory: (category, distance) => `You reach “${category}” at ${distance} m.`,
    starts: (age, category, vo2max) => `At ${age}, “${category}” starts at ${vo2max} ml/kg/min.`,
    highest: 'You’re in the highest zone.',
    today: 'today',
  },
  whatIf: {
    title: 'What if…?',
    result: (distance, vo2max, category) => `${distance} m: ${vo2max}, ${category}`,
  },
  toProgram: 'My 8-week plan',
  share: {
    button: 'Share',
    copied: 'Copied',
    failed: 'Couldn’t copy',
    text: (vo2max, category) => `My estimated VO2max: ${vo2max} (${category}). What’s yours?`,
  },
  save: {
    saved: 'Saved',
    failed: 'Not saved',
    retry: 'Try again',
    withoutSaving: 'Not saved, as you asked.',
    withoutCookie: `Saved for ${published.en.retention}, but you won’t be able to see it again: your browser refuses cookies.`,
  },
  fold: {
    title: (vo2max) => `Where does ${vo2max} come from?`,
    distance: (distance) => `${distance} m in 12 minutes`,
    cooper: 'Cooper’s equation, give or take about 10%',
    cooperOnly: 'Cooper’s equation',
    age: (age) => `Age ${age}`,
    woman: 'Female',
    girl: 'Female',
    minus: (percent) => `− ${percent}%`,
    remainder: 'Leaves',
    strictness: [
      'The thresholds are this site’s own, and they’re strict.',
      'That adjustment and the thresholds are this site’s own, and they’re strict; labs don’t make it.',
      'Those two adjustments and the thresholds are this site’s own, and they’re strict; labs don’t make them.',
    ],
    walked: (distance) =>
      `${distance} m in 12 minutes is a walking pace. This test is made for running, so your rating is probably too low.`,
    young: ({ from, to }) => `Before ${from}, “for your age” means ages ${from} to ${to}: the thresholds are theirs.`,
    percentileNote:
      'The percentile is a step on our scale: what counts most is your progress, always with the same test.',
    litres: (vo2max, weight, litres) => `In oxygen: ${vo2max} × ${weight} kg ÷ 1,000 = ${litres} L/min.`,
    sources: 'Sources:',
  },
  among: (vo2max, comparison) => {
    const { percentileRank } = comparison
    const group = groupTested(comparison)
    if (percentileRank === 0) return `Among ${group}, ${vo2max} would be in the lowest 5%.`
    if (percentileRank === 95) return `Among ${group}, ${vo2max} would be in the highest 5%.`
    return `Among ${group}, ${vo2max} would be higher than about ${shareOfPeople(percentileRank)}.`
  },
  amongRange: (vo2max, from, to, group) => {
    const words = from
      ? `${countInWords(from, 'en')} to ${countInWords(to, 'en')}`
      : `at most ${countInWords(to, 'en')}`
    return `Among ${groupTested(group)}, ${vo2max} would be higher than ${words} in ten.`
  },
  median: ({ ages, gender }, median) =>
    `At ${ages.from} to ${ages.to}, half of the ${people[gender]} tested are above ${median}.`,
  /** for an age at which nobody was tested */
  noComparison: {
    young: ({ from }) => `No comparison before age ${from}.`,
    old: ({ to }) => `The labs’ figures stop at age ${to}.`,
  },
  estimate: {
    margin: (from, to) => `About two times in three, a laboratory would find between ${from} and ${to} ml/kg/min.`,
    unknownMargin: 'A watch estimates, a laboratory measures: the margin depends on the source.',
    sedentary: 'You move little: in that case, this estimate is often too high, and the range doesn’t allow for it.',
    yourDot: { homme: 'Your dot among the men tested', femme: 'Your dot among the women tested' },
    outsideStudiedAges: {
      younger: ({ from }) => `This test hasn’t been validated under age ${from}: the margin may be wider.`,
      older: ({ to }) => `This test hasn’t been validated over age ${to}: the margin may be wider.`,
    },
  },
  refusals: {
    outsideStudiedAges: ({ from, to }) => `This estimate only holds from age ${from} to ${to}. Try the walk instead.`,
    implausible: 'With these values, the equation gives an impossible VO2max: check them one by one.',
    belowWalkingUptake: (speed, uptake, vo2max) =>
      `Walking at ${speed} km/h already takes about ${uptake} ml/kg/min, and the formula gives ${vo2max}: it doesn’t suit you. Write down your time and pulse, and compare them with your next test.`,
  },
}

const people = { homme: 'men', femme: 'women' }

const groupTested = ({ ages, gender }: Omit<Comparison, 'percentileRank'>) =>
  `${people[gender]} aged ${ages.from} to ${ages.to} tested in a lab`

/** Writes a percentage of people as a share: one in ten, three in four. */
function shareOfPeople(percentage: number): string {
  if (percentage === 5) return 'one in twenty'
  if (percentage === 50) return 'half'
  return percentage % 10
    ? `${countInWords(percentage / 25, 'en')} in four`
    : `${countInWords(percentage / 10, 'en')} in ten`
}
