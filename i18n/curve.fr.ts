/** The drawing of a result, in French. */
export const curve = {
  uptake: 'oxygène utilisé',
  effort: 'effort',
  ceiling: (vo2max: string) => `votre plafond : ${vo2max}`,
  /** two ceilings of one run */
  site: (vo2max: string) => `${vo2max} formule du site`,
  cooperAlone: (vo2max: string) => `${vo2max} Cooper seule`,
  percent: (percentile: number) => `${percentile} %`,
  people: {
    homme: (from: number, to: number) => `hommes mesurés, ${from} à ${to} ans`,
    femme: (from: number, to: number) => `femmes mesurées, ${from} à ${to} ans`,
  },

  /** What the drawing shows, for those who do not see it. */
  alternative: {
    ceiling: (vo2max: string) => `Votre plafond : ${vo2max} ml/kg/min.`,
    margin: (from: string, to: string) => `Marge : de ${from} à ${to}.`,
    median: {
      homme: (from: number, to: number, median: string) => `Médiane des hommes de ${from} à ${to} ans : ${median}.`,
      femme: (from: number, to: number, median: string) => `Médiane des femmes de ${from} à ${to} ans : ${median}.`,
    },
  },
}

export type CurveMessages = typeof curve
