import type { Comparison } from '../../../domain/norms/measured-people.ts'
import type { Gender } from '../../../domain/person.ts'
import { peopleChart } from '../charts/people-chart.ts'

type Group = Omit<Comparison, 'standing'>

/**
 * The strings below the result of any protocol, in French. A run's percentile, margin and save line are in
 * `calculator.ts`, the categories in `entry.ts`, and strings of a single protocol in `protocol-results.ts`.
 */
export const result = {
  chart: peopleChart,
  scaleTable: {
    title: 'VO2max auquel chaque zone commence, en ml/kg/min',
    age: 'Âge',
    ages: (from: number | undefined, to: number) => {
      if (!from) return `jusqu’à ${to} ans`
      return Number.isFinite(to) ? `${from} à ${to} ans` : `${from} ans et plus`
    },
  },
  /** the titles of the charts */
  chartTitle: {
    next: (category: string, distance: string) => `Vous passez à « ${category} » à ${distance} m.`,
    starts: (age: string, category: string, vo2max: string) =>
      `À ${age} ans, « ${category} » commence à ${vo2max} ml/kg/min.`,
    highest: 'Vous êtes dans la zone la plus haute.',
    median: ({ ages, gender }: Group, median: string) =>
      `De ${ages.from} à ${ages.to} ans, la moitié des ${many[gender]} dépassent ${median} ml/kg/min.`,
  },
  /** `walked`, `young` and `laboratory`: the second opinion on a run */
  walked: {
    title: 'Vous avez marché ?',
    text: (distance: string) =>
      `${distance} m en 12 minutes, c’est l’allure de la marche, et ce test est fait pour la course : votre note est donc sans doute trop basse. La marge d’environ 10 % vaut pour une course.`,
    open: 'Marcher 1,6 km',
  },
  young: {
    title: (age: string) => `Et à ${age} ans ?`,
    text: 'Les seuils sont ceux des 20 à 29 ans : ici, « pour votre âge » veut dire « de 20 à 29 ans ». À votre âge, comparez-vous surtout à votre dernier test.',
  },
  laboratory: {
    title: 'Et en laboratoire ?',
    alone: (vo2max: string, comparison: Comparison) =>
      `Votre distance seule donne ${vo2max} : c’est ${comparedTo(comparison, 'plus')}.`,
    stricter: 'Notre échelle est plus sévère : ses seuils sont hauts.',
    stricterByFormula:
      'Notre échelle est plus sévère : elle corrige la distance pour l’âge et le sexe, et ses seuils sont hauts.',
    gap: (shown: string) =>
      `L’écart avec ${shown} vient de la correction pour l’âge et le sexe, et non de la marge du test.`,
    step: 'Notre percentile est un palier de cette échelle, et non un rang parmi les gens testés.',
    mostToGain: 'C’est à ce niveau qu’on a le plus à gagner.',
    show: 'Voir où vous seriez',
    old: 'Nos chiffres de laboratoire s’arrêtent à 89 ans.',
  },
  /** the comparison of other protocols' values */
  compared: {
    as: (comparison: Comparison) => capitalized(`${comparedTo(comparison, 'plus haut')}.`),
    /** both shares in tenths, from 0 to 9 */
    between: (from: number, to: number, group: Group) => {
      const { gender } = group
      const highest = to === 1 ? `${one[gender]} sur 10` : `${to} ${many[gender]} sur 10`
      const share = from ? `que ${from} à ${highest}` : `${to === 1 ? 'qu’' : 'que '}${highest} au plus`
      return `Plus haut ${share} ${tested(group)}.`
    },
    young: 'Pas de comparaison avant 20 ans.',
    tooHighIfIdle:
      'Chez les gens qui bougent peu, cette estimation est souvent trop haute. La fourchette et la comparaison n’en tiennent pas compte.',
  },
  /** label of the run's dot while the visitor tries another distance */
  today: 'aujourd’hui',
  whatIf: {
    title: 'Et si… ?',
    less: '10 m de moins',
    more: '10 m de plus',
    metres: (distance: string) => `${distance} m`,
    result: (vo2max: string) => ` : ${vo2max}, `,
    unchanged: 'Déplacez la distance : le point suit. Rien n’est enregistré.',
  },
  gain: {
    more: (metres: string, day: string) => `${metres} m de plus que le ${day}.`,
    less: (metres: string, day: string) => `${metres} m de moins que le ${day}.`,
    same: (day: string) => `Autant que le ${day}.`,
  },
  next: {
    goal: (distance: string) => `Objectif : ${distance} m en 8 semaines`,
    /** during a program, once its goal is reached */
    offered: (distance: string) => `Prochain objectif, si vous voulez\u00a0: ${distance}\u00a0m`,
    program: 'Commencer 8 semaines',
    week: (week: number) => `Voir la semaine\u00a0${week}`,
    walks: 'Commencer 8 semaines de marche',
    /** for a protocol with a larger margin */
    narrower: 'Pour une marge plus petite :',
  },
  everyday: {
    title: 'Au quotidien',
    names: {
      walking: 'Marcher de 5,6 à 6,3 km/h',
      stairs: 'Monter un escalier lentement',
      cycling: 'Vélo de 16 à 19 km/h',
      running: 'Courir à 8 km/h',
    },
    share: (percent: number) => `${percent} %`,
    surpassed: 'moins que votre course',
    outOfReach: 'au-delà pour l’instant',
    note: (vo2max: string) =>
      `Part de ${vo2max} ml/kg/min, ce que donne votre distance seule. Ces efforts ont été mesurés chez des adultes de 19 à 59 ans.`,
  },
  details: {
    title: 'Détails et sources',
    alone: { label: 'Distance seule (Cooper)', value: (vo2max: string) => `${vo2max}, à environ 10 % près` },
    litres: {
      label: 'Litres d’oxygène par minute',
      value: (litres: string, weight: string) => `${litres} pour ${weight} kg`,
    },
    mets: { label: 'MET (fois le repos)' },
    speed: { label: 'Vitesse moyenne', value: (speed: string) => `${speed} km/h` },
    steps: 'Le calcul',
    /** Source: content brief, F11 and F12 */
    formulaNote:
      'Notre calculateur abaisse le résultat de l’équation de Cooper après 25 ans, et chez les femmes. Après 50 ans, il sous-estime souvent la forme réelle.',
    percentileNote:
      'Le percentile est un palier (10, 25, 50, 75 ou 95) fondé sur nos seuils, et non un rang calculé dans la population du Québec.',
    sources: {
      people: 'Personnes testées : adultes apparemment en santé, sur tapis roulant, aux États-Unis',
      kaminsky: 'Kaminsky, 2022',
      canadians: 'Au Canada, de 20 à 69 ans, la moyenne estimée est de 36,7 (hommes) et de 32,2 (femmes)',
      doyon: 'Doyon, 2021',
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
  /** for every protocol but the run */
  range: (from: string, to: string) =>
    `Environ deux fois sur trois, un laboratoire trouverait de ${from} à ${to} ml/kg/min.`,
  compare: 'Comparer les méthodes',
  /** `from` and `to` are the ages of the study's participants, in completed years */
  cautions: {
    younger: (from: number) =>
      `Ce test n’a pas été vérifié avant ${from} ans : la marge pourrait être plus grande. Regardez surtout votre évolution.`,
    older: (to: number) =>
      `Ce test n’a pas été vérifié après ${to} ans : la marge pourrait être plus grande. Regardez surtout votre évolution.`,
    ageless:
      'L’équation vient de jeunes adultes et ne tient pas compte de l’âge : plus on est âgé, plus ce nombre risque d’être trop haut. Regardez surtout votre évolution.',
    borrowedError:
      'Chez les femmes, cette marge a été trouvée sur un palier plus court, femmes et hommes ensemble (0,48 L/min) :',
  },
  index:
    'Cet indice n’est pas un VO2max. Plus il est bas, mieux c’est : le cœur récupère plus vite. Les barèmes diffèrent ; notez donc le vôtre, et voyez s’il baisse la prochaine fois.',
  again: {
    title: 'Refaites le même test dans 4 semaines.',
    planned: (day: string) => `Refaites le même test le ${day}, comme le prévoit votre programme.`,
    text: 'À la même heure et dans les mêmes conditions : c’est l’évolution qui compte.',
    submit: 'Ajouter au calendrier',
    last: (value: string) => `Même heure, mêmes conditions. Dernier résultat : ${value}.`,
  },
  steps: 'Comment ce nombre est calculé',
  absolute: (litres: string, weight: string) =>
    `${litres} ${/^[01],/.test(litres) ? 'litre' : 'litres'} d’oxygène par minute, pour ${weight} kg.`,
  refusals: {
    pulseRange:
      'Le pouls moyen doit être de 125 à 170 battements par minute. S’il est plus bas, reprenez le test avec une charge plus forte. S’il est plus haut, choisissez une charge plus légère un autre jour.',
    notSteady:
      'Vos deux pouls ont plus de 5 battements d’écart : le cœur n’était pas encore stable. Pédalez une minute de plus, puis entrez vos deux derniers pouls.',
    noRise: 'Après les flexions, le pouls doit être plus haut qu’au repos. Vérifiez P0 et P1.',
    implausible:
      'Avec ces valeurs, l’équation donne un VO2max impossible. Vérifiez-les une à une. Si elles sont justes, ce test ne vous convient pas.',
    belowEffort: {
      walking: (speed: string, uptake: string, vo2max: string) =>
        `À ${speed} km/h, marcher ${takes(uptake, vo2max)} Notez votre temps et votre pouls, et comparez-les au prochain test.`,
      stepping: (_: string, uptake: string, vo2max: string) =>
        `Monter cette marche ${takes(uptake, vo2max)} Notez votre pouls, et comparez-le au prochain test.`,
      cycling: (watts: string, uptake: string, vo2max: string) =>
        `Pédaler à ${watts} W ${takes(uptake, vo2max)} Notez votre pouls, et comparez-le au prochain test.`,
    },
  },
}

export type ResultMessages = typeof result

/** Returns the end of a sentence about an effort that the formula contradicts. */
function takes(uptake: string, vo2max: string): string {
  return `demande déjà environ ${uptake} ml/kg/min, et la formule donne ${vo2max} : elle ne convient pas à votre cas.`
}

const one: Record<Gender, string> = { homme: 'un homme', femme: 'une femme' }
const many: Record<Gender, string> = { homme: 'hommes', femme: 'femmes' }

function tested({ ages, gender }: Group): string {
  return `de ${ages.from} à ${ages.to} ans, ${gender === 'homme' ? 'testés' : 'testées'} en laboratoire`
}

function comparedTo(comparison: Comparison, more: string): string {
  const { standing, gender } = comparison
  if (standing === 'below') return `dans les 5 % les plus bas des ${many[gender]} ${tested(comparison)}`
  if (standing === 'above' || standing === 95)
    return `dans les 5 % les plus hauts des ${many[gender]} ${tested(comparison)}`
  const parts: Partial<Record<typeof standing, string>> = {
    5: `${one[gender]} sur 20`,
    10: `${one[gender]} sur 10`,
    25: `${one[gender]} sur quatre`,
    50: `la moitié des ${many[gender]}`,
    75: `trois ${many[gender]} sur quatre`,
  }
  return `${more} qu’environ ${parts[standing] ?? `${standing / 10} ${many[gender]} sur 10`} ${tested(comparison)}`
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
