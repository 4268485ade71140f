import { curve } from '../calculator/curve.ts'
import { saveMeasurement } from '../progress/save-measurement.ts'
import { measuredPeople } from '../calculator/measured-people.ts'

/**
 * What the four other tests answer, and the words of their clocks, in French. They are in a file of their own so that
 * they are fetched only by somebody who opens a test.
 */
export const details = {
  curve,
  measuredPeople,
  saveMeasurement,

  titles: {
    'rockport-walk': 'Votre résultat : marche de Rockport',
    'queens-college-step': 'Votre résultat : test du banc',
    'astrand-ryhming-cycle': 'Votre résultat : test d’Åstrand',
    'ruffier-dickson-index': 'Votre indice de Ruffier-Dickson',
  },
  announcement: (vo2max: string) => `Résultat : ${vo2max} ml/kg/min.`,
  announcedIndex: (index: string) => `Votre indice : ${index}.`,
  litres: (litres: string, weight: string) =>
    `${litres} ${/^[01],/.test(litres) ? 'litre' : 'litres'} d’oxygène par minute, pour ${weight} kg.`,

  range: (from: string, to: string) =>
    `Un laboratoire trouverait entre ${from} et ${to} ml/kg/min, environ deux fois sur trois.`,
  students: 'Marge inconnue pour vous : ce test a été vérifié auprès d’étudiantes seulement.',
  shorterTest: 'Pour les femmes, cette marge vient d’un test voisin, plus court (0,48 L/min) :',
  /** in tenths of the people who were measured; 0 is fewer than one, 10 more than nine */
  withRange: (from: number, to: number) => {
    const people = (count: number) => `${count}\u00a0${count === 1 ? 'personne' : 'personnes'} sur\u00a010`
    if (from === 0 && to === 10) return 'Avec la marge, cela va de presque personne à presque tout le monde.'
    if (from === 0) return `Avec la marge, ce serait ${people(to)} au plus, peut-être moins d’une.`
    if (to === 10) return `Avec la marge, ce serait ${people(from)} au moins, peut-être plus de 9.`
    return `Avec la marge, ce serait de ${from} à ${people(to)}.`
  },
  outsideStudy: {
    younger:
      'Ce test n’a pas été vérifié avant 30 ans : la marge pourrait être plus grande. Regardez surtout votre évolution.',
    older:
      'Ce test n’a pas été vérifié après 69 ans : la marge pourrait être plus grande. Regardez surtout votre évolution.',
  },
  /** of the step test, from 30 on */
  ageless:
    'L’équation vient de jeunes adultes et ne tient pas compte de l’âge : plus on est âgé, plus ce nombre risque d’être trop haut. Regardez surtout votre évolution.',
  index:
    'Cet indice n’est pas un VO2max. Plus il est bas, plus le cœur récupère vite. Notez-le, puis comparez-le au suivant.',
  again: {
    title: 'Refaites le même test dans 4 semaines.',
    text: 'Même heure, mêmes conditions : c’est l’écart qui compte.',
  },
  /** what the calendar then says */
  reminder: {
    submit: 'Ajouter au calendrier',
    titles: {
      'rockport-walk': 'Refaire la marche de Rockport',
      'queens-college-step': 'Refaire le test du banc',
      'astrand-ryhming-cycle': 'Refaire le test d’Åstrand',
      'ruffier-dickson-index': 'Refaire le test de Ruffier-Dickson',
    },
    text: (value: string) => `Même heure, mêmes conditions. Dernier résultat : ${value}.`,
  },

  refusals: {
    age: 'Ce test a des facteurs d’âge de 15 à 65 ans seulement. Après 65 ans, la marche de Rockport convient mieux.',
    pulseRange:
      'Le pouls moyen doit être de 125 à 170 battements par minute. S’il est plus bas, reprenez le test avec une charge plus forte. S’il est plus haut, choisissez une charge plus légère.',
    notSteady:
      'Vos deux pouls ont plus de 5 battements d’écart : le cœur n’était pas encore stable. Pédalez une minute de plus, puis entrez vos deux derniers pouls.',
    noRise: 'Après les flexions, le pouls doit être plus haut qu’au repos. Vérifiez P0 et P1.',
    implausible:
      'Avec ces valeurs, l’équation donne un VO2max impossible. Vérifiez-les une à une. Si elles sont justes, ce test ne vous convient pas.',
  },

  steps: 'Comment ce nombre est calculé',
  sources: {
    'rockport-walk': 'Kline, 1987',
    'queens-college-step': 'McArdle, 1972',
    'astrand-ryhming-cycle': 'Åstrand et Ryhming, 1954',
    'ruffier-dickson-index': 'Trovato, 2023',
  },

  safety: {
    'rockport-walk':
      'Marchez vite, sans courir. Douleur à la poitrine, malaise, essoufflement anormal : arrêtez-vous et appelez le 911.',
    'queens-college-step':
      'Posez la marche contre un mur, un appui à portée de main. Douleur à la poitrine, malaise, essoufflement anormal : arrêtez-vous et appelez le 911.',
    'astrand-ryhming-cycle':
      'Choisissez une charge que vous pouvez tenir en parlant encore un peu. Douleur à la poitrine, malaise, essoufflement anormal : arrêtez-vous et appelez le 911.',
    'ruffier-dickson-index':
      'Gardez une chaise à portée de main. Douleur à la poitrine, malaise, essoufflement anormal : arrêtez-vous et appelez le 911.',
  },
  check: 'Vérifiez, puis calculez',

  stopwatch: {
    title: 'Marchez 1,609 km',
    how: '4 tours d’une piste de 400 m, plus 9 m, le plus vite possible.',
    start: 'Démarrer',
    stop: 'Arrêter',
    restart: 'Recommencer',
    started: 'Le chronomètre est en marche.',
    stopped: (time: string) => `Temps : ${time}.`,
    note: 'Le chronomètre reste exact même si l’écran s’éteint. Ne fermez pas la page.',
  },
  pulse: {
    title: 'Comptez votre pouls',
    how: 'Deux doigts au poignet ou au cou. Le premier toucher lance les 15 secondes.',
    tap: 'Touchez à chaque battement',
    left: (seconds: number, beats: number) =>
      `encore ${seconds} s · ${beats} ${beats < 2 ? 'battement' : 'battements'}`,
    done: (beats: number, pulse: number) => `${beats} battements, soit ${pulse} par minute`,
    again: 'Touchez pour recompter',
    none: 'Aucun battement compté. Recommencez, ou entrez votre pouls plus bas.',
  },
  phaseTimer: {
    titles: {
      'queens-college-step': 'Métronome et minuterie',
      'astrand-ryhming-cycle': 'Minuterie de 6 minutes',
      'ruffier-dickson-index': 'Minuterie des flexions',
    },
    start: 'Commencer',
    startAt: {
      homme: (beats: number) => `Homme : ${beats} par minute`,
      femme: (beats: number) => `Femme : ${beats} par minute`,
    },
    stop: 'Arrêter',
    sound: 'Son',
    light: 'Lumière',
    /** what sound and light do, where there is a metronome */
    beat: {
      'queens-college-step': 'À chaque pas, la lumière change. Avec le son, un bip aussi.',
      'ruffier-dickson-index': 'À chaque flexion, la lumière change. Avec le son, un bip aussi.',
    },
    beats: ['haut', 'haut', 'bas', 'bas'],
    phases: {
      ready: 'Préparez-vous',
      step: 'Montez et descendez',
      stand: 'Arrêtez et restez debout',
      squats: '30 flexions',
      ride: 'Pédalez',
      rest: 'Reposez-vous',
      count: 'Comptez votre pouls',
    },
    minuteLeft: 'Encore une minute.',
    done: 'C’est fini. Vérifiez les champs, puis calculez.',
  },
}

export type FieldTestDetailMessages = typeof details
