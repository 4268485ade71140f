/** The form that downloads the calendar of a program, in French. */
export const program = {
  start: 'Premier jour',
  toCalendar: 'Dans mon calendrier',
  about: 'Un fichier avec chaque séance et les deux tests, à ouvrir dans l’application de votre calendrier.',
  refused:
    'Ce premier jour n’existe pas, ou il est trop loin d’aujourd’hui. Entrez année, mois et jour, comme 2027-01-04.',
}

export type ProgramMessages = typeof program
