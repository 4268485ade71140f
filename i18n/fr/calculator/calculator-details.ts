import { saveMeasurement } from '../progress/save-measurement.ts'
import { measuredPeople } from './measured-people.ts'
import { loadOnce } from '../../load-once.ts'

type Range = Record<'from' | 'to', string>

/**
 * The calculator's French strings for what is loaded once somebody turns to it: with a result, the lap counter, a shared
 * link. They are in a file of their own so that they are not fetched with the page.
 */
export const details = {
  /** Fetch the strings of what is opened, once; undefined where they cannot be had. */
  whatIf: loadOnce(() => import('./what-if.ts').then(({ whatIf }) => whatIf)),
  sharing: loadOnce(() => import('./sharing.ts').then(({ sharing }) => sharing)),
  clocks: loadOnce(() => import('./clocks.ts').then(({ clocks }) => clocks)),
  track: loadOnce(() => import('./track.ts').then(({ track }) => track)),
  measuredPeople,
  saveMeasurement,
  /** The drawing of a result. */
  curve: {
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
  },
  percentileNote:
    'Le percentile est un palier (10, 25, 50, 75 ou 95) fondé sur les seuils du site, et non un rang calculé dans la population du Québec.',
  scale: {
    title: (group: string, ages: string) => `Catégories du site : ${group}, ${ages}`,
    ages: (upTo: number) =>
      upTo === 29 ? 'jusqu’à 29 ans' : upTo === Infinity ? '50 ans et plus' : `de ${upTo - 9} à ${upTo} ans`,
    alternative: (vo2max: string) => `Votre résultat : ${vo2max} ml/kg/min.`,
    alternativeMargin: (from: string, to: string) => `Marge : de ${from} à ${to}.`,
    below: (value: string) => `moins de ${value}`,
    range: (from: string, to: string) => `${from} à ${to}`,
    from: (value: string) => `${value} et plus`,
  },
  facts: {
    margin: {
      label: 'Marge du test',
      value: ({ from, to }: Range) => `environ ± 10 % du nombre affiché : de ${from} à ${to} ml/kg/min`,
      both: (site: Range, alone: Range) =>
        `environ ± 10 % du nombre affiché : de ${site.from} à ${site.to} ml/kg/min ; sans les corrections du site, de ${alone.from} à ${alone.to}`,
    },
    cooper: {
      label: 'Équation de Cooper seule',
      value: (vo2max: string) => `${vo2max} ml/kg/min, sans les corrections du site`,
    },
    absolute: {
      label: 'Pour votre poids',
      value: (litres: string, weight: string) =>
        `${litres} ${/^[01],/.test(litres) ? 'litre' : 'litres'} d’oxygène par minute, pour ${weight} kg`,
    },
    mets: { label: 'En MET', value: (mets: string) => `${mets} MET (1 MET = 3,5 ml/kg/min)` },
    /** after the two above, from 50 on: everyday efforts are read by it */
    alone: (value: string) => ` ; ${value} sans les corrections du site`,
    speed: {
      label: 'Vitesse moyenne',
      value: (speed: string, minutes: number, seconds: string) =>
        `${speed} km/h, soit ${minutes} min ${seconds} s par kilomètre`,
    },
  },
  everyday: {
    title: 'Au quotidien',
    hint: 'marche, étages, 10 km',
    /** by Cooper's equation alone from 50 on, where the comparison is so too */
    share: (times: string, isByCooper: boolean) =>
      ` : la part de votre plafond${isByCooper ? ' d’après l’équation de Cooper seule' : ''} (à fond, près de ${times} fois le repos)`,
    names: {
      walking: 'Marcher vite',
      stairs: 'Monter deux étages à votre rythme',
      cycling: 'Vélo tranquille',
      running: '10 km en 1 h 15',
    },
    /** in the drawing; stairs are where walking is */
    marks: { walking: 'marche', cycling: 'vélo', running: '10 km' },
    mets: (mets: string) => `${mets} MET`,
    part: (percent: number) => `${percent} %`,
    surpassed: 'moins que votre course',
    outOfReach: 'au-delà pour l’instant',
    code: (code: string) => `code ${code}`,
    source: 'Un MET est l’oxygène utilisé au repos. Valeurs et codes :',
    reference: 'Herrmann, 2024',
  },
  next: {
    title: (category: string, threshold: number) => `« ${category} » commence à ${threshold}.`,
    more: (metres: string) => `Ce serait ${metres} m de plus en 12 minutes.`,
    improve: 'Progresser en 8 semaines',
    again: {
      title: 'Vous êtes dans la plus haute catégorie du site.',
      text: 'Refaites le test dans quatre semaines, dans les mêmes conditions.',
    },
    walk: {
      title: 'Suivez votre forme plus en douceur.',
      text: 'La marche de Rockport, 1,6 km.',
      older: 'Non vérifiée après 69 ans : regardez surtout votre évolution.',
      try: 'Essayer la marche',
    },
  },
  folds: {
    whatIf: {
      title: 'Et si…\u202f?',
      hint: { both: 'plus loin, dans 10\u00a0ans', distance: 'plus loin', years: 'dans 10\u00a0ans' },
    },
    share: { title: 'Garder et partager', hint: { whole: 'image, lien, rappel', short: 'rappel' } },
    details: { title: 'Détails', hint: { whole: 'marge, L/min, MET, calcul', short: 'vitesse, calcul' } },
    known: 'catégorie du site',
  },
  steps: {
    title: 'Comment ce nombre est calculé',
    cooper: (distance: string, value: string) =>
      `Équation de Cooper : (${distance} − 504,9) ÷ 44,73 = ${value} ml/kg/min.`,
    tooShort: (distance: string) =>
      `Équation de Cooper : (${distance} − 504,9) ÷ 44,73 donne moins que zéro, donc 0. La distance est trop courte pour une estimation.`,
    noAge: (age: string) => `Correction d’âge du site : aucune jusqu’à 25 ans (vous avez ${age} ans).`,
    age: (age: string, years: string, factor: string) =>
      `Correction d’âge du site : à ${age} ans, 1 % de moins pour chaque année après 25 ans, soit ${years} %, donc × ${factor}.`,
    gender: {
      homme: 'Correction de sexe du site : aucune pour un homme.',
      femme: 'Correction de sexe du site : × 0,85 pour une femme.',
    },
    result: (formula: string, value: string) => `Résultat, arrondi au dixième : ${formula} = ${value} ml/kg/min.`,
    cooperFormula: (distance: string) => `(${distance} − 504,9) ÷ 44,73`,
    weight: 'Le poids n’y entre pas. Il sert seulement à calculer vos litres d’oxygène par minute.',
  },
  table: {
    title: 'Votre place dans le tableau',
    text: (group: string, ages: string, column: string) => `${group}, ${ages}, colonne « ${column} »`,
    /** of its highest column */
    joined: 'qui réunit « Très bon » et « Excellent »',
    link: 'Voir votre case',
    young: 'Avant 20 ans, le calculateur utilise la ligne de 20 à 29 ans.',
  },
  share: {
    withoutScript: 'Pour garder ce résultat sur papier, imprimez cette page.',
    results: 'Voir tous mes résultats',
    print: 'Imprimer',
    copy: 'Copier le lien',
    copied: 'Lien copié.',
    copyByHand: 'Copiez ce lien',
    linkNote:
      'Le lien ne contient que ce nombre, dans la partie de l’adresse que le navigateur n’envoie pas au serveur.',
    calendar: 'Prochain test au calendrier',
    calendarNote: (date: string) => `Le fichier contient un rappel pour le ${date}, dans quatre semaines.`,
    event: {
      text: 'Même parcours, même heure, mêmes chaussures.',
      last: (vo2max: string, distance: string) => `Dernier résultat : ${vo2max} ml/kg/min pour ${distance} m.`,
      lastDistance: (distance: string) => `Dernière distance : ${distance} m.`,
    },
  },
  laps: {
    laps: { label: 'Tours', hint: 'par exemple 6 ou 6,5', unit: '' },
    lap: { label: 'Un tour', hint: 'piste : 400 m', unit: 'm' },
    extra: { label: 'En plus', hint: 'après le dernier tour', unit: 'm' },
    submit: 'Entrer cette distance',
    outOfRange: (distance: string, min: string, max: string) =>
      `Cela fait ${distance} m. Le calculateur accepte de ${min} à ${max} m.`,
  },
  shared: {
    title: 'Un résultat partagé',
    ceiling: (vo2max: string) => `plafond d’oxygène\u00a0: ${vo2max}`,
    alternative: (vo2max: string) => `Plafond d’oxygène\u00a0: ${vo2max}\u00a0ml/kg/min.`,
    margin: (from: string, to: string) => `Estimé par un test de Cooper, à ± 10 % près : de ${from} à ${to}.`,
    depends: 'Ce que vaut ce nombre dépend de l’âge et du sexe.',
    toTables: 'Voir les valeurs de référence',
    damaged: 'Ce lien est incomplet ou abîmé. Demandez-en un autre, ou calculez votre propre résultat.',
    yours: 'Et le vôtre ?',
  },
  /** of every test but the run */
  answer: {
    range: (from: string, to: string) =>
      `Un laboratoire trouverait entre ${from} et ${to} ml/kg/min, environ deux fois sur trois.`,
    compare: 'Comparer les méthodes',
    /** in tenths of the people who were measured; 0 is fewer than one, 10 more than nine */
    withRange: (from: number, to: number) => {
      const people = (count: number) => `${count}\u00a0${count === 1 ? 'personne' : 'personnes'} sur\u00a010`
      if (from === 0 && to === 10) return 'Avec la marge, cela va de presque personne à presque tout le monde.'
      if (from === 0) return `Avec la marge, ce serait ${people(to)} au plus, peut-être moins d’une.`
      if (to === 10) return `Avec la marge, ce serait ${people(from)} au moins, peut-être plus de 9.`
      return `Avec la marge, ce serait de ${from} à ${people(to)}.`
    },
    /** by the completed years that a test was checked on */
    cautions: {
      younger: (from: number) =>
        `Ce test n’a pas été vérifié avant ${from} ans : la marge pourrait être plus grande. Regardez surtout votre évolution.`,
      older: (to: number) =>
        `Ce test n’a pas été vérifié après ${to} ans : la marge pourrait être plus grande. Regardez surtout votre évolution.`,
      ageless:
        'L’équation vient de jeunes adultes et ne tient pas compte de l’âge : plus on est âgé, plus ce nombre risque d’être trop haut. Regardez surtout votre évolution.',
      borrowedError: 'Pour les femmes, cette marge vient d’un test voisin, plus court (0,48 L/min) :',
    },
    index:
      'Cet indice n’est pas un VO2max. Plus il est bas, plus le cœur récupère vite. Notez-le, puis comparez-le au suivant.',
    again: {
      title: 'Refaites le même test dans 4 semaines.',
      text: 'Même heure, mêmes conditions : c’est l’écart qui compte.',
      /** in a calendar */
      submit: 'Ajouter au calendrier',
      last: (value: string) => `Même heure, mêmes conditions. Dernier résultat : ${value}.`,
    },
    refusals: {
      pulseRange:
        'Le pouls moyen doit être de 125 à 170 battements par minute. S’il est plus bas, reprenez le test avec une charge plus forte. S’il est plus haut, choisissez une charge plus légère.',
      notSteady:
        'Vos deux pouls ont plus de 5 battements d’écart : le cœur n’était pas encore stable. Pédalez une minute de plus, puis entrez vos deux derniers pouls.',
      noRise: 'Après les flexions, le pouls doit être plus haut qu’au repos. Vérifiez P0 et P1.',
      implausible:
        'Avec ces valeurs, l’équation donne un VO2max impossible. Vérifiez-les une à une. Si elles sont justes, ce test ne vous convient pas.',
    },
  },
}

export type DetailMessages = typeof details
