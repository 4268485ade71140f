/** The timer at the track, laps, and the pulse that is tapped, in French. */
export const measuring = {
  title: 'Chronomètre de 12\u00a0minutes',
  lapLength: 'Longueur d’un tour',
  otherLength: 'Une autre',
  metres: (metres: string) => `${metres}\u00a0m`,
  instructions: 'Un son et une vibration à 6 et à 12\u00a0minutes. Gardez cette page ouverte, sans réseau au besoin.',
  notLoaded: 'Le chronomètre n’a pas pu s’ouvrir. Vérifiez le réseau, puis rouvrez-le.',
  start: 'Partir',
  lap: 'Tour',
  stop: 'Arrêter',
  goOn: 'Continuer',
  restart: 'Recommencer à zéro',
  distance: (laps: number, metres: string) => `${laps}\u00a0${laps < 2 ? 'tour' : 'tours'} · ${metres}\u00a0m`,
  half: 'Six minutes. Encore six.',
  end: '12\u00a0minutes\u00a0: c’est fini. Continuez de marcher.',
  inLaps: 'Distance en tours',
  labels: { laps: 'Tours', lapLength: 'Un tour (m)', extraMetres: 'En plus (m)' },
  notNumbers: 'Entrez des nombres, comme 6 ou 6,5.',
  use: (metres: string) => `Utiliser ${metres}\u00a0m`,
  pulse: {
    title: 'Pouls',
    instructions:
      'Prenez votre pouls au poignet ou au cou, puis touchez le bouton à chaque battement, dix fois ou plus.',
    tap: 'Touchez à chaque battement',
    beats: (beats: number, fewest: number) => `${beats} sur ${fewest}`,
    perMinute: (pulse: number) => `${pulse}\u00a0battements par minute`,
    use: (pulse: number) => `Utiliser ${pulse}`,
  },
}

export type MeasuringMessages = typeof measuring
