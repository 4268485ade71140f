import type { ScaleChartMessages } from '../../fr/charts/scale-chart.ts'

/** The strings of a chart of the site's scale, in English. */
export const scaleChart: ScaleChartMessages = {
  age: (years) => `age ${years}`,
  source: (gender) => `This site’s scale, by age: ${gender === 'homme' ? 'men' : 'women'}.`,
  title: (gender, young, old) =>
    `${gender === 'homme' ? 'Men' : 'Women'}: “Good” starts at ${young} before age 30, at ${old} from age 50.`,
  zones: 'Five zones, from Poor to Excellent, which begin lower from 30, 40 and 50 on.',
  onScale: (vo2max, category) => `Your dot, at ${vo2max} ml/kg/min, is in the zone “${category}”.`,
}
