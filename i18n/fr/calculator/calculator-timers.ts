import { protocolResults } from './protocol-results.ts'
import { track } from './track.ts'

/** The strings beside a protocol while a person does it, in French: timers, lap counter, track companion. */
export const timers = {
  track,
  protocolResults,
  /** the timers beside a form */
  protocolTimers: {
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
      how: (seconds: number) =>
        `Deux doigts au poignet ou au cou. Touchez une première fois pour lancer les ${seconds} secondes.`,
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
}

export type TimerMessages = typeof timers
