import { goal } from './goal.ts'

/** The strings of the visitor's program, in French. */
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
  /** the button for the next goal, once a goal is reached */
  aim: (distance: string) => `Viser ${distance}\u00a0m`,
  again: 'Commencer 8\u00a0autres semaines',
  /** how the stretches of a session feel */
  efforts: {
    easy: { name: 'Tranquille ou lentement', feel: 'vous pouvez parler' },
    hard: { name: 'Vite', feel: 'quelques mots à la fois' },
  },
  beats: (from: number, to: number) => `${from}–${to}\u00a0battements par minute`,
  basis: (age: string) => `D’après vos ${age}\u00a0ans, à 10\u00a0battements près.`,
  add: 'Ajouter au calendrier',
  alarm: 'Avec un rappel une heure avant',
  print: 'Imprimer mon programme',
  oneFile:
    'Un seul fichier\u00a0: toutes les séances et les tests. Ajoutez-le de nouveau après un changement\u00a0: la plupart des calendriers mettent alors les séances à jour, sans doublon.',
  next: (day: string) => `Prochaine séance\u00a0: ${day}`,
  restDays: 'Les autres jours, reposez-vous ou promenez-vous.',
  week: (week: number) => `Semaine ${week}`,
  done: (done: number, of: number) => `${done} sur ${of}`,
  kinds: { easy: 'facile', interval: 'HIIT', test: 'test de 12\u00a0minutes' },
  minutes: (minutes: number) => `${minutes}\u00a0min`,
  change: 'Modifier mon programme',
  remove: 'Supprimer mon programme',
  stretches: {
    easy: (minutes: number) => `${minutes}\u00a0min tranquilles`,
    hard: (minutes: number) => `${minutes}\u00a0min vite`,
    recovery: (minutes: number) => `${minutes}\u00a0min lentement`,
    test: (minutes: number) => `${minutes}\u00a0min de course, le plus loin possible`,
  },
  repeated: (times: number, stretches: string) => `${times}\u00a0×\u00a0(${stretches})`,
  explained: (what: string, how: string) => `${what}\u00a0: ${how}`,
  pulse: (from: number, to: number) => (from === to ? `pouls vers ${from}` : `pouls de ${from} à ${to}`),
  testAdvice: 'Même parcours, même heure, mêmes chaussures.',
  event: {
    title: (session: string) => `VO2max\u00a0: ${session}`,
    intervals: (times: number, minutes: number) => `${times}\u00a0×\u00a0${minutes}\u00a0min`,
    cancelled: 'séance annulée',
  },
  walks: {
    kinds: { easy: 'marche facile', interval: 'marche par intervalles', test: 'test de marche' },
    efforts: {
      easy: { name: 'Tranquille', feel: 'vous parlez sans peine' },
      hard: { name: 'D’un bon pas', feel: 'vous parlez par phrases courtes' },
    },
    stretches: {
      easy: (minutes: number) => `${minutes}\u00a0min tranquilles`,
      hard: (minutes: number) => `${minutes}\u00a0min d’un bon pas`,
      recovery: (minutes: number) => `${minutes}\u00a0min tranquilles`,
      test: () => 'test de marche (1,6\u00a0km ou 12\u00a0min)',
    },
    testAdvice:
      'De 30 à 69\u00a0ans, si vous marchez vite d’habitude et que rien ne modifie votre pouls (médicament, stimulateur cardiaque, cœur irrégulier)\u00a0: 1,6\u00a0km le plus vite possible, sans courir, puis notez votre temps et votre pouls. Sinon\u00a0: 12\u00a0min de marche rapide, puis notez les mètres. Même parcours, même heure, mêmes chaussures.',
  },
  file: 'Programme VO2max',
}

export type ProgramMessages = typeof program
/** The strings that the walking program replaces. */
export type PlanMessages = Pick<ProgramMessages, 'kinds' | 'efforts' | 'stretches' | 'testAdvice'>
