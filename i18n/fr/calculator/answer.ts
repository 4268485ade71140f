import type { Comparison } from '../../../domain/norms/measured-people.ts'

type Range = Record<'from' | 'to', string>

/** The sentences of an answer in French, whatever the test: a run’s number, category and percentile are in `calculator.ts`. */
export const answer = {
  /** of a distance that was walked, before its number */
  walked: {
    text: (distance: string) =>
      `${distance} m en 12 minutes, c’est l’allure de la marche. La formule est faite pour la course : ici, elle donne un nombre trop bas. Pour une vraie estimation :`,
    open: 'Marchez 1,6 km',
    filled: 'Votre âge, votre sexe et votre poids y sont déjà.',
  },
  comparison: {
    yours: (comparison: Comparison) => `${lower(comparison)} que le vôtre.`,
    /** of another distance */
    other: (comparison: Comparison) => `${lower(comparison)}.`,
    young: 'Nos seuils sont ceux des 20 à 29 ans. À votre âge, regardez surtout vos progrès.',
    old: 'Le registre auquel nous comparons s’arrête à 89 ans.',
    /** beside a number that is another one */
    why: (alone: string, shown: string) =>
      `Cette comparaison part de votre distance seule : ${alone} ml/kg/min, à 10 % près. Notre formule en retire ensuite pour l’âge et le sexe, et nos seuils sont exigeants : d’où ${shown}.`,
  },
  /** The drawing of an answer. */
  curve: {
    alone: 'distance seule',
    ceiling: 'votre plafond',
    today: 'aujourd’hui',
    percentiles: { 95: '95 %', 50: 'la moitié', 5: '5 %' },
    people: ({ ages, gender }: Omit<Comparison, 'standing'>) =>
      `${gender === 'homme' ? 'hommes testés' : 'femmes testées'}, ${ages.from} à ${ages.to} ans`,
    /** in the drawing; stairs are where walking is */
    marks: { walking: 'marcher vite', cycling: 'vélo', running: 'courir' },
    /** What the drawing shows, for those who do not see it. */
    alternative: {
      ceiling: (vo2max: string, label: string) => `Votre plafond : ${vo2max} ml/kg/min, ${label}.`,
      margin: ({ from, to }: Range) => `Marge : de ${from} à ${to}.`,
      median: (people: string, median: string) => `Médiane : ${median} (${people}).`,
    },
  },
  whatIf: {
    title: 'Et si… ?',
    less: '20 m de moins',
    more: '20 m de plus',
    metres: (distance: string) => `${distance} m`,
    goal: 'objectif',
    result: (vo2max: string) => ` : ${vo2max}, `,
    unchanged: 'Déplacez le curseur : le plafond suit. Rien n’est enregistré.',
  },
  /** under a number with a large margin */
  narrower: {
    title: 'Pour resserrer :',
    filled: 'Votre âge et votre sexe y sont déjà.',
  },
  gain: {
    more: (metres: string, day: string) => `${metres} m de plus que le ${day}.`,
    less: (metres: string, day: string) => `${metres} m de moins que le ${day}.`,
    same: (day: string) => `Autant que le ${day}.`,
  },
  goal: {
    more: (distance: string, more: string) => `Objectif pour 8 semaines : ${distance} m, soit ${more} m de plus.`,
    category: (category: string) => `Ce serait la catégorie ${category}.`,
    stay: (distance: string) => `Objectif : rester au-dessus de ${distance} m.`,
    improve: 'Progresser en 8 semaines',
  },
  everyday: {
    title: 'Au quotidien',
    names: {
      walking: 'Marcher vite',
      stairs: 'Monter un escalier',
      cycling: 'Vélo tranquille',
      running: 'Courir à 8 km/h',
    },
    share: (percent: number) => `${percent} %`,
    surpassed: 'moins que votre course',
    outOfReach: 'au-delà pour l’instant',
    note: 'Part de votre plafond, d’après la distance seule.',
  },
  details: {
    title: 'Détails',
    alone: { label: 'Distance seule (Cooper)', value: (vo2max: string) => `${vo2max} ± 10 %` },
    litres: {
      label: 'Litres d’oxygène par minute',
      value: (litres: string, weight: string) => `${litres} pour ${weight} kg`,
    },
    mets: { label: 'MET (fois le repos)' },
    speed: { label: 'Vitesse moyenne', value: (speed: string) => `${speed} km/h` },
    steps: 'Le calcul',
    table: 'Voir votre case dans le tableau',
    /** F12 and F11 of the content brief */
    formulaNote:
      'Notre calculateur abaisse le résultat de l’équation de Cooper après 25 ans, et chez les femmes. Après 50 ans, il est souvent trop bas : fiez-vous plutôt à la distance seule.',
    percentileNote:
      'Le percentile est un palier (10, 25, 50, 75 ou 95) fondé sur nos seuils, et non un rang calculé dans la population du Québec.',
    sources: {
      people: 'Personnes testées : adultes apparemment en santé, sur tapis roulant, aux États-Unis',
      kaminsky: 'Kaminsky, 2022',
      everyday: 'Efforts quotidiens :',
      herrmann: 'Herrmann, 2024',
    },
  },
  share: {
    title: 'Enregistrer et partager',
    withoutScript: 'Pour avoir cette réponse sur papier, imprimez cette page.',
    results: 'Voir tous mes résultats',
    event: (distance: string) => `Même parcours, même heure, mêmes chaussures. Dernière distance : ${distance} m.`,
  },
  /** of every test but the run */
  range: (from: string, to: string) =>
    `Environ deux fois sur trois, un laboratoire trouverait de ${from} à ${to} ml/kg/min.`,
  compare: 'Comparer les méthodes',
  /** by the completed years that a test was checked on */
  cautions: {
    younger: (from: number) =>
      `Ce test n’a pas été vérifié avant ${from} ans : la marge pourrait être plus grande. Regardez surtout votre évolution.`,
    older: (to: number) =>
      `Ce test n’a pas été vérifié après ${to} ans : la marge pourrait être plus grande. Regardez surtout votre évolution.`,
    ageless:
      'L’équation vient de jeunes adultes et ne tient pas compte de l’âge : plus on est âgé, plus ce nombre risque d’être trop haut. Regardez surtout votre évolution.',
    borrowedError: 'Chez les femmes, cette marge vient d’un test semblable, plus court (0,48 L/min) :',
  },
  index:
    'Cet indice n’est pas un VO2max. Plus il est bas, plus le cœur récupère vite. Notez-le, puis comparez-le au suivant.',
  again: {
    title: 'Refaites le même test dans 4 semaines.',
    text: 'À la même heure et dans les mêmes conditions : c’est l’évolution qui compte.',
    /** in a calendar */
    submit: 'Ajouter au calendrier',
    last: (value: string) => `Même heure, mêmes conditions. Dernier résultat : ${value}.`,
  },
  steps: 'Comment ce nombre est calculé',
  absolute: (litres: string, weight: string) =>
    `${litres} ${/^[01],/.test(litres) ? 'litre' : 'litres'} d’oxygène par minute, pour ${weight} kg.`,
  refusals: {
    pulseRange:
      'Le pouls moyen doit être de 125 à 170 battements par minute. S’il est plus bas, reprenez le test avec une charge plus forte. S’il est plus haut, choisissez une charge plus légère.',
    notSteady:
      'Vos deux pouls ont plus de 5 battements d’écart : le cœur n’était pas encore stable. Pédalez une minute de plus, puis entrez vos deux derniers pouls.',
    noRise: 'Après les flexions, le pouls doit être plus haut qu’au repos. Vérifiez P0 et P1.',
    implausible:
      'Avec ces valeurs, l’équation donne un VO2max impossible. Vérifiez-les une à une. Si elles sont justes, ce test ne vous convient pas.',
  },
}

export type AnswerMessages = typeof answer

/** Up to the words that say lower than what. */
function lower({ standing, gender, ages }: Comparison): string {
  const [one, many] = gender === 'homme' ? ['un homme', 'hommes'] : ['une femme', 'femmes']
  const isOne = standing === 10 || standing === 25
  return `En laboratoire, ${part(standing, one, many)} de ${ages.from} à ${ages.to} ans ${isOne ? 'a' : 'ont'} un VO2max plus bas`
}

function part(standing: Comparison['standing'], one: string, many: string): string {
  if (standing === 'below') return `moins de 5 % des ${many}`
  if (standing === 'above') return `plus de 95 % des ${many}`
  if (standing === 25) return `environ ${one} sur quatre`
  if (standing === 50) return `environ la moitié des ${many}`
  if (standing === 75) return `environ trois ${many} sur quatre`
  if (standing % 10) return `environ ${standing} % des ${many}`
  return `environ ${standing === 10 ? one : `${standing / 10} ${many}`} sur 10`
}
