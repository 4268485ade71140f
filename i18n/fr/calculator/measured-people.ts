type Standing = number | 'below' | 'above'

/** What is said of a VO2max beside people who were measured, in French. `group` is one of `groups`, who they are. */
export const measuredPeople = {
  groups: {
    homme: (from: number, to: number) => `hommes de ${from} à ${to} ans mesurés en laboratoire`,
    femme: (from: number, to: number) => `femmes de ${from} à ${to} ans mesurées en laboratoire`,
  },
  /** How many of them score lower than the reader, or than a value with its unit. */
  lower: (standing: Standing, group: string, value?: string) => {
    const many = value ? `ont moins de ${value}` : 'font moins que vous'
    const one = value ? `a moins de ${value}` : 'fait moins que vous'
    if (standing === 'below') return `Moins de 5 % des ${group} ${many}.`
    if (standing === 'above') return `Plus de 95 % des ${group} ${many}.`
    const part = partOf(standing)
    if (part) return `Environ ${part} des ${group} ${many}.`
    return `Parmi les ${group}, environ ${outOf(standing)} ${standing > 10 ? many : one}.`
  },
  /** The same of a run, for those who are not in the lowest quarter. */
  lead: (standing: number | 'above', group: string) => {
    if (standing === 'above') return `Votre course vous place devant plus de 95 % des ${group}.`
    const part = partOf(standing)
    if (part) return `Votre course vous place devant ${part} environ des ${group}.`
    return `Parmi les ${group}, votre course vous place devant environ ${outOf(standing)}.`
  },
  byCooper: (vo2max: string) => `D’après l’équation de Cooper seule : ${vo2max} ml/kg/min, à ± 10 % près.`,
  start: (distance: string) => `${distance} m en 12 minutes : c’est votre point de départ.`,
  tooOld: 'Les mesures en laboratoire s’arrêtent à 89 ans : comparez-vous surtout à vous-même.',
  /** Beside a sentence that has named the group. */
  cooperAlone: (standing: Standing, vo2max: string) => {
    const gives = `Sans les corrections du site, l’équation de Cooper donne ${vo2max} ml/kg/min :`
    if (standing === 'below') return `${gives} moins de 5 % de ces personnes font moins.`
    if (standing === 'above') return `${gives} plus de 95 % de ces personnes font moins.`
    const part = partOf(standing)
    if (part) return `${gives} environ ${part} de ces personnes font moins.`
    return `${gives} parmi ces personnes, environ ${outOf(standing)} ${standing > 10 ? 'font' : 'fait'} moins.`
  },
  site: {
    stricter: 'Selon les seuils du site, plus exigeants que la moyenne des gens mesurés.',
    looser: 'Selon les seuils du site, moins exigeants que la moyenne des gens mesurés.',
  },
  /** beside two numbers */
  remember: (vo2max: string) => `Retenez ${vo2max} : c’est le nombre que le site emploie partout.`,
  /** where the formula gives less than anybody who walks has */
  belowFormula: {
    none: (distance: string) =>
      `${distance} m en 12 minutes, c’est trop peu pour cette formule : ce 0 est sa limite, et non une mesure de votre forme.`,
    walked: (distance: string) =>
      `${distance} m en 12 minutes, c’est un pas de marche : la formule, faite pour la course, donne moins que ce que cette marche demande. Votre VO2max est sans doute plus haut.`,
    low: 'C’est plus bas que ce que la formule peut dire : même une marche très lente demande plus de 7 ml/kg/min.',
  },
  byFormula: 'Selon la formule et les seuils du site',
  byThresholds: 'Selon les seuils du site',
  why: {
    title: 'Pourquoi cet écart ?',
    formula: {
      homme: 'Le site retire 1 % par année après 25 ans, mais la distance courue reflète déjà l’âge.',
      femme:
        'Le site retire 1 % par année après 25 ans, puis 15 % pour une femme, mais la distance courue reflète déjà l’âge et le sexe.',
    },
    /** of a value from elsewhere */
    site: 'Les seuils du site sont les mêmes de 50 à 100 ans, alors que le VO2max continue de baisser avec l’âge.',
    thresholds: 'Ses seuils sont les mêmes de 50 à 100 ans, alors que le VO2max continue de baisser avec l’âge.',
  },
  source: 'Personnes mesurées : adultes en santé de 20 à 89 ans, volontaires, sur tapis roulant, aux États-Unis',
  reference: 'Kaminsky, 2022',
}

function partOf(percentile: number): string | undefined {
  return { 25: 'le quart', 50: 'la moitié', 75: 'les trois quarts' }[percentile]
}

/** In tenths, and in twentieths at both ends. */
function outOf(percentile: number): string {
  const parts = percentile % 10 ? 20 : 10
  return `${Math.round((percentile / 100) * parts)}\u00a0sur\u00a0${parts}`
}
