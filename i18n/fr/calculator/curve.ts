/** The drawing of a result, in French. */
export const curve = {
  uptake: 'oxygène utilisé',
  effort: 'effort',
  ceiling: (vo2max: string) => `votre plafond\u00a0: ${vo2max}`,
  /** two ceilings of one run */
  site: (vo2max: string) => `${vo2max} site`,
  cooperAlone: (vo2max: string) => `${vo2max} Cooper seule`,
  percent: (percentile: number) => `${percentile}\u00a0%`,
  people: {
    homme: (from: number, to: number) => `hommes mesurés, ${from} à ${to}\u00a0ans`,
    femme: (from: number, to: number) => `femmes mesurées, ${from} à ${to}\u00a0ans`,
  },
  /** What the drawing shows, for those who do not see it. */
  alternative: {
    ceiling: (vo2max: string) => `Votre plafond\u00a0: ${vo2max}\u00a0ml/kg/min.`,
    site: (vo2max: string) => `Votre plafond selon le site\u00a0: ${vo2max}\u00a0ml/kg/min.`,
    cooperAlone: (vo2max: string) =>
      `Votre plafond d’après l’équation de Cooper seule\u00a0: ${vo2max}\u00a0ml/kg/min.`,
    margin: (from: string, to: string) => `Marge\u00a0: de ${from} à ${to}.`,
    median: {
      homme: (from: number, to: number, median: string) =>
        `Médiane des hommes de ${from} à ${to}\u00a0ans\u00a0: ${median}.`,
      femme: (from: number, to: number, median: string) =>
        `Médiane des femmes de ${from} à ${to}\u00a0ans\u00a0: ${median}.`,
    },
  },
}

export type CurveMessages = typeof curve
