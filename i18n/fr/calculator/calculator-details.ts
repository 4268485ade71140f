import { goal } from '../goal.ts'
import { saveMeasurement } from '../my-results/save-measurement.ts'
import { result } from './result.ts'
import { protocolResults } from './protocol-results.ts'

/**
 * The strings of a result and of saving and sharing it, in French. A page loads this file only when a visitor turns to
 * a form.
 */
export const details = {
  result,
  goal,
  protocolResults,
  saveMeasurement,
  /** below a refused field, or below an unusually long distance */
  repair: {
    useMetres: (metres: string) => `Utiliser ${metres}\u00a0m`,
    enterMetres: (km: string, metres: string) => `Pour ${km}\u00a0km, entrez ${metres}.`,
    limits: (from: number, to: number, unit: string) => `soit de ${from} à ${to}\u00a0${unit}`,
    confirm: (metres: string) => `Vraiment ${metres}\u00a0m\u202f? Appuyez encore pour confirmer.`,
  },
  /** ways to share a result */
  sharing: {
    /** the texts in the share image */
    image: {
      title: 'Mon VO2max',
      unit: 'ml/kg/min, à environ 10\u00a0% près',
      yours: 'Et le vôtre\u202f?',
      ways: 'Courez 12\u00a0minutes, ou marchez 1,6\u00a0km.',
    },
    alternative: (vo2max: string, category: string, person?: string) =>
      `L’image : mon VO2max, ${vo2max} ml/kg/min, « ${category} »${person ? `, ${person}` : ''}.`,
    /** a decade of age and a gender */
    person: (from: number, to: number, gender: string) => `${from === to ? from : `${from} à ${to}`} ans, ${gender}`,
    showPerson: (person: string) => `Montrer ma tranche d’âge et mon sexe (${person})`,
    share: 'Partager l’image',
    save: 'Enregistrer l’image',
    copy: 'Copier le lien',
    copied: 'Lien copié.',
    copyByHand: 'Copiez ce lien',
    print: 'Imprimer',
    calendar: 'Au calendrier',
    note: 'Sans cette case, l’image et le lien ne donnent ni âge ni sexe. Ils ne donnent jamais ni poids ni distance, et rien n’est envoyé à notre serveur.',
    fileName: 'mon-vo2max',
  },
  shared: {
    title: (vo2max: string) => `Résultat partagé : ${vo2max}. Et vous ?`,
    text: 'En ml/kg/min, à environ 10 % près, d’après un test de Cooper.',
    alone: 'Sa signification dépend de l’âge et du sexe, que ce lien ne donne pas.',
    chart: (person: string, category: string) => `${person} : « ${category} ».`,
    onScale: (vo2max: string, category: string) => `Le point, à ${vo2max} ml/kg/min, est dans la zone « ${category} ».`,
    damagedTitle: 'Ce lien n’est pas lisible',
    damaged: 'Ce lien est incomplet ou abîmé. Demandez-en un autre, ou calculez votre propre résultat.',
  },
}

export type DetailMessages = typeof details
