/** The picture of a result, in French; loaded when somebody opens its fold. */
export const sharing = {
  /** what is written in the picture */
  card: {
    title: 'Mon plafond d’oxygène',
    unit: 'ml/kg/min, à ±\u00a010\u00a0%',
    yours: 'Et le vôtre\u202f?',
    ways: 'Courez 12 minutes, ou marchez 1,6\u00a0km.',
  },
  alternative: (vo2max: string) => `L’image\u00a0: votre courbe et le nombre ${vo2max}`,
  alternativeWithout: 'L’image\u00a0: votre courbe, sans nombre',
  withNumber: 'Montrer mon nombre',
  share: 'Partager l’image',
  save: 'Enregistrer l’image',
  note: 'L’image ne contient ni votre âge, ni votre sexe, ni votre poids. Elle est dessinée ici et n’est pas envoyée à notre serveur.',
  fileName: 'mon-vo2max',
}

export type SharingMessages = typeof sharing
