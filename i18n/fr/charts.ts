import type { Gender } from '#domain/person.ts'
import type { NumberRange } from '#domain/range.ts'

/** The strings of the charts by age, in French. */
export const charts = {
  age: (years: number) => `${years}\u00a0ans`,
  /** the site's scale */
  scale: {
    source: {
      homme: 'Catégories et percentiles du site, hommes.',
      femme: 'Catégories et percentiles du site, femmes.',
    },
    title: {
      homme: 'Hommes\u00a0: les seuils baissent avec l’âge.',
      femme: 'Femmes\u00a0: les seuils baissent avec l’âge.',
    },
    /** title of the chart beside the form */
    preview: 'Où serez-vous\u202f?',
    /** text alternative of a chart without a value */
    alternative: 'Cinq zones, de Faible à Excellent, qui commencent plus bas à partir de 30, de 40 et de 50\u00a0ans.',
    alternativeWithValue: (vo2max: string, category: string) =>
      `Votre point, à ${vo2max}\u00a0ml/kg/min, est dans la zone «\u00a0${category}\u00a0».`,
  },
  /** the people tested in laboratories */
  people: {
    source: {
      homme: 'Hommes testés en laboratoire (FRIEND, Kaminsky 2022).',
      femme: 'Femmes testées en laboratoire (FRIEND, Kaminsky 2022).',
    },
    percentiles: { 95: '95\u00a0%', 50: 'la moitié', 5: '5\u00a0%' },
    /** states the median of a group */
    title: (gender: Gender, { from, to }: NumberRange, median: string) =>
      `${people[gender]}\u00a0: de ${from} à ${to}\u00a0ans, la moitié dépassent ${median}.`,
    /** how to read the chart, with its source */
    how: (gender: Gender) =>
      `La moitié des ${peopleTested[gender]} dépassent la ligne pleine\u202f; 9 sur 10 sont dans la bande (FRIEND, Kaminsky 2022).`,
    medallists: (gender: Gender, vo2max: string) => `${vo2max}\u00a0: ${medallists[gender]} en ski de fond`,
    table: {
      title: 'VO2max que 5\u00a0%, la moitié et 95\u00a0% n’atteignent pas, en ml/kg/min',
      age: 'Âge',
      ages: ({ from, to }: NumberRange) => `${from} à ${to}\u00a0ans`,
    },
    /** text alternative of the chart without a person */
    alternative: ({ from, to }: NumberRange, medallists: string) =>
      `Le VO2max des personnes testées baisse à chaque décennie, de ${from} à ${to}\u00a0ans. «\u00a0Bon\u00a0» commence plus haut que la moitié, sauf chez les hommes dans la vingtaine. En ski de fond, les médailles vont, en moyenne, à ${medallists}.`,
    alternativeWithValue: (vo2max: string, low: string, middle: string, high: string) =>
      `Votre point est à ${vo2max}\u00a0ml/kg/min. À votre âge, 5\u00a0% des personnes testées sont sous ${low}, la moitié sous ${middle}, 95\u00a0% sous ${high}.`,
  },
}

export type ChartMessages = typeof charts

const people: Record<Gender, string> = { homme: 'Hommes', femme: 'Femmes' }
const peopleTested: Record<Gender, string> = { homme: 'hommes testés', femme: 'femmes testées' }
const medallists: Record<Gender, string> = { homme: 'médaillés', femme: 'médaillées' }
