/** Metres more or fewer, ages in years, and the range of today's value ten years on. */
type Years = Record<'metres' | 'now' | 'then' | 'range', string>

/** “What if…?”, in French; loaded when somebody opens its fold. */
export const whatIf = {
  lede: 'Déplacez la distance\u00a0: le plafond suit. Rien n’est enregistré.',
  distance: { before: 'Si je courais', after: 'en 12\u00a0minutes' },
  metres: (metres: string) => `${metres}\u00a0m`,
  less: '20\u00a0m de moins',
  more: '20\u00a0m de plus',
  /** what the range says of its place */
  valueText: (metres: string, vo2max: string, category: string) =>
    `${metres}\u00a0mètres\u00a0: ${vo2max}, ${category}`,
  today: (vo2max: string, category: string) => `aujourd’hui\u00a0: ${vo2max}, ${category}`,
  todayCeiling: (vo2max: string) => `aujourd’hui\u00a0: ${vo2max}`,
  percentile: (percentile: number) => `Vous seriez au ${percentile}e percentile pour votre âge et votre sexe.`,
  signed: (isLess: boolean, value: string) => `${isLess ? '−' : '+'}\u00a0${value}`,
  unchanged: 'C’est votre distance d’aujourd’hui.',
  change: (metres: string, gain: string) => `${metres}\u00a0m, soit ${gain}\u00a0ml/kg/min\u00a0:`,
  within: (margin: string) => `pas plus que les marges des deux résultats ensemble (±\u00a0${margin}).`,
  beyond: 'plus que les marges des deux résultats ensemble. Ce serait sans doute un vrai changement.',
  caution:
    'C’est un calcul, pas un objectif à viser. Avant un autre effort presque maximal, parlez-en à une professionnelle ou un professionnel de la santé.',
  tenYears: {
    title: 'Et dans 10\u00a0ans\u202f?',
    prospects: {
      unchanged: ({ then, range }: Years) => `Sans changement, à ${then}\u00a0ans\u00a0: ${range}\u00a0ml/kg/min.`,
      higher: ({ metres, now, then }: Years) =>
        `Gagnez ${metres}\u00a0m, gardez l’habitude\u00a0: à ${then}\u00a0ans, vous seriez encore plus haut qu’à ${now}\u00a0ans.`,
      same: ({ metres, now, then }: Years) =>
        `Gagnez ${metres}\u00a0m, gardez l’habitude\u00a0: à ${then}\u00a0ans, vous seriez à peu près là où vous êtes à ${now}\u00a0ans.`,
      partly: ({ metres, then }: Years) =>
        `Gagnez ${metres}\u00a0m, gardez l’habitude\u00a0: à ${then}\u00a0ans, vous auriez perdu moins qu’en restant au niveau d’aujourd’hui.`,
      lower: ({ metres, then }: Years) =>
        `Avec ${metres}\u00a0m de moins, vous seriez plus bas à ${then}\u00a0ans que par l’âge seul.`,
    },
    range: (values: string[]) => (values.length > 1 ? `de ${values.join(' à ')}` : `environ ${values[0]}`),
    /** between the two ends of a range, in the drawing */
    to: '\u00a0à\u00a0',
    slopes: 'Les deux pentes sont les mêmes\u00a0: 8 à 10\u00a0% par décennie. Seul le point de départ change.',
    slope: 'La pente\u00a0: 8 à 10\u00a0% par décennie.',
    average:
      'C’est une moyenne après 30\u00a0ans, pas une prédiction, et la baisse est plus rapide après 70\u00a0ans\u00a0:',
    reference: 'Fleg,\u00a02005',
    byCooper: 'D’après l’équation de Cooper seule\u00a0: la formule du site retire déjà 1\u00a0% par année.',
    age: (years: string) => `${years}\u00a0ans`,
    now: (vo2max: string) => `aujourd’hui\u00a0: ${vo2max}`,
    with: {
      more: (metres: string, vo2max: string) => `avec ${metres}\u00a0m de plus\u00a0: ${vo2max}`,
      fewer: (metres: string, vo2max: string) => `avec ${metres}\u00a0m de moins\u00a0: ${vo2max}`,
    },
    /** what the drawing shows of one starting point, for those who do not see it */
    alternative: (start: string, then: string, range: string) => `${start}, puis ${range} à ${then}\u00a0ans.`,
  },
}

export type WhatIfMessages = typeof whatIf
