import type { Gender } from '../../domain/person.ts'

const groups: Record<Gender, string> = { homme: 'Hommes', femme: 'Femmes' }

/** What stands in a chart by age, in French. */
export const ageChart = {
  age: (years: number) => `${years} ans`,
  /** the sources */
  scale: {
    homme: 'Échelle de ce site, selon l’âge : hommes.',
    femme: 'Échelle de ce site, selon l’âge : femmes.',
  },
  people: {
    homme: 'Hommes testés en laboratoire (FRIEND, Kaminsky 2022).',
    femme: 'Femmes testées en laboratoire (FRIEND, Kaminsky 2022).',
  },
  percentiles: { 95: '95 %', 50: 'la moitié', 5: '5 %' },
  /** the titles of two charts side by side; where the site's Bon begins, and what half of the people tested pass */
  good: (gender: Gender, young: string, old: string) =>
    `${groups[gender]} : « Bon » commence à ${young} avant 30 ans, à ${old} dès 50 ans.`,
  middle: (gender: Gender, young: string, old: string) =>
    `${groups[gender]} : la moitié dépassent ${young} de 20 à 29 ans, ${old} de 80 à 89 ans.`,
  table: {
    age: 'Âge',
    ages: (from: number | undefined, to: number) => {
      if (!from) return `jusqu’à ${to} ans`
      return Number.isFinite(to) ? `${from} à ${to} ans` : `${from} ans et plus`
    },
    scale: 'VO2max auquel chaque zone commence, en ml/kg/min',
    people: 'VO2max que 5 %, la moitié et 95 % n’atteignent pas, en ml/kg/min',
  },
  /** the charts for those who do not see them */
  zones: 'Cinq zones, de Faible à Excellent, qui commencent plus bas à partir de 30, de 40 et de 50 ans.',
  onScale: (vo2max: string, category: string) =>
    `Votre point, à ${vo2max} ml/kg/min, est dans la zone « ${category} ».`,
  fallingWithAge: 'Le VO2max des personnes testées baisse à chaque décennie, de 20 à 89 ans.',
  amongPeople: (vo2max: string, low: string, middle: string, high: string) =>
    `Votre point est à ${vo2max} ml/kg/min. À votre âge, 5 % des personnes testées sont sous ${low}, la moitié sous ${middle}, 95 % sous ${high}.`,
}

export type AgeChartMessages = typeof ageChart
