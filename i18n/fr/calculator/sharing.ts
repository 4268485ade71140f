import type { Standing } from '../../../domain/norms/comparison.ts'

/** Ways to share an answer, in French. */
export const sharing = {
  /** what is written in the picture */
  card: {
    title: 'Mon plafond d’oxygène',
    unit: 'ml/kg/min, distance seule, à ±\u00a010\u00a0%',
    yours: 'Et le vôtre\u202f?',
    ways: 'Courez 12\u00a0minutes, ou marchez 1,6\u00a0km.',
  },
  /** in two lines */
  higher: (standing: Standing): [string, string] | undefined => {
    if (standing === 'below') return undefined
    const people = standing === 'above' ? 'Parmi les 5\u00a0% les plus en forme' : `Plus haut ${part(standing)}`
    return [people, 'de mon âge et de mon sexe']
  },
  show: (higher: string) => `Montrer «\u00a0${higher}\u00a0»`,
  alternative: (vo2max: string, higher?: string) =>
    `L’image\u00a0: votre courbe et le nombre ${vo2max}.${higher ? ` ${higher}` : ''}`,
  share: 'Partager l’image',
  save: 'Enregistrer l’image',
  copy: 'Copier le lien',
  copied: 'Lien copié.',
  copyByHand: 'Copiez ce lien',
  print: 'Imprimer',
  calendar: 'Au calendrier',
  note: 'L’image et le lien ne contiennent ni âge, ni sexe, ni poids, et rien n’est envoyé à notre serveur.',
  fileName: 'mon-vo2max',
}

export type SharingMessages = typeof sharing

function part(standing: number): string {
  if (standing === 25) return 'qu’une personne sur quatre'
  if (standing === 50) return 'que la moitié des personnes'
  if (standing === 75) return 'que trois personnes sur quatre'
  if (standing % 10) return `que ${standing}\u00a0% des personnes`
  return standing === 10 ? 'qu’une personne sur\u00a010' : `que ${standing / 10}\u00a0personnes sur\u00a010`
}
