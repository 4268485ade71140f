import type { ChartMessages } from '../fr/charts.ts'

/** The strings of the charts by age, in English. */
export const charts: ChartMessages = {
  age: (years) => `age ${years}`,
  scale: {
    source: {
      homme: 'This site’s categories and percentiles, men.',
      femme: 'This site’s categories and percentiles, women.',
    },
    title: { homme: 'Men: the thresholds fall with age.', femme: 'Women: the thresholds fall with age.' },
    preview: 'Where will you be?',
    alternative: 'Five zones, from Poor to Excellent, which begin lower from 30, 40 and 50 on.',
    alternativeWithValue: (vo2max, category) => `Your dot, at ${vo2max} ml/kg/min, is in the zone “${category}”.`,
  },
  people: {
    source: {
      homme: 'Men tested in a lab (FRIEND, Kaminsky 2022).',
      femme: 'Women tested in a lab (FRIEND, Kaminsky 2022).',
    },
    percentiles: { 95: '95%', 50: 'half', 5: '5%' },
    title: (gender, { from, to }, median) => `${people[gender]}: at ${from} to ${to}, half are above ${median}.`,
    how: (gender) =>
      `Half of the ${peopleTested[gender]} are above the solid line; 9 in 10 are in the band (FRIEND, Kaminsky 2022).`,
    medallists: (_gender, vo2max) => `${vo2max}: cross-country ski medallists`,
    table: {
      title: 'VO2max that 5%, half and 95% do not reach, in ml/kg/min',
      age: 'Age',
      ages: ({ from, to }) => `${from} to ${to}`,
    },
    alternative: ({ from, to }, champions) =>
      `The VO2max of people tested falls with each decade, from ${from} to ${to}. “Good” begins above the half, except for men in their 20s. Cross-country ski medallists average ${champions}.`,
    alternativeWithValue: (vo2max, low, middle, high) =>
      `Your dot is at ${vo2max} ml/kg/min. At your age, 5% of the people tested are below ${low}, half below ${middle}, 95% below ${high}.`,
  },
}

const people = { homme: 'Men', femme: 'Women' }
const peopleTested = { homme: 'men tested', femme: 'women tested' }
