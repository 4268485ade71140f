import { emergency } from '../../safety.ts'

/** The strings of the track companion, in French. Loaded when a visitor opens the companion. */
export const track = {
  title: 'Test de 12 minutes',
  close: 'Fermer',
  setUp: {
    title: 'Au bord de la piste',
    emergency: emergency.fr,
    lap: 'Un tour de piste',
    other: 'Autre longueur',
    length: { label: 'Longueur du tour', hint: 'de 50 à 5 000 m', unit: 'm' },
    signals: 'Signaux',
    sound: 'Bips',
    voice: 'Voix du téléphone',
    about:
      'Un signal toutes les 3 minutes, un à la dernière minute, un à la fin. Gardez cette page à l’écran : sinon, un signal peut manquer. Le temps, lui, reste juste.',
    kept: 'Le temps et les tours restent dans cet onglet, et s’effacent à la fin.',
    warmUp: 'Commencer l’échauffement',
    skip: 'Passer l’échauffement',
  },
  phases: {
    warmUp: { name: 'Échauffement', text: 'Course lente ou marche rapide, avec quelques accélérations.' },
    ready: { name: 'Prêt pour le départ', text: 'Placez-vous sur la ligne. Le temps part quand vous touchez.' },
    run: { name: 'Course', text: 'à courir encore' },
    lastLap: { name: '12 minutes : c’est fini', text: 'Continuez de marcher.' },
    coolDown: { name: 'Retour au calme', text: 'Marchez, sans vous arrêter d’un coup.' },
  },
  paused: 'En pause.',
  start: 'Partir',
  startText: '12 minutes, à allure régulière',
  lap: '+ 1 tour',
  lapText: 'Touchez à chaque passage sur la ligne',
  counted: (laps: number) => `Tour ${laps} compté`,
  laps: (laps: number) => (laps > 1 ? `${laps} tours faits` : `${laps} tour fait`),
  metres: (distance: string) => `${distance} m`,
  projected: 'en 12 minutes, à cette allure',
  noLap: 'une prévision après le premier tour',
  addForgotten: 'Tour oublié ? +1',
  stop: 'Arrêter',
  pauseMenu: {
    title: 'Arrêter le test ?',
    running: 'Le chronomètre continue.',
    paused: 'Une pause fausse le test : l’estimation sera trop haute.',
    goOn: 'Continuer',
    resume: 'Reprendre',
    pause: 'Mettre en pause',
    takeBack: 'Enlever le dernier tour',
    stop: 'Arrêter et tout effacer',
  },
  lastLap: {
    text: 'Combien de mètres après votre dernier passage sur la ligne ? Corrigez les tours s’il en manque un.',
    wasPaused: 'Vous avez fait une pause : l’estimation sera trop haute.',
  },
  bar: { back: 'Revenir au test', end: 'Terminer' },
  signals: {
    warm: 'Échauffement terminé. Placez-vous sur la ligne.',
    minutesLeft: (minutes: number) => `Encore ${minutes} minutes.`,
    lastMinute: 'Dernière minute.',
    end: '12 minutes. C’est fini : continuez de marcher.',
    over: 'Retour au calme terminé.',
  },
  lapAnnouncement: (laps: number, distance: string) => `Tour ${laps}, ${distance} m.`,
}

export type TrackMessages = typeof track
