import type { Gender } from '../../domain/person.ts'
import type { AgeChartMessages } from '../fr/age-chart.ts'

const groups: Record<Gender, string> = { homme: 'Men', femme: 'Women' }

/** What stands in a chart by age, in English. */
export const ageChart: AgeChartMessages = {
  age: (years) => `age ${years}`,
  scale: { homme: 'This site’s scale, by age: men.', femme: 'This site’s scale, by age: women.' },
  people: {
    homme: 'Men tested in a lab (FRIEND, Kaminsky 2022).',
    femme: 'Women tested in a lab (FRIEND, Kaminsky 2022).',
  },
  percentiles: { 95: '95%', 50: 'half', 5: '5%' },
  good: (gender, young, old) => `${groups[gender]}: “Good” starts at ${young} before age 30, at ${old} from age 50.`,
  middle: (gender, young, old) => `${groups[gender]}: half are above ${young} at 20 to 29, above ${old} at 80 to 89.`,
  table: {
    age: 'Age',
    ages: (from, to) => {
      if (!from) return `up to ${to}`
      return Number.isFinite(to) ? `${from} to ${to}` : `${from} and over`
    },
    scale: 'VO2max at which each zone starts, in ml/kg/min',
    people: 'VO2max that 5%, half and 95% do not reach, in ml/kg/min',
  },
  zones: 'Five zones, from Poor to Excellent, which begin lower from 30, 40 and 50 on.',
  onScale: (vo2max, category) => `Your dot, at ${vo2max} ml/kg/min, is in the zone “${category}”.`,
  fallingWithAge: 'The VO2max of people tested falls with each decade, from 20 to 89.',
  amongPeople: (vo2max, low, middle, high) =>
    `Your dot is at ${vo2max} ml/kg/min. At your age, 5% of the people tested are below ${low}, half below ${middle}, 95% below ${high}.`,
}
