import { saveMeasurement } from '../progress/save-measurement.ts'
import { answer } from './answer.ts'
import { track } from './track.ts'

/**
 * The calculator's French strings for what is loaded once somebody turns to it. They are in a file of their own so that
 * they are not fetched with the page.
 */
export const details = {
  track,
  answer,
  saveMeasurement,
  /** under a field that was refused, or that holds what few people can mean */
  repair: {
    useMetres: (metres: string) => `Utiliser ${metres}\u00a0m`,
    enterMetres: (km: string, metres: string) => `Pour ${km}\u00a0km, entrez ${metres}.`,
    limits: (from: number, to: number, unit: string) => `soit de ${from} à ${to}\u00a0${unit}`,
    confirm: (metres: string) => `Vraiment ${metres}\u00a0m\u202f? Appuyez encore pour confirmer.`,
  },
  /** beside a test’s form */
  clocks: {
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
      how: 'Deux doigts au poignet ou au cou. Touchez une première fois pour lancer les 15 secondes.',
      tap: 'Touchez à chaque battement',
      left: (seconds: number, beats: number) =>
        `encore ${seconds} s · ${beats} ${beats < 2 ? 'battement' : 'battements'}`,
      done: (beats: number, pulse: number) => `${beats} battements, soit ${pulse} par minute`,
      again: 'Touchez pour recompter',
      none: 'Aucun battement compté. Recommencez, ou entrez votre pouls plus bas.',
    },
    phaseTimer: {
      start: 'Commencer',
      startAt: {
        homme: (beats: number) => `Homme : ${beats} par minute`,
        femme: (beats: number) => `Femme : ${beats} par minute`,
      },
      stop: 'Arrêter',
      sound: 'Son',
      light: 'Lumière',
      beats: ['haut', 'haut', 'bas', 'bas'],
      phases: {
        ready: 'Préparez-vous',
        step: 'Montez et descendez',
        stand: 'Arrêtez-vous et restez debout',
        squats: '30 flexions',
        ride: 'Pédalez',
        rest: 'Reposez-vous',
        count: 'Comptez votre pouls',
      },
      minuteLeft: 'Encore une minute.',
      done: 'C’est fini. Vérifiez les champs, puis calculez.',
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
  /** ways to share an answer */
  sharing: {
    /** what is written in the picture */
    card: {
      title: 'Mon VO2max',
      unit: 'ml/kg/min, à environ 10\u00a0% près',
      yours: 'Et le vôtre\u202f?',
      ways: 'Courez 12\u00a0minutes, ou marchez 1,6\u00a0km.',
    },
    alternative: (vo2max: string) => `L’image\u00a0: mon VO2max, ${vo2max}\u00a0ml/kg/min.`,
    share: 'Partager l’image',
    save: 'Enregistrer l’image',
    copy: 'Copier le lien',
    copied: 'Lien copié.',
    copyByHand: 'Copiez ce lien',
    print: 'Imprimer',
    calendar: 'Au calendrier',
    note: 'L’image et le lien ne contiennent ni âge, ni sexe, ni poids, et rien n’est envoyé à notre serveur.',
    fileName: 'mon-vo2max',
  },
  shared: {
    title: 'Un résultat partagé',
    /** one line above the card */
    text: (vo2max: string) =>
      `${vo2max} ml/kg/min, à environ 10 % près, d’après un test de Cooper. Sa signification dépend de l’âge et du sexe.`,
    damaged: 'Ce lien est incomplet ou abîmé. Demandez-en un autre, ou calculez votre propre résultat.',
    yours: 'Et le vôtre ?',
  },
}

export type DetailMessages = typeof details
