import type { Gender } from '../../../domain/person.ts'

/** The strings of a chart of the site's scale, in French. */
export const scaleChart = {
  age: (years: number) => `${years} ans`,
  source: (gender: Gender) => `Échelle de ce site, selon l’âge : ${gender === 'homme' ? 'hommes' : 'femmes'}.`,
  /** states where Bon begins */
  title: (gender: Gender, young: string, old: string) =>
    `${gender === 'homme' ? 'Hommes' : 'Femmes'} : « Bon » commence à ${young} avant 30 ans, à ${old} dès 50 ans.`,
  /** text alternative of a chart without a value */
  zones: 'Cinq zones, de Faible à Excellent, qui commencent plus bas à partir de 30, de 40 et de 50 ans.',
  onScale: (vo2max: string, category: string) =>
    `Votre point, à ${vo2max} ml/kg/min, est dans la zone « ${category} ».`,
}

export type ScaleChartMessages = typeof scaleChart
