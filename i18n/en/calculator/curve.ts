import type { CurveMessages } from '../../fr/calculator/curve.ts'

/** The drawing of a result, in English. */
export const curve: CurveMessages = {
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
}
