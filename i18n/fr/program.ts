import { goal } from './goal.ts'

/** A reader’s own eight weeks, in French. */
export const program = {
  lede: 'Choisissez votre programme, le premier jour et l’heure des séances. Tout reste sur cet appareil.',
  plan: 'Programme',
  plans: { main: 'Le programme complet', walks: 'La marche seulement' },
  age: 'Votre âge',
  start: 'Premier jour',
  hour: 'Heure des séances',
  create: 'Créer mon programme',
  errors: {
    age: (from: number, to: number) => `Entrez un âge de ${from} à ${to}\u00a0ans.`,
    start: (latest: string) => `Choisissez un jour entre aujourd’hui et le ${latest}.`,
    hour: 'Entrez une heure, comme 18:30.',
  },
  title: 'Mon programme de 8\u00a0semaines',
  goal: (distance: string, day: string, more: string) => `${distance}\u00a0m le ${day}, soit ${more}\u00a0m de plus.`,
  stay: (distance: string) => `Rester au-dessus de ${distance}\u00a0m.`,
  noGoal: (day: string) => `Huit semaines, jusqu’au ${day}.`,
  reached: goal.reached,
  ended: (day: string) => `Programme terminé le ${day}.`,
  /** the next goal, once one is reached */
  aim: (distance: string) => `Viser ${distance}\u00a0m`,
  again: 'Commencer 8\u00a0autres semaines',
  zones: {
    easy: 'battements, séance facile\u00a0: vous pouvez parler',
    intense: 'battements, séance intense\u00a0: quelques mots',
  },
  basis: (age: string) => `D’après vos ${age}\u00a0ans, à 10\u00a0battements près.`,
  add: 'Ajouter au calendrier',
  oneFile: 'Un seul fichier\u00a0: toutes les séances et les tests.',
  week: (week: number) => `Semaine ${week}`,
  done: (done: number, of: number) => `${done} sur ${of}`,
  kinds: { easy: 'facile', interval: 'HIIT', test: 'test de 12\u00a0minutes' },
  minutes: (minutes: number) => `${minutes}\u00a0min`,
  change: 'Modifier mon programme',
  remove: 'Supprimer mon programme',
  event: {
    easy: (pulse: string) => `Vous pouvez parler. Pouls\u00a0: ${pulse}.`,
    interval: (pulse: string) => `Quelques mots à la fois pendant les intervalles. Pouls\u00a0: ${pulse}.`,
    test: () => 'Même parcours, même heure, mêmes chaussures.',
  },
  walks: {
    kinds: { easy: 'marche facile', interval: 'marche par intervalles', test: 'marche de 1,6\u00a0km' },
    event: {
      easy: () => 'Vous pouvez parler sans peine.',
      interval: () =>
        '3\u00a0min d’un bon pas, 3\u00a0min tranquilles, et ainsi de suite\u00a0: phrases courtes, puis phrases complètes.',
      test: () => 'Même parcours, même heure, mêmes chaussures. Notez votre temps et votre pouls.',
    },
  },
  file: 'Programme VO2max',
}

export type ProgramMessages = typeof program
/** What differs between the program of the page and that of walks. */
export type PlanMessages = Pick<ProgramMessages, 'kinds' | 'event'>
