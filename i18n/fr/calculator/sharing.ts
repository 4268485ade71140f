import type { Standing } from '../../../domain/norms/measured-people.ts'

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
    const people = part(standing)
    return people ? [`Plus haut que ${people}`, 'de mon âge et de mon sexe'] : undefined
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

function part(standing: Standing): string | undefined {
  if (standing === 'below') return undefined
  if (standing === 'above') return '95\u00a0% des personnes'
  if (standing === 25) return 'une personne sur quatre'
  if (standing === 50) return 'la moitié des personnes'
  if (standing === 75) return 'trois personnes sur quatre'
  if (standing % 10) return `${standing}\u00a0% des personnes`
  return `${standing / 10}\u00a0${standing === 10 ? 'personne' : 'personnes'} sur\u00a010`
}
